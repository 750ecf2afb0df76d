import { type Both, type Count, type Figures, figuresOf, percentOf, TUNING, unevenness } from "./measure.ts";

const shown = (count: Count): string => `${count.part}/${count.whole} (${percentOf(count).toFixed(1)} %)`;

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

const cells = ({ without, withBirth }: Both): readonly string[] => [shown(without), shown(withBirth)];

/** The rows that a test counts anew. */
export const countedRows = (figures: Figures): readonly string[] => [
  row("Found, of 300 pairs", "at least 98 %", ...cells(figures.found)),
  row("Raised, of 2,000 others", "at most 3 %, with date of birth 1 %", ...cells(figures.raised)),
];

export const UNEVENNESS = "Most raised language, in means";

const mainTable = (figures: Figures): string =>
  [
    table(["", "Goal", "Without date of birth", "With date of birth"], []),
    ...countedRows(figures),
    row(
      UNEVENNESS,
      "at most 2",
      unevenness(figures, "without").toFixed(2),
      unevenness(figures, "withBirth").toFixed(2),
    ),
  ].join("\n");

const languageTable = ({ raisedBy, foundBy }: Figures): string =>
  table(
    ["Language", "Found, without", "Found, with", "Raised, without", "Raised, with"],
    [...raisedBy].map(([language, raised]) => {
      const found = foundBy.get(language);
      return [language, ...(found ? cells(found) : ["not on the list", ""]), ...cells(raised)];
    }),
  );

const INTRODUCTION = `# Names on a sanctions list

How well \`domain/src/compliance/sanctions\` finds people on an invented list, and how often it raises somebody else. Written by
\`npx tsx bench/sanctions/report.ts\`; a test compares it with what the rules do now.

**The list** has the make-up of real ones, but nobody's name on purpose: half of the entries are Russian or Ukrainian, every third Arabic or
Persian, the others Korean, Chinese, Spanish and West African. Common names are common, and most surnames are rare, put together from
syllables. An entry has one to six other names: other spellings, without middle names, turned round, in its own script, or a first name
alone. Every sixth has no date of birth, every fourth the year alone, some a wrong one.

**The pairs** are people of the list under a spelling that the list does not have: names are spelled from their own letters or sounds by the
systems of passports, maps, libraries, and of French, German and Spanish papers, which the rules of the matcher do not share. Middle names are
left out, surnames stand first, 3 in 100 have a slip of the keyboard. Every language has as many pairs.

**The others** are not on the list; half speak its languages. Namesakes are among them, as in life: nobody can tell those apart by
the name. The dates of birth are those of tenants.

**Honesty.** The numbers of the matcher were chosen on two other lists, which lack every third word of the vocabularies. The systems of spelling
were the same there, and mistakes that an earlier set showed were corrected before this one was drawn. Real lists and real tenants were not tried:
their names are more various than these, and their spellings more wilful. Others by language are 8,000, because chance decides with fewer.
`;

export const reportText = (figures: Figures): string =>
  [
    INTRODUCTION,
    `${figures.entries.toLocaleString("en-GB")} entries, ${figures.aliases.toLocaleString("en-GB")} other names.`,
    "",
    mainTable(figures),
    "",
    "## By language",
    "",
    "Raised: of 8,000 others.",
    "",
    languageTable(figures),
    "",
    "## Not found without the date of birth",
    "",
    ...(figures.missed.length === 0 ? ["None."] : figures.missed.map((text) => `- ${text}`)),
    "",
  ].join("\n");

/** With the lists on which the matcher was tuned, for those who change it. */
export const tuningText = (): string =>
  TUNING.map((seeds) => {
    const figures = figuresOf(seeds);
    return `${mainTable(figures)}\n\n${figures.missed.join("\n")}`;
  }).join("\n\n");
