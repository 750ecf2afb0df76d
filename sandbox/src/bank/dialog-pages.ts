import { html, type Markup } from "../html/markup.ts";
import { cross, mark, type PracticePage, practicePage, tick, wrongNote } from "../html/practice-page.ts";
import { type Account, labelOf } from "./accounts.ts";
import type { AuthRequest } from "./auth-request.ts";
import type { Bank } from "./banks.ts";
import type { Dialog } from "./dialog.ts";
import { DEMO_PASSWORD } from "./people.ts";
import type { Person } from "./person.ts";

export const AUTH_PREFIX = "/truelayer-auth";

const CLIENT_NAME = "Latchkey";

export const PRACTICE_CODE = "246810";

const page = (content: PracticePage): string =>
  practicePage(
    {
      name: "bank",
      warning: "It stands in for the bank connection. Never type a real password here.",
      style: `${AUTH_PREFIX}/dialog.css`,
    },
    content,
  );

const address = ({ id }: Dialog, rest = ""): string => `${AUTH_PREFIX}/dialogs/${id}${rest}`;

const fromBank = ({ name }: Bank): Markup =>
  html`<p class="from">${mark(name)}<span><strong>${name}</strong> (practice)</span></p>`;

const leaving = (dialog: Dialog, words: string): Markup =>
  html`<form method="post" action="${address(dialog, "/leave")}"><button class="link">${words}</button></form>`;

const otherBank = (dialog: Dialog): Markup =>
  dialog.request.bank
    ? leaving(dialog, "Go back without signing in")
    : html`<a class="link" href="${address(dialog)}">Another bank</a>`;

const bankRow = (dialog: Dialog, { id, name, note }: Bank): Markup => html`<li>
<a class="bank" href="${address(dialog, `/banks/${id}`)}">${mark(name)}<span><span class="bank-name">${name}</span>
<span class="bank-note">${note}</span></span>
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m9 6 6 6-6 6"/></svg></a></li>`;

export const pickPage = (dialog: Dialog, find = ""): string => {
  const banks = dialog.request.banks.filter(({ name }) =>
    name.toLowerCase().includes(find.trim().toLowerCase()),
  );
  return page({
    title: "Choose a bank",
    main: html`<p class="from">${mark(CLIENT_NAME)}<span>Asked by <strong>${CLIENT_NAME}</strong></span></p>
<div class="stack"><h1>Choose a practice bank</h1><p class="soft">Each one behaves differently.</p></div>
<form class="find" method="post" action="${address(dialog, "/find")}">
<div class="field"><label for="find">Find a bank</label>
<input id="find" name="find" type="search" autocomplete="off" value="${find}"></div>
<button class="button">Find</button></form>
${banks.length === 0 && html`<p role="status">No bank of this name.</p>`}
<ul class="banks">${banks.map((bank) => bankRow(dialog, bank))}</ul>
${leaving(dialog, "My bank is not here, go back")}`,
  });
};

const personRow = ({ userName, fullName, shows }: Person): Markup =>
  html`<div><dt>${userName}</dt><dd>${fullName}. ${shows}.</dd></div>`;

interface SignIn {
  readonly dialog: Dialog;
  readonly bank: Bank;
  readonly people: readonly Person[];
  readonly userName?: string;
  readonly password?: string;
  readonly wrong?: string;
}

export const signInPage = ({ dialog, bank, people, userName = "", password = "", wrong }: SignIn): string => {
  const invalid = wrong === undefined ? "false" : "true";
  return page({
    title: "Sign in",
    isWrong: wrong !== undefined,
    main: html`${fromBank(bank)}
<h1>Sign in to the practice bank</h1>
${wrongNote(wrong)}
<div class="note"><p>Take <strong>john</strong> and <strong>doe</strong>. john1 to john100 with doe1 to doe100 are
other people; the number decides what their account shows.</p></div>
<form method="post" action="${address(dialog, `/banks/${bank.id}`)}" autocomplete="off">
<div class="field"><label for="user_name">Practice user</label>
<input id="user_name" name="user_name" value="${userName}" aria-invalid="${invalid}" aria-describedby="wrong"
autocomplete="off" autocapitalize="none" spellcheck="false"></div>
<div class="field"><label for="password">Practice password</label>
<p class="hint" id="password-hint">Shown on purpose: it is not a secret</p>
<input id="password" name="password" value="${password}" aria-describedby="wrong password-hint" aria-invalid="${invalid}"
autocomplete="off" autocapitalize="none" spellcheck="false"></div>
<button class="button primary">Sign in</button></form>
<section class="stack"><h2>People of this demo</h2>
<p class="soft">Their password is <strong>${DEMO_PASSWORD}</strong>.</p>
<dl class="people">${people.map(personRow)}</dl></section>
${otherBank(dialog)}`,
  });
};

export const closedPage = (dialog: Dialog, bank: Bank): string =>
  page({
    title: "Closed for repairs",
    main: html`${fromBank(bank)}
<h1>${bank.name} is closed for repairs</h1>
<p>Nobody can sign in today.</p>
${otherBank(dialog)}`,
  });

export const codePage = (dialog: Dialog, bank: Bank, wrong?: string): string =>
  page({
    title: "One more question",
    isWrong: wrong !== undefined,
    main: html`${fromBank(bank)}
<h1>One more question</h1>
${wrongNote(wrong)}
<form method="post" action="${address(dialog, "/code")}" autocomplete="off">
<div class="field"><label for="code">Practice code</label>
<p class="hint" id="code-hint">A bank would send it to a phone. Here it is ${PRACTICE_CODE}</p>
<input id="code" name="code" inputmode="numeric" autocomplete="off" aria-describedby="wrong code-hint"></div>
<button class="button primary">Continue</button></form>
${otherBank(dialog)}`,
  });

const SHARED: readonly (readonly [scope: string, words: string])[] = [
  ["info", "Name, and what else the bank knows about the person"],
  ["accounts", "Names and numbers of accounts"],
  ["balance", "Balances"],
  ["transactions", "Money that came in and went out, as far back as the bank shows it"],
  ["standing_orders", "Standing orders"],
  ["direct_debits", "Direct debits"],
  ["cards", "Cards"],
];

const sharedList = ({ scopes }: AuthRequest): Markup => {
  const shared = SHARED.filter(([scope]) => scopes.includes(scope)).map(([, words]) => tick(words));
  const again = scopes.includes("offline_access");
  return html`<ul class="ticks">${shared}
${again && tick("They may look again for 90 days")}</ul>
<ul class="ticks dont">${cross("They cannot move money")}
${!again && cross("They cannot look again later: access ends after an hour")}</ul>`;
};

const accountRow = (account: Account): Markup => {
  const id = `account-${account.plan.key}`;
  return html`<div class="check"><input type="checkbox" id="${id}" name="account" value="${account.plan.key}" checked>
<label for="${id}">${labelOf(account)}</label></div>`;
};

interface ConsentDetails {
  readonly dialog: Dialog;
  readonly bank: Bank;
  readonly accounts: readonly Account[];
  readonly wrong?: string;
}

export const consentPage = ({ dialog, bank, accounts, wrong }: ConsentDetails): string => {
  const again = dialog.request.scopes.includes("offline_access");
  return page({
    title: "Permission",
    isWrong: wrong !== undefined,
    main: html`${fromBank(bank)}
<h1>Let ${CLIENT_NAME} look ${again ? "for 90 days" : "once"}?</h1>
${wrongNote(wrong)}
${sharedList(dialog.request)}
<form method="post" action="${address(dialog, "/consent")}">
${
  accounts.length > 0
    ? html`<fieldset class="stack"><legend>Which accounts?</legend>${accounts.map(accountRow)}</fieldset>`
    : html`<p>There are no accounts.</p>`
}
<div class="stack"><button class="button primary" name="decision" value="allow">Allow</button>
<button class="button" name="decision" value="refuse">Do not allow</button></div></form>
<p class="soft">Or close this window, to see what happens then.</p>`,
  });
};

export const wrongLinkPage = (sentence: string): string =>
  page({
    title: "This link is wrong",
    isWrong: true,
    main: html`<h1>This link is wrong</h1><p>${sentence}</p>`,
  });

export const endedPage = (): string =>
  page({
    title: "This link has ended",
    main: html`<h1>This link has ended</h1>
<p>A link to the bank works once, for half an hour. Go back to ${CLIENT_NAME} and start again.</p>`,
  });
