import { html, type Markup } from "../html/markup.ts";
import type { Row } from "./pdf.ts";
import { dayParts, type Issues } from "./typed.ts";

export interface Typed {
  readonly form: URLSearchParams;
  readonly issues: Issues;
}

interface TextField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

const issueNote = (name: string, issue: string | undefined): Markup | undefined =>
  issue === undefined ? undefined : html`<p class="issue" id="${name}-issue">${issue}</p>`;

export const textField = ({ form, issues }: Typed, { name, label, hint }: TextField): Markup =>
  html`<div class="field"><label for="${name}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${issueNote(name, issues[name])}
<input id="${name}" name="${name}" value="${form.get(name) ?? ""}" aria-invalid="${String(name in issues)}"
aria-describedby="${name}-issue ${name}-hint" autocomplete="off" spellcheck="false"></div>`;

const PART_LABELS = { day: "Day", month: "Month", year: "Year" } as const;

export const birthdateField = ({ form, issues }: Typed): Markup =>
  html`<fieldset class="field" aria-describedby="birthdate-issue"><legend>Date of birth</legend>
${issueNote("birthdate", issues.birthdate)}
<div class="day">${dayParts.map(
    (part) => html`<div class="field"><label for="${part}">${PART_LABELS[part]}</label>
<input id="${part}" name="${part}" value="${form.get(part) ?? ""}" inputmode="numeric" autocomplete="off"
aria-invalid="${String("birthdate" in issues)}"></div>`,
  )}</div></fieldset>`;

export const rowList = (rows: readonly Row[]): Markup =>
  html`<dl class="people">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
