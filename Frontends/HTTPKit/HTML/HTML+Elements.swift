extension HTML {
  /// An element that holds other pieces.
  public static func make(
    _ tag: HTMLTag,
    _ attributes: [HTMLAttribute],
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    .element(tag, attributes, content())
  }
}

// The elements that pages are made of, each called as HTML calls it.

extension HTML {
  /// `<html>`.
  public static func html(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("html"), attributes, content())
  }

  /// `<head>`.
  public static func head(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("head"), attributes, content())
  }

  /// `<body>`.
  public static func body(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("body"), attributes, content())
  }

  /// `<header>`.
  public static func header(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("header"), attributes, content())
  }

  /// `<main>`.
  public static func main(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("main"), attributes, content())
  }

  /// `<nav>`.
  public static func nav(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("nav"), attributes, content())
  }

  /// `<section>`.
  public static func section(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("section"), attributes, content())
  }

  /// `<article>`.
  public static func article(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("article"), attributes, content())
  }

  /// `<footer>`.
  public static func footer(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("footer"), attributes, content())
  }

  /// `<div>`.
  public static func div(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("div"), attributes, content())
  }

  /// `<p>`.
  public static func p(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("p"), attributes, content())
  }

  /// `<span>`.
  public static func span(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("span"), attributes, content())
  }

  /// `<h1>`.
  public static func h1(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("h1"), attributes, content())
  }

  /// `<h2>`.
  public static func h2(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("h2"), attributes, content())
  }

  /// `<h3>`.
  public static func h3(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("h3"), attributes, content())
  }

  /// `<ul>`.
  public static func ul(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("ul"), attributes, content())
  }

  /// `<ol>`.
  public static func ol(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("ol"), attributes, content())
  }

  /// `<li>`.
  public static func li(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("li"), attributes, content())
  }

  /// `<dl>`.
  public static func dl(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("dl"), attributes, content())
  }

  /// `<dt>`.
  public static func dt(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("dt"), attributes, content())
  }

  /// `<dd>`.
  public static func dd(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("dd"), attributes, content())
  }

  /// `<a>`.
  public static func a(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("a"), attributes, content())
  }

  /// `<button>`.
  public static func button(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("button"), attributes, content())
  }

  /// `<form>`.
  public static func form(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("form"), attributes, content())
  }

  /// `<fieldset>`.
  public static func fieldset(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("fieldset"), attributes, content())
  }

  /// `<legend>`.
  public static func legend(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("legend"), attributes, content())
  }

  /// `<label>`.
  public static func label(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("label"), attributes, content())
  }

  /// `<select>`.
  public static func select(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("select"), attributes, content())
  }

  /// `<option>`.
  public static func option(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("option"), attributes, content())
  }

  /// `<textarea>`.
  public static func textarea(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("textarea"), attributes, content())
  }

  /// `<table>`.
  public static func table(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("table"), attributes, content())
  }

  /// `<caption>`.
  public static func caption(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("caption"), attributes, content())
  }

  /// `<thead>`.
  public static func thead(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("thead"), attributes, content())
  }

  /// `<tbody>`.
  public static func tbody(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("tbody"), attributes, content())
  }

  /// `<tr>`.
  public static func tr(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("tr"), attributes, content())
  }

  /// `<th>`.
  public static func th(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("th"), attributes, content())
  }

  /// `<td>`.
  public static func td(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("td"), attributes, content())
  }

  /// `<time>`.
  public static func time(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("time"), attributes, content())
  }

  /// `<strong>`.
  public static func strong(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("strong"), attributes, content())
  }

  /// `<small>`.
  public static func small(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("small"), attributes, content())
  }

  /// `<details>`.
  public static func details(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("details"), attributes, content())
  }

  /// `<summary>`.
  public static func summary(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("summary"), attributes, content())
  }

  /// `<figure>`.
  public static func figure(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("figure"), attributes, content())
  }

  /// `<figcaption>`.
  public static func figcaption(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
  {
    .element(HTMLTag("figcaption"), attributes, content())
  }

  /// `<svg>`.
  public static func svg(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element(HTMLTag("svg"), attributes, content())
  }

  /// `<title>`.
  public static func title(_ text: String) -> HTML { .element(HTMLTag("title"), [], .text(text)) }

  /// `<script>`, by its address only.
  public static func script(_ attributes: HTMLAttribute..., from address: String) -> HTML {
    .element(HTMLTag("script"), attributes + [HTMLAttribute("src", address)], .none)
  }

  /// `<input>`.
  public static func input(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("input", isVoid: true), attributes, .none)
  }

  /// `<img>`.
  public static func img(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("img", isVoid: true), attributes, .none)
  }

  /// `<meta>`.
  public static func meta(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("meta", isVoid: true), attributes, .none)
  }

  /// `<link>`.
  public static func link(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("link", isVoid: true), attributes, .none)
  }

  /// `<br>`.
  public static func br(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("br", isVoid: true), attributes, .none)
  }

  /// `<hr>`.
  public static func hr(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("hr", isVoid: true), attributes, .none)
  }

  /// `<rect>`.
  public static func rect(_ attributes: HTMLAttribute...) -> HTML {
    .element(HTMLTag("rect", isVoid: false), attributes, .none)
  }
}
