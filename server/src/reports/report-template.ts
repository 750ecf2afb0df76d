import { templateFonts } from "../platform/pdf/fonts.ts";

/** Reads the paper as JSON. Headings, tables and terms are tagged for screen readers; colours repeat what words say. */
export const reportTemplate = `
#let paper = json(bytes(sys.inputs.data))
#let ink = rgb("#1b2440")
#let quiet = rgb("#4d5672")
#let line-colour = rgb("#d9d2c3")
#let tones = (
  good: (rgb("#e2efe6"), rgb("#1f5f43")),
  open: (rgb("#fcefcb"), rgb("#7a5200")),
  plain: (rgb("#ecebe6"), rgb("#4d5672")),
)
#set document(title: paper.title, author: paper.provider, date: none)
#set text(${templateFonts}, lang: "en", region: "GB", size: 10pt, fill: ink)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 22mm, bottom: 20mm),
  background: place(top, rect(width: 100%, height: 3mm, fill: rgb(paper.accent))),
  footer: context [
    #set text(size: 8pt, fill: quiet)
    #paper.footer #h(1fr) #counter(page).get().first() / #counter(page).final().first()
  ],
)
#set par(justify: false, leading: 0.65em)
#show heading.where(level: 1): set text(size: 22pt)
#show heading.where(level: 1): set block(above: 4pt, below: 8pt)
#show heading.where(level: 2): set text(size: 13pt)
#show heading.where(level: 2): set block(above: 20pt, below: 8pt)
#show heading.where(level: 3): set text(size: 10.5pt)
#show heading.where(level: 3): set block(above: 12pt, below: 6pt)
#set table(stroke: (x, y) => (bottom: 0.5pt + line-colour), inset: (x: 0pt, y: 5pt), gutter: 0pt)
#show table.cell.where(y: 0): set text(fill: quiet, size: 9pt)

#let facts(rows) = grid(
  columns: (46mm, 1fr),
  row-gutter: 6pt,
  ..rows.map(((name, value)) => (text(fill: quiet, name), value)).flatten(),
)

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #text(fill: quiet, paper.lead)
    = #paper.heading
    #paper.about
  ],
  align(right)[
    #if paper.logo != none { image(paper.logo, height: 12mm, alt: paper.agency) } else { text(weight: "bold", paper.agency) }
    #v(2pt)
    #set text(fill: quiet)
    #for one in paper.marks [#one #linebreak()]
  ],
)
#line(length: 100%, stroke: 1.2pt + ink)
#v(6pt)
#block(width: 100%, inset: 12pt, radius: 6pt, fill: tones.at(paper.tone).at(0))[
  #text(size: 17pt, weight: "bold", paper.outcome)
  #v(-4pt)
  #text(fill: tones.at(paper.tone).at(1), paper.said)
  #for one in paper.validity [#linebreak()#one]
]
#for part in paper.parts [
  #if part.level == 2 [== #part.title] else [=== #part.title]
  #if part.rows.len() > 0 { facts(part.rows) }
  #if part.table != none {
    table(
      columns: part.table.head.len() * (1fr,),
      table.header(..part.table.head.map(one => [#one])),
      ..part.table.rows.flatten().map(one => [#one]),
    )
  }
  #if part.items.len() > 0 { list(..part.items.map(one => [#one])) }
  #for one in part.paragraphs [
    #one
    #parbreak()
  ]
]
`;
