import { templateFonts } from "../platform/pdf/fonts.ts";

export const statementTemplate = `
#let page-data = json(bytes(sys.inputs.data))
#set document(title: page-data.title, date: none)
#set text(${templateFonts}, lang: page-data.language, size: 10pt)
#set page(paper: "a4", margin: 22mm, numbering: "1 / 1")
#set par(justify: false)
#set table(stroke: (x: none, y: 0.5pt + luma(190)), inset: (left: 0pt, right: 8pt, y: 5pt))
#show heading.where(level: 1): set text(size: 18pt)
#show heading.where(level: 2): set block(above: 20pt, below: 8pt)
#show table.cell.where(y: 0): set text(weight: "bold")

= #page-data.title

#page-data.intro

#terms(..page-data.facts.map(((name, value)) => terms.item(name, value)))

#let payment-table(payments) = table(
  columns: (30mm, 1fr, auto),
  align: (left, left, right),
  table.header(..page-data.paymentColumns),
  ..payments.flatten(),
)

#for income in page-data.incomes [
  == #income.payer
  #income.summary

  #income.reasons.join(" ")
  #payment-table(income.payments)
  #if income.apart.payments.len() > 0 [
    #strong(income.apart.title)
    #payment-table(income.apart.payments)
  ]
]

#for sentence in page-data.remarks [
  #sentence
  #parbreak()
]

#if page-data.notCounted.rows.len() > 0 [
  == #page-data.notCounted.title
  #table(
    columns: (1fr, auto),
    align: (left, right),
    table.header(..page-data.notCounted.columns),
    ..page-data.notCounted.rows.flatten(),
  )
]
`;
