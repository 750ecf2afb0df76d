import { DEMO_PASSWORD } from "../bank/people.ts";
import { html, type Markup } from "../html/markup.ts";
import { cross, mark, type PracticePage, practicePage, tick, wrongNote } from "../html/practice-page.ts";
import type { Dialog as AnyDialog, Dialogs as AnyDialogs } from "../oauth/dialogs.ts";
import { SCOPES, type SignInRequest } from "./sign-in-request.ts";
import { type Taxpayer, taxpayers } from "./taxpayers.ts";

export type SignInDialog = AnyDialog<SignInRequest, Taxpayer>;
export type SignInDialogs = AnyDialogs<SignInRequest, Taxpayer>;

export const PAGES_PREFIX = "/oauth";

const CLIENT_NAME = "Latchkey";

const page = (content: PracticePage): string =>
  practicePage(
    {
      name: "tax authority",
      warning: "It stands in for HMRC. Never type a real user ID or password here.",
      style: `${PAGES_PREFIX}/practice.css`,
    },
    content,
  );

const address = ({ id }: SignInDialog, rest = ""): string => `${PAGES_PREFIX}/sign-in/${id}${rest}`;

const asked: Markup = html`<p class="from">${mark(CLIENT_NAME)}<span>Asked by <strong>${CLIENT_NAME}</strong></span></p>`;

const personRow = ({ userId, fullName, nino, knows }: Taxpayer): Markup =>
  html`<div><dt>${userId}</dt><dd>${fullName}, ${nino}. ${knows}.</dd></div>`;

const denying = (dialog: SignInDialog, words: string): Markup =>
  html`<form method="post" action="${address(dialog, "/deny")}"><button class="link">${words}</button></form>`;

interface SignIn {
  readonly dialog: SignInDialog;
  readonly userId?: string;
  readonly password?: string;
  readonly wrong?: string;
}

export const signInPage = ({ dialog, userId = "", password = "", wrong }: SignIn): string => {
  const invalid = wrong === undefined ? "false" : "true";
  return page({
    title: "Sign in",
    isWrong: wrong !== undefined,
    main: html`${asked}
<h1>Sign in to the practice tax authority</h1>
${wrongNote(wrong)}
<form method="post" action="${address(dialog)}" autocomplete="off">
<div class="field"><label for="user_id">Practice user ID</label>
<input id="user_id" name="user_id" value="${userId}" aria-invalid="${invalid}" aria-describedby="wrong"
autocomplete="off" autocapitalize="none" spellcheck="false"></div>
<div class="field"><label for="password">Practice password</label>
<p class="hint" id="password-hint">Shown on purpose: it is not a secret</p>
<input id="password" name="password" value="${password}" aria-describedby="wrong password-hint" aria-invalid="${invalid}"
autocomplete="off" autocapitalize="none" spellcheck="false"></div>
<button class="button primary">Sign in</button></form>
<section class="stack"><h2>People of this demo</h2>
<p class="soft">Their password is <strong>${DEMO_PASSWORD}</strong>, as at their bank.</p>
<dl class="people">${taxpayers.map(personRow)}</dl></section>
${denying(dialog, "Go back without signing in")}`,
  });
};

export const authorityPage = (dialog: SignInDialog, { fullName, nino }: Taxpayer): string =>
  page({
    title: "Authority",
    main: html`${asked}
<h1>Let ${CLIENT_NAME} see your tax record?</h1>
<p>You are signed in as <strong>${fullName}</strong>. Your practice National Insurance number is
<strong>${nino}</strong>.</p>
<ul class="ticks">${dialog.request.scopes.map((scope) => tick(SCOPES[scope] ?? scope))}</ul>
<ul class="ticks dont">${cross("They cannot change anything")}</ul>
<form method="post" action="${address(dialog, "/authority")}"><div class="stack">
<button class="button primary" name="decision" value="grant">Give permission</button>
<button class="button" name="decision" value="deny">Do not give permission</button></div></form>
<p class="soft">Or close this window, to see what happens then.</p>`,
  });

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
<p>A link to the tax authority works once, for half an hour. Go back to ${CLIENT_NAME} and start again.</p>`,
  });
