import { html } from "../html/markup.ts";
import { type PracticePage, practicePage, wrongNote } from "../html/practice-page.ts";
import { portrait, svgOf } from "./drawing.ts";
import { birthdateField, rowList, type Typed, textField } from "./fields.ts";
import { dayInWords } from "./london-day.ts";
import type { Row } from "./pdf.ts";
import { type CodeHolder, codeHolders } from "./people.ts";
import { type CodeCheck, resultRows } from "./share-code.ts";
import { STYLE_PATH } from "./style.ts";

export const SHARE_CODE_PATH = "/share-code";

const page = (content: PracticePage): string =>
  practicePage(
    {
      name: "government page",
      warning: "It stands in for the page for landlords of a demo. Never type a real share code here.",
      style: STYLE_PATH,
    },
    content,
  );

const holderRow = ({ code, name, birthdate, rightEndsIn, codeEndsIn }: CodeHolder): Row => {
  const right = rightEndsIn === undefined ? "no time limit" : "a time limit";
  const spaced = code.replace(/(.{3})(?=.)/g, "$1 ");
  return [spaced, `${name}, born ${dayInWords(birthdate)}: ${codeEndsIn < 0 ? "an expired code" : right}`];
};

const TITLE = "Check a tenant’s right to rent (practice page)";

/** @param nothing why there is no result */
export const askPage = (typed: Typed, nothing?: string): string =>
  page({
    title: TITLE,
    isWrong: nothing !== undefined || Object.keys(typed.issues).length > 0,
    main: html`<h1>${TITLE}</h1>
${wrongNote(nothing)}
<form method="post" action="${SHARE_CODE_PATH}">
${textField(typed, { name: "code", label: "Share code", hint: "From the tenant, like R12 345 678" })}
${birthdateField(typed)}
${textField(typed, { name: "landlord", label: "Your company, or the landlord" })}
<button class="button primary">Check</button></form>
<section class="stack"><h2>Codes of this demo</h2>
${rowList(codeHolders.map(holderRow))}</section>`,
  });

export const resultPage = (check: CodeCheck, reference: string): string =>
  page({
    title: `Right to rent: ${check.holder.name}`,
    main: html`<h1>${check.holder.name}</h1>
<div class="drawings">${svgOf(portrait(check.holder.name))}</div>
${rowList(resultRows(check, reference))}
<a class="button primary" href="${SHARE_CODE_PATH}/${reference}/pdf" download>Download as PDF</a>
<p><a href="${SHARE_CODE_PATH}">Check another code</a></p>`,
  });

export const goneCodePage = (): string =>
  page({
    title: "There is no such result",
    isWrong: true,
    main: html`<h1>There is no such result</h1>
<p>Results end with the demo. <a href="${SHARE_CODE_PATH}">Check the code again</a></p>`,
  });
