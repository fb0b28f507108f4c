import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The profile of a child, and its photo.
enum ChildPages {
  static var routes: [DiaryRoute] {
    [newPage, add, page, change, setPhoto, photo, archive, MergeForm.route]
  }

  /// A photo of a phone's camera; what it holds is looked at by the photo processor.
  static let photoLimit = 20 * 1024 * 1024

  private static let newPage = DiaryRoute(
    "newChildPage",
    .get,
    "/children/new",
    "The form of a new child.",
    isDocumented: false,
    access: .caregiver,
    answer: .page
  ) { _, context in
    let messages = context.messages
    let page = WebPage(messages("web.child.new")) {
      HTML.h1 { messages("web.child.new") }
      HTML.form(.post, .action("/children"), .class("card")) {
        ProfileForm(child: nil, messages: messages).html
        SleepEditor.save(messages)
      }
    }
    return context.response(page)
  }

  private static let add = DiaryForms.action(
    "addChildForm",
    "/children",
    "Adds a child.",
    ProfileForm.parameters
  ) { input, context in
    let child = try await ChildActions(context).add(input)
    return DiaryPath.child(child.id)
  }

  private static let page = DiaryRoute(
    "profilePage",
    .get,
    "/children/{child}/profile",
    "The profile of a child.",
    isDocumented: false,
    access: .reader,
    parameters: [DiaryInput.child],
    answer: .page
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    let (diary, hasPhoto, children) = try await context.read { transaction in
      (
        try context.open(id, in: transaction),
        try ChildBook.photo(of: id, in: transaction) != nil,
        try ChildBook.children(in: transaction)
      )
    }
    return context.response(profile(diary, hasPhoto, children, context))
  }

  private static let change = DiaryForms.action(
    "editChildForm",
    "/children/{child}/profile",
    "Changes a child.",
    [DiaryInput.child] + ProfileForm.parameters
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    try await ChildActions(context).edit(id, input)
    return DiaryPath.child(id)
  }

  private static let archive = DiaryForms.action(
    "archiveChildForm",
    "/children/{child}/archive",
    "Hides a child from everyday lists, or shows it again.",
    access: .owner,
    [DiaryInput.child, ProfileForm.isArchived]
  ) { input, context in
    _ = try await ChildBook(context.dependencies)
      .setArchived(try input(ProfileForm.isArchived) ?? true, try input.required(DiaryInput.child))
    return "/children"
  }

  private static let photoFile = Parameter(
    "photo",
    in: .file,
    .file,
    "A picture file of a form; none takes the photo away."
  )

  private static let setPhoto = DiaryRoute(
    "setPhoto",
    .post,
    "/children/{child}/photo",
    "Gives a child a photo.",
    isDocumented: false,
    access: .caregiver,
    parameters: [DiaryInput.child, photoFile],
    answer: .redirect,
    bodyLimit: photoLimit
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    _ = try await context.open(id)
    try await ChildActions(context).setPhoto(input.files(photoFile).first?.bytes, of: id)
    return .redirect(to: DiaryPath.profile(id))
  }

  private static let photo = DiaryRoute(
    "photo",
    .get,
    "/children/{child}/photo",
    "The photo of a child.",
    access: .reader,
    parameters: [DiaryInput.child],
    answer: RouteAnswer(.ok, type: "image/jpeg", "A JPEG.", schema: ["type": "string"])
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    guard let photo = try await context.read({ try ChildBook.photo(of: id, in: $0) }) else {
      throw Problem(.notFound)
    }
    return HTTPResponse(
      .ok,
      headers: ["Content-Type": "image/jpeg"],
      body: .bytes(photo.picture.bytes)
    )
  }

  private static func profile(
    _ diary: OpenDiary,
    _ hasPhoto: Bool,
    _ children: [Child],
    _ context: DiaryContext
  ) -> WebPage {
    let (child, messages) = (diary.child, context.messages)
    let age = Age(of: child, on: diary.today)
    let isWriting = context.may(.caregiver)
    return WebPage(child.name) {
      HTML.h1 { child.name }
      if hasPhoto {
        HTML.img(
          .class("portrait"),
          .src(DiaryPath.photo(child.id)),
          HTMLAttribute("alt", messages("web.photo.of", child.name))
        )
      }
      for line in AgeViewModel(age, of: child, in: messages).lines { HTML.p { line } }
      HTML.div(.class("actions")) {
        HTML.a(.class("button primary"), .href(DiaryPath.child(child.id))) {
          messages("web.place.day")
        }
        HTML.a(.class("button"), .href(DiaryPath.statistics(child.id))) {
          messages("web.statistics")
        }
      }
      if isWriting {
        HTML.form(.post, .action(DiaryPath.profile(child.id)), .class("card")) {
          ProfileForm(child: child, messages: messages).html
          SleepEditor.save(messages)
        }
        photoForm(child, hasPhoto, messages)
      }
      if context.may(.owner) {
        FormParts.button(
          child.isArchived ? messages("web.child.unarchive") : messages("web.child.archive"),
          to: "\(DiaryPath.child(child.id))/archive",
          sending: [("archived", child.isArchived ? "false" : "true")]
        )
        MergeForm(child: child, children: children, messages: messages).html
      }
    }
  }

  private static func photoForm(_ child: Child, _ hasPhoto: Bool, _ messages: Messages) -> HTML {
    let path = DiaryPath.photo(child.id)
    return HTML.section(.class("card")) {
      HTML.form(.post, .action(path), HTMLAttribute("enctype", "multipart/form-data")) {
        FormParts.line("photo", messages("web.photo"), .file("image/*"), isRequired: true)
        HTML.button(.type("submit")) { messages("web.photo.send") }
      }
      if hasPhoto { FormParts.button(messages("web.photo.delete"), to: path) }
    }
  }
}
