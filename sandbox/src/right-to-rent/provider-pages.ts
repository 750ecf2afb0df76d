import type { Day } from "../bank/money/days.ts";
import { html, type Markup } from "../html/markup.ts";
import { type PracticePage, practicePage } from "../html/practice-page.ts";
import { svgOf } from "./drawing.ts";
import { birthdateField, rowList, type Typed, textField } from "./fields.ts";
import { dayInWords } from "./london-day.ts";
import { clearmark, passportHolders } from "./people.ts";
import { OTHER_PERSON, type Output, outputDrawings, outputRows, registerRows } from "./provider.ts";
import { STYLE_PATH } from "./style.ts";

export const PROVIDER_PATH = "/provider";
export const REGISTER_PATH = "/register";

const NEVER = "It stands in for one in a demo. Never type real data here.";

const page = (name: string, content: PracticePage): string =>
  practicePage({ name, warning: NEVER, style: STYLE_PATH }, content);

const PROVIDER = "registered provider";

const choice = (typed: Typed, value: string, words: string): Markup =>
  html`<div class="check"><input type="radio" id="person-${value}" name="person" value="${value}"${
    typed.form.get("person") === value && html` checked`
  }><label for="person-${value}">${words}</label></div>`;

export const verifyPage = (typed: Typed): string =>
  page(PROVIDER, {
    title: "Practice provider",
    isWrong: Object.keys(typed.issues).length > 0,
    main: html`<h1>Practice provider</h1>
<p>Makes the output of an identity check by ${clearmark.name}, ${clearmark.number}.</p>
<form method="post" action="${PROVIDER_PATH}">
<fieldset class="stack" aria-describedby="person-issue"><legend>Person</legend>
${typed.issues.person !== undefined && html`<p class="issue" id="person-issue">${typed.issues.person}</p>`}
${passportHolders.map(({ id, forenames, surname, birthdate }) =>
  choice(typed, id, `${forenames} ${surname}, born ${dayInWords(birthdate)}`),
)}
${choice(typed, OTHER_PERSON, "Another person, typed here:")}</fieldset>
${textField(typed, { name: "forenames", label: "Forenames" })}
${textField(typed, { name: "surname", label: "Surname" })}
${birthdateField(typed)}
<button class="button primary">Make the output</button></form>
<p><a href="${REGISTER_PATH}">The provider’s entry in the register</a></p>`,
  });

export const outputPage = (output: Output, reference: string): string =>
  page(PROVIDER, {
    title: "Output of the identity check",
    main: html`<h1>Output of the identity check</h1>
<div class="drawings">${outputDrawings(output).map(svgOf)}</div>
${rowList(outputRows(output, reference))}
<a class="button primary" href="${PROVIDER_PATH}/${reference}/pdf" download>Download as PDF</a>
<p><a href="${REGISTER_PATH}">The provider’s entry in the register</a></p>
<p><a href="${PROVIDER_PATH}">Another person</a></p>`,
  });

export const goneOutputPage = (): string =>
  page(PROVIDER, {
    title: "There is no such output",
    isWrong: true,
    main: html`<h1>There is no such output</h1>
<p>Outputs end with the demo. <a href="${PROVIDER_PATH}">Make it again</a></p>`,
  });

export const registerPage = (day: Day): string =>
  page("government register", {
    title: `${clearmark.name} ${clearmark.number}`,
    main: html`<h1>${clearmark.name} ${clearmark.number}</h1>
${rowList(registerRows(day))}
<a class="button primary" href="${REGISTER_PATH}/pdf" download>Download as PDF</a>
<p><a href="${PROVIDER_PATH}">Practice provider</a></p>`,
  });
