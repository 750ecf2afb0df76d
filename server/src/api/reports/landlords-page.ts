import type { LandlordsFacts, LandlordsPerson } from "@latchkey/domain/reports/landlords-edition.ts";
import { REPORT_CHECK_PATH, REPORT_LINK_PATH } from "@latchkey/domain/reports/report-wire.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { reportWords as words } from "@latchkey/words/en/report-words.ts";
import { longDate, longTime } from "../../platform/formats/formats.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { amount, conditionItems } from "../../reports/person-paper.ts";
import type { ReportContent } from "../../reports/signed-content.ts";

const row = (name: string, value: string): string =>
  `<div class="api__field"><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

const fields = (rows: readonly string[]): string => `<dl class="api__fields">${rows.join("")}</dl>`;

const affordabilityRows = ({ affordability }: LandlordsPerson, currency: Currency): readonly string[] => {
  if (!affordability) return [];
  const { isMet, affordableMinor } = affordability;
  const upTo = affordableMinor === null ? "" : `, up to ${amount(affordableMinor, currency)} a month`;
  return [
    row("Affordability", `${isMet ? "The criteria are met" : "The criteria are not met alone"}${upTo}`),
  ];
};

const personPart = (person: LandlordsPerson, currency: Currency): string => {
  const { name, role, label, guarantor, conditions } = person;
  return `<section class="api__part"><h2>${escapeHtml(name)}</h2>${fields([
    row("Part", words.role[role]),
    row("Result", label),
    ...affordabilityRows(person, currency),
    ...(guarantor ? [row("Guarantor", `${guarantor.name}: ${guarantor.label ?? "not decided yet"}`)] : []),
    ...conditionItems(conditions).map((item) => row("Condition", item)),
  ])}</section>`;
};

interface Shown {
  readonly token: string;
  readonly isNewest: boolean;
}

export const landlordsPage = (
  { report, version, madeAt, provider }: ReportContent<LandlordsFacts>,
  { token, isNewest }: Shown,
): { readonly title: string; readonly main: string } => {
  const { home, agency, label, outcome, validUntil, people } = report;
  const title = `${label}: ${home.address.replaceAll("\n", ", ")}`;
  const file = (type: string) => `${REPORT_LINK_PATH}/${encodeURIComponent(token)}/report.${type}`;
  const main = `<div class="api" lang="en"><header class="api__part"><p>Report for ${escapeHtml(agency)}</p><h1>${escapeHtml(label)}</h1>
<p>${escapeHtml(words.outcome[outcome])}</p>
${isNewest ? "" : "<p><strong>There is a newer version of this report. Ask the agency for it.</strong></p>"}
${fields([
  row("Home", home.address.replaceAll("\n", ", ")),
  row("Rent", `${amount(home.rentMinor, home.currency)} a month, from ${longDate(home.start, "en")}`),
  ...(validUntil === null ? [] : [row("Valid until", longDate(validUntil, "en"))]),
  row("Version", `${version}, sealed by ${provider} on ${longTime(new Date(madeAt), "en")}`),
])}
<ul><li><a href="${escapeHtml(file("pdf"))}">Download the PDF</a></li><li><a href="${escapeHtml(file("json"))}">Download the signed JSON</a></li><li><a href="${REPORT_CHECK_PATH}">Check that both are genuine</a></li></ul></header>
${people.map((person) => personPart(person, home.currency)).join("\n")}</div>`;
  return { title, main };
};

export const overPage = {
  title: "This link has ended",
  main: `<div class="api" lang="en"><header class="api__part"><h1>This link has ended</h1><p>Ask the letting agency for a new one.</p></header></div>`,
} as const;
