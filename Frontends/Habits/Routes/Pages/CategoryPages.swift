import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The categories.
enum CategoryPages {
  static var routes: [HabitsRoute] { [list, add, page, rename, delete] }

  static let name = Parameter("name", in: .body, .text(0...1000), "The name.", isRequired: true)

  private static let list = HabitsForms.page(
    "categoriesPage",
    "/categories",
    "The categories.",
    [HabitsInput.done]
  ) { input, context in
    let (model, messages) = (try await model(context), context.messages)
    var page = WebPage(model.title) {
      HTML.h1 { messages("web.categories") }
      if let text = model.emptyText { HTML.div(.class("empty")) { HTML.p { text } } }
      HTML.ul(.class("plain card")) { for category in model.categories { row(category, context) } }
      if context.may(.caregiver) {
        HTML.form(.post, .action("/categories"), .class("card"), HTMLAttribute("data-complete")) {
          HTML.h2 { model.newTitle }
          nameLine(model, "", messages)
          HTML.button(.type("submit"), .class("primary"), HTMLAttribute("data-needs-all")) {
            model.addButton
          }
        }
      }
    }
    page.place = "/settings"
    page.isLive = true
    return page.saying(try input(HabitsInput.done), messages)
  }

  private static func model(
    _ context: HabitsContext,
    chosen: RecordID? = nil
  ) async throws -> CategoriesViewModel {
    let messages = context.messages
    return try await context.read { transaction in
      CategoriesViewModel(
        try CategoryBook.categories(in: transaction),
        trackers: try TrackerBook.trackers(in: transaction),
        chosen: chosen,
        in: messages
      )
    }
  }

  private static func row(
    _ category: CategoriesViewModel.CategoryModel,
    _ context: HabitsContext
  ) -> HTML {
    HTML.li {
      HTML.span { category.name }
      HTML.small { category.trackers }
      if context.may(.caregiver) {
        HTML.a(
          .class("button"),
          .href(HabitsPath.category(category.id)),
          .label(context.messages("web.category.edit", category.name))
        ) { context.messages("web.edit") }
      }
    }
  }

  private static func nameLine(
    _ model: CategoriesViewModel,
    _ value: String,
    _ messages: Messages
  ) -> HTML {
    FormParts.line(
      "name",
      model.namePrompt,
      value: value,
      isRequired: true,
      [
        HTMLAttribute("data-longest", String(HabitsCore.Category.longestName)),
        HTMLAttribute(
          "data-too-long",
          messages("create.name.too-long", HabitsCore.Category.longestName)
        ),
        HTMLAttribute("autocomplete", "off"),
      ]
    )
  }

  private static let add = HabitsForms.action(
    "addCategoryForm",
    "/categories",
    "Adds a category.",
    [name]
  ) { input, context in
    _ = try await CategoryBook(context.dependencies)
      .add(try input(name) ?? "", zone: try context.firstZone())
    return "/categories?done=category-added"
  }

  /// Another name, or the question what is to become of the trackers.
  private static let page = HabitsForms.page(
    "categoryPage",
    "/categories/{id}",
    "The form of a category.",
    access: .caregiver,
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    _ = try await context.read { try CategoryBook.category(id.description, in: $0) }
    let (model, messages) = (try await model(context, chosen: id), context.messages)
    let chosen = model.categories.first(where: \.isChosen)
    let name = chosen?.name ?? ""
    return WebPage(model.editTitle) {
      HTML.h1 { model.editTitle }
      HTML.form(.post, .action(HabitsPath.category(id)), .class("card")) {
        nameLine(model, name, messages)
        HTML.button(.type("submit"), .class("primary")) { messages("web.save") }
      }
      HTML.section(.class("card")) {
        HTML.h2 { messages("web.category.delete", name) }
        HTML.p { chosen?.trackers ?? "" }
        deletion(of: id, among: model, messages)
      }
      HTML.p { HTML.a(.class("button"), .href("/categories")) { messages("create.cancel") } }
    }
  }

  private static func deletion(
    of id: RecordID,
    among model: CategoriesViewModel,
    _ messages: Messages
  ) -> HTML {
    let others = model.categories.filter { $0.id != id }
    return HTML.form(.post, .action("\(HabitsPath.category(id))/delete")) {
      FormParts.choice(
        "trackers",
        messages("web.category.trackers"),
        [("", messages("web.form.choose"))]
          + others.map { ($0.id.description, messages("web.category.move", $0.name)) }
          + [("delete", messages("web.category.delete-all"))],
        chosen: ""
      )
      HTML.button(.type("submit")) { messages("web.delete") }
    }
  }

  private static let rename = HabitsForms.action(
    "renameCategoryForm",
    "/categories/{id}",
    "Gives a category another name.",
    [HabitsInput.id, name]
  ) { input, context in
    _ = try await CategoryBook(context.dependencies)
      .rename(try input.required(HabitsInput.id).description, to: try input(name) ?? "")
    return "/categories?done=changed"
  }

  private static let trackers = Parameter(
    "trackers",
    in: .body,
    .text(0...60),
    "The category that its trackers move to, or `delete`."
  )

  private static let delete = HabitsForms.action(
    "deleteCategoryForm",
    "/categories/{id}/delete",
    "Deletes a category.",
    [HabitsInput.id, trackers]
  ) { input, context in
    let word = try input(trackers)
    let fate: CategoryBook.Fate? =
      word == "delete" ? .delete : try await CategoryActions(context).move(to: word)
    _ = try await CategoryBook(context.dependencies)
      .delete(try input.required(HabitsInput.id).description, trackers: fate)
    return "/categories?done=category-deleted"
  }
}
