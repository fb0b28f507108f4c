import HTTPKit
import HearthHousehold
import HearthModel
import HearthSupport

/// The page of one's own account.
struct AccountPage {
  let identity: Identity
  let sessions: [WebSession]
  let tokens: [WebToken]
  /// All accounts, for who decides.
  let accounts: [WebAccount]
  let zones: TimeZoneHistory
  let theme: PageTheme
  let messages: Messages

  var html: HTML {
    .several([
      HTML.h1 { messages("web.account.of", identity.account.name) },
      HTML.p { messages("web.role.\(identity.account.role.rawValue)") },
      FormParts.button(messages("web.sign-out"), to: "/sign-out"),
      theme.form(messages), passwordForm, sessionList, tokenList, tokenForm,
      accounts.isEmpty ? .none : accountList, copy,
    ])
  }

  /// A copy of everything, for who decides.
  private var copy: HTML {
    guard identity.may(.owner) else { return .none }
    return HTML.section(.class("card")) {
      HTML.h2 { messages("web.copy") }
      HTML.p { messages("web.copy.text") }
      HTML.a(.class("button"), .href("/backup"), HTMLAttribute("download")) {
        messages("web.copy.take")
      }
    }
  }

  private var passwordForm: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.password.change") }
      HTML.form(.post, .action("/account/password")) {
        FormParts.line("current", messages("web.password.current"), .password(isNew: false))
        FormParts.line("password", messages("web.password.new"), .password(isNew: true))
        HTML.button(.type("submit")) { messages("web.save") }
      }
    }
  }

  private var sessionList: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.sessions") }
      HTML.ul(.class("plain")) {
        for session in sessions {
          HTML.li {
            HTML.span {
              let isThis = identity.proof == .session(session.id)
              let browser = session.browser.isEmpty ? "?" : session.browser
              isThis ? messages("web.sessions.this", browser) : browser
            }
            HTML.small { messages("web.sessions.seen", date(session.seen)) }
            FormParts.button(messages("web.end"), to: "/account/sessions/\(session.id)/end")
          }
        }
      }
    }
  }

  private var tokenList: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.tokens") }
      HTML.p { messages("web.tokens.text") }
      HTML.ul(.class("plain")) {
        for token in tokens {
          HTML.li {
            HTML.span { token.name }
            HTML.small { "\(messages("web.scope.\(token.scope.rawValue)")), \(date(token.made))" }
            FormParts.button(messages("web.delete"), to: "/account/tokens/\(token.id)/delete")
          }
        }
      }
    }
  }

  private var tokenForm: HTML {
    HTML.form(.post, .action("/account/tokens"), .class("card")) {
      HTML.h2 { messages("web.tokens.new") }
      FormParts.line("name", messages("web.tokens.name"), isRequired: true)
      FormParts.choice(
        "scope",
        messages("web.tokens.scope"),
        TokenScope.known.map { ($0.rawValue, messages("web.scope.\($0.rawValue)")) },
        chosen: TokenScope.read.rawValue
      )
      HTML.button(.type("submit")) { messages("web.make") }
    }
  }

  private var accountList: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.accounts") }
      HTML.ul(.class("plain")) {
        for account in accounts {
          HTML.li {
            HTML.span { account.name }
            HTML.small { messages("web.role.\(account.role.rawValue)") }
            if account.id != identity.account.id {
              FormParts.button(messages("web.delete"), to: "/accounts/\(account.id)/delete")
            }
          }
        }
      }
      HTML.form(.post, .action("/accounts")) {
        HTML.h3 { messages("web.accounts.new") }
        HTML.div(.class("field")) {
          .label(.for("a-name")) { messages("web.sign-in.name") }
          HTML.input(.id("a-name"), .name("name"), .type("text"), HTMLAttribute("required"))
        }
        HTML.div(.class("field")) {
          .label(.for("a-password")) { messages("web.sign-in.password") }
          HTML.input(
            .id("a-password"),
            .name("password"),
            .type("password"),
            HTMLAttribute("autocomplete", "new-password")
          )
        }
        FormParts.choice(
          "role",
          messages("web.accounts.role"),
          [PersonRole.caregiver, .reader, .owner].map {
            ($0.rawValue, messages("web.role.\($0.rawValue)"))
          },
          chosen: PersonRole.caregiver.rawValue
        )
        HTML.button(.type("submit")) { messages("web.make") }
      }
    }
  }

  private func date(_ instant: Instant) -> String {
    messages.dateText(zones.local(instant).day, .medium)
  }
}
