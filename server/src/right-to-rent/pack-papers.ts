import { responsibilityFields } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { checkNames } from "@latchkey/words/en/check-names.ts";
import { recordLines } from "@latchkey/words/record-lines.ts";
import { longDate, longTime } from "../platform/formats/formats.ts";
import { templateFonts } from "../platform/pdf/fonts.ts";
import type { PdfSource } from "../platform/pdf/pdf-writer.ts";
import type { CheckSubject } from "./check-subject.ts";
import type { PackedFile } from "./pack-evidence.ts";
import type { CheckContent, KeptCheck, SecondOpinion } from "./read-checks.ts";
import type { KeptResponsibility } from "./responsibilities.ts";
import type { StatementText } from "./statement-text.ts";

const page = `
#set text(${templateFonts}, lang: "en", size: 10pt)
#set page(paper: "a4", margin: 22mm, numbering: "1 / 1")
#set par(justify: false)
#show heading.where(level: 1): set text(size: 18pt)
#show heading.where(level: 2): set block(above: 20pt, below: 8pt)
`;

const recordTemplate = `
#let paper = json(bytes(sys.inputs.data))
#set document(title: paper.title, date: none)
${page}
= #paper.title
#for part in paper.parts [
  == #part.title
  #terms(..part.lines.map(((name, value)) => terms.item(name, value)))
]
`;

const statementTemplate = `
#let paper = json(bytes(sys.inputs.data))
#set document(title: paper.first().title, date: none)
${page}
#for (place, statement) in paper.enumerate() [
  #if place > 0 { pagebreak() }
  #set text(lang: statement.language)
  = #statement.title
  #for paragraph in statement.paragraphs [
    #paragraph
    #parbreak()
  ]
]
`;

const countries = new Intl.DisplayNames(["en-GB"], { type: "region" });

const formatsOf = (known: readonly KeptResponsibility[]) => ({
  responsibility: (id: string): string => {
    const found = known.find((one) => one.id === id);
    return found ? `Agreed on ${longDate(found.acceptedOn, "en")}: ${found.fileName}` : "";
  },
  date: (day: string): string => longDate(day, "en"),
  country: (code: string): string => (code === "" ? "" : (countries.of(code) ?? code)),
});

type Line = readonly [name: string, value: string];

const wordIn = (words: Readonly<Record<string, string>>, code: string): string =>
  words[code.toUpperCase()] ?? code;

const secondLines = (second: SecondOpinion | null): readonly Line[] =>
  second
    ? [
        [
          "Second reviewer",
          `${second.agrees ? "Agreed to by" : "Refused by"} ${second.by}, ${longTime(second.at, "en")}`,
        ],
        ...(second.reason ? [["Reason", second.reason] as const] : []),
      ]
    : [];

const aboutLines = ({ name, number, home, agency }: CheckSubject): readonly Line[] => [
  ["Person", name],
  ["Number", partyNumber(number)],
  ["Home", home],
  ["Agency", agency],
];

const checkLines = (check: KeptCheck): readonly Line[] => [
  ["Way", wordIn(checkNames.route, check.route)],
  [
    "Result",
    wordIn(checkNames.shows, check.shows === "right" && check.isTimeLimited ? "limited" : check.shows),
  ],
  ["Made", wordIn(checkNames.purpose, check.purpose)],
  ["Next check by", check.followUpBy ? longDate(check.followUpBy, "en") : "None"],
  ["State", wordIn(checkNames.state, check.state)],
  ["Recorded by", check.by],
  ["Recorded at", longTime(check.at, "en")],
  ...secondLines(check.second),
  ["Rules used", check.ruleSet],
];

export interface PackedRecord {
  readonly subject: CheckSubject;
  readonly check: KeptCheck;
  readonly content: CheckContent;
  readonly files: readonly PackedFile[];
  readonly responsibilities: readonly KeptResponsibility[];
}

export const recordPaper = ({
  subject,
  check,
  content,
  files,
  responsibilities,
}: PackedRecord): PdfSource => {
  const values = Object.entries(content.values).map(([name, value]) => ({ name, value }));
  const evidence = files.filter(({ field }) => !responsibilityFields.includes(field));
  const written = { values, documents: content.documents, files: evidence };
  const lines = recordLines(written, checkNames, formatsOf(responsibilities));
  return {
    template: recordTemplate,
    data: {
      title: "Record of a right-to-rent check",
      parts: [
        { title: "About", lines: aboutLines(subject) },
        { title: "The check", lines: checkLines(check) },
        { title: "What was recorded", lines: lines.map(({ term, text }) => [term, text]) },
        { title: "Evidence, with its SHA-256", lines: files.map(({ name, sha256 }) => [name, sha256]) },
      ],
    },
  };
};

export const statementPaper = (statements: readonly StatementText[]): PdfSource => ({
  template: statementTemplate,
  data: statements,
});
