import { recognisedKinds } from "@latchkey/domain/recognition/kind-of-line.ts";
import { groupedBy } from "./grouped.ts";
import { type Figures, figuresOf, type Measured, measure, precisionOf, type Share } from "./measure.ts";
import { personaStatements } from "./personas.ts";
import { laterHalf } from "./second/halves.ts";
import { secondTable } from "./second/table.ts";
import { laterStatements, seenStatements } from "./sets.ts";
import { sixthStatements } from "./sixth/accounts.ts";
import { sixthMended } from "./sixth/text.ts";

/** The figures as a page. */

const shown = ({ part, whole }: Share): string =>
  whole === 0 ? "–" : `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => "---")), ...rows].join("\n");

const cellsOf = ({ recall, kindRight, rhythmRight, yearlyRight }: Figures): readonly string[] =>
  [kindRight, rhythmRight, yearlyRight, recall].map(shown);

const kindTable = (measured: Measured): string =>
  table(
    ["Kind", "Precision", "Recall", "Rhythm right", "Year within 5 %", "Kind right"],
    [undefined, ...recognisedKinds].map((kind) => {
      const of = measured.sought.filter(({ truth }) => kind === undefined || truth.kind === kind);
      const [kindRight = "", rhythmRight = "", yearlyRight = "", recall = ""] = cellsOf(figuresOf(of));
      return row(
        kind ?? "all",
        shown(precisionOf(measured, kind)),
        recall,
        rhythmRight,
        yearlyRight,
        kindRight,
      );
    }),
  );

const sortTable = ({ sought }: Measured): string =>
  table(
    ["Income", "Recall", "Rhythm right", "Year within 5 %", "Kind right"],
    [...groupedBy(sought, ({ truth }) => truth.sort)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([sort, of]) => {
        const [kindRight = "", rhythmRight = "", yearlyRight = "", recall = ""] = cellsOf(figuresOf(of));
        return row(sort, recall, rhythmRight, yearlyRight, kindRight);
      }),
  );

const mistakenTable = ({ mistaken }: Measured): string =>
  table(
    ["What was taken for an income", "Times", "of these in a bank that cuts texts off at 18 characters"],
    [...groupedBy(mistaken, ({ really }) => really)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([really, of]) =>
        row(really, String(of.length), String(of.filter(({ isCutOff }) => isCutOff).length)),
      ),
  );

const partOf = (title: string, measured: Measured): string =>
  [
    `## ${title} (${measured.statements} statements)`,
    kindTable(measured),
    sortTable(measured),
    mistakenTable(measured),
  ].join("\n\n");

/** With employers stated, unlike the other parts, and by the rules of the second set for what is right. */
const sixthPart = (): string => `## The sixth set (400 statements)

Written without sight of the rules; its [page](sixth/README.md) says how, and what counts as right. Measured once before any of it was looked at:

| Counted by income | right | % | goal |
| --- | --- | --- | --- |
| Precision | 470/494 | 95.2 | 98 |
| Precision with a word of pay or a stated employer | 332/341 | 97.4 | 99 |
| Precision, whatever kind was recognised | 479/494 | 97.0 | – |
| Recall, an employer was stated | 331/344 | 96.2 | 95 |
| Recall, no employer was stated | 139/145 | 95.9 | 90 |
| Yearly amount within 2 % | 445/449 | 99.1 | 97 |

${sixthMended}

After mending, the half that was only counted:

${secondTable(laterHalf(sixthStatements()))}`;

export const reportText = (): string =>
  `${[
    `# Recognised income: how well it is recognised

Written by \`bench/recognition/report.ts\`; a test compares this page with what the rules do now. No statement is a real person's. The
statements under **held out** are written by a program of their own, which knows how banks of six countries word and cut off what they
show, and not how incomes are recognised. Real payers and banks word payments in more ways: figures for real statements will be lower.
Half of the statements were looked at while the rules were first mended, the other half with the rules of
[0089](../../docs/decisions/0089-payrolls-keep-bank-days.md). The practice bank is the demo's. No employer is stated here: with those rules casual
jobs that are small, or named by what a bank cut off, are left out more often, and recall fell from 97.5 to 92.2 %.

An income counts as recognised if half of its lines are in it, and half of what is in it are its lines. **Precision** is how much of what
was recognised is an income, by the kind that was recognised; **recall** how much of the true incomes was recognised, by their true kind.
A flat-mate's share of the rent counts as a mistake. The amount of a year is compared for incomes that go on.`,
    sixthPart(),
    partOf("Held out, looked at last", measure(laterStatements())),
    partOf("Held out, looked at first", measure(seenStatements())),
    partOf("The practice bank", measure(personaStatements())),
  ].join("\n\n")}\n`;
