import { html, type Markup } from "../html/markup.ts";
import { mark, type PracticePage, practicePage } from "../html/practice-page.ts";
import type { Activity } from "./request.ts";
import type { Verification } from "./verifications.ts";

export const PAGES_PREFIX = "/candidate";

const page = (content: PracticePage): string =>
  practicePage(
    {
      name: "verification service",
      warning: "It stands in for Konfir, which checks employment. Never type real data here.",
      style: `${PAGES_PREFIX}/practice.css`,
    },
    content,
  );

const activityRow = ({ employerName, companyName, jobTitle }: Activity): Markup =>
  html`<div><dt>${employerName ?? companyName ?? "Work"}</dt><dd>${jobTitle ?? ""}</dd></div>`;

const ARRIVALS: readonly (readonly [value: string, words: string])[] = [
  ["", "Once, a moment after I am back"],
  ["before_redirect", "Before I am back"],
  ["duplicate", "Twice"],
  ["out_of_order", "Followed by older news"],
  ["lost", "Not at all"],
];

const arrivalRow = ([value, words]: readonly [string, string], index: number): Markup =>
  html`<div class="check"><input type="radio" id="arrives-${index}" name="arrives" value="${value}"${
    index === 0 && html` checked`
  }><label for="arrives-${index}">${words}</label></div>`;

const BUTTONS: readonly (readonly [value: string, words: string])[] = [
  ["hmrc", "Verify through HMRC"],
  ["bank", "Verify through a bank"],
  ["payroll", "Verify through payroll"],
  ["cancel", "Cancel"],
  ["time_out", "Let it time out"],
];

const button = ([value, words]: readonly [string, string], index: number): Markup =>
  html`<button class="button${index === 0 && " primary"}" name="decision" value="${value}">${words}</button>`;

export const candidatePage = ({ key, request }: Verification): string => {
  const { firstName, lastName, newEmployerName, activities } = request.data;
  return page({
    title: "Verify your work",
    main: html`<p class="from">${mark(newEmployerName)}<span>Asked by <strong>${newEmployerName}</strong></span></p>
<h1>Verify your work, ${firstName} ${lastName}</h1>
<dl class="people">${activities.map(activityRow)}</dl>
<div class="note"><p>HMRC and payroll verify it. A bank only shows that somebody pays.</p></div>
<form method="post" action="${PAGES_PREFIX}/${key}">
<fieldset class="stack"><legend>How does the message about it arrive?</legend>
${ARRIVALS.map(arrivalRow)}</fieldset>
<div class="stack">${BUTTONS.map(button)}</div></form>
<p class="soft">Or close this window, to see what happens then.</p>`,
  });
};

export const endedPage = (): string =>
  page({
    title: "This link has ended",
    main: html`<h1>This link has ended</h1>
<p>A verification is decided once. Go back to where you came from.</p>`,
  });
