import {
  documentFilePath,
  fileDownloadPath,
  filePagePath,
  staffPages,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { expect } from "vitest";
import { authenticatorApp } from "../../server/test/authenticator-app.ts";
import { type Browser, inEmailTo, openBrowser } from "./browser.ts";
import { COMMENT, POSTCODE } from "./canaries.ts";
import type { Walk } from "./walk.ts";

/** A colleague whose name, address and words are canaries, and what they do with a case of canaries. */

const COLLEAGUE_EMAIL = "canary.colleague@example.com";

const INVITATION = `mutation I($email: String!) {
  inviteStaff(email: $email, name: "Canarycolleague", roles: [REVIEWER]) { id }
}`;
const APPLICATION =
  "mutation A($input: NewApplicationInput!) { createApplication(input: $input) { people { id } } }";
const HOMES = "query H($query: String!) { findHomes(query: $query) { failed } }";
const QUEUE = `{ queue(filter: OPEN, search: "Canaryfirst") { rows { partyId } } }`;
const CASE =
  "query C($id: ID!) { dossier(partyId: $id) { references { email } documents { id section type givenName } } }";
const TAKING = "mutation T($id: ID!) { takeParty(partyId: $id) }";
const NOTE = "mutation N($id: ID!, $text: String!) { writeNote(partyId: $id, text: $text) { id } }";
const VERDICT = `mutation V($id: ID!, $document: ID!, $note: String!) {
  judgeDocument(partyId: $id, documentId: $document, verdict: ASK_AGAIN, reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT"], note: $note) { id }
}`;
const DESK = "query D($id: ID!) { decisionDesk(partyId: $id, language: en) { basis } }";
const PROPOSAL = `mutation P($id: ID!, $input: DecisionInput!) {
  proposeDecision(partyId: $id, input: $input, language: en) { open { id } }
}`;
const REFUSAL =
  "mutation R($id: ID!, $note: String!) { refuseDecision(decisionId: $id, note: $note, language: en) { id } }";
const REQUEST =
  "mutation R($id: ID!, $requests: [RequestInput!]!) { askForMore(partyId: $id, requests: $requests) }";

const openConsole = ({ server }: Walk): Browser => openBrowser(server.url, staffPages.graphql);

const refreshes = async (colleague: Browser): Promise<void> => {
  const refreshed = await colleague.get(staffPages.auth.refresh);
  colleague.access = ((await refreshed.json()) as { access: string }).access;
};

const becomes = async (walk: Walk, id: "priya" | "ruth"): Promise<Browser> => {
  const member = openConsole(walk);
  expect((await member.post(`/personas/staff/${id}`, {})).status).toBe(303);
  await refreshes(member);
  return member;
};

const settlesIn = async (walk: Walk): Promise<Browser> => {
  const colleague = openConsole(walk);
  await colleague.post(staffPages.auth.link, { email: COLLEAGUE_EMAIL });
  const [token = ""] = await inEmailTo(walk.outboxUrl, COLLEAGUE_EMAIL, /#t=([\w-]+)/);
  await colleague.post(staffPages.auth.lookAtLink, { token: colleague.keep(token) });
  expect((await colleague.post(staffPages.auth.confirmLink, { token })).status).toBe(200);
  const begun = await colleague.post(staffPages.auth.enrolApp, {});
  const { secret } = (await begun.json()) as { secret: string };
  const code = authenticatorApp(colleague.keep(secret)).code();
  const confirmed = await colleague.post(staffPages.auth.confirmApp, { code });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: readonly string[] };
  for (const recoveryCode of recoveryCodes) colleague.keep(recoveryCode);
  const finished = await colleague.post(staffPages.auth.finishEnrolment, {});
  colleague.access = ((await finished.json()) as { access: string }).access;
  await refreshes(colleague);
  return colleague;
};

/** A colleague who is invited, and comes. @returns their browser, and that of whoever has invited them */
export const joinsTheTeam = async (
  walk: Walk,
): Promise<{ readonly colleague: Browser; readonly administrator: Browser }> => {
  const administrator = await becomes(walk, "ruth");
  await administrator.ask(INVITATION, { email: COLLEAGUE_EMAIL });
  return { colleague: await settlesIn(walk), administrator };
};

/** @returns the id of the tenant's case */
export const invitesTenant = async (colleague: Browser, email: string): Promise<string> => {
  expect(await colleague.ask(HOMES, { query: `Canary Street ${POSTCODE}` })).toEqual({
    findHomes: { failed: true },
  });
  const input = {
    home: `8 Canary Wharf, Canarytown ${POSTCODE}`,
    country: "SCT",
    rentMinor: 95_000,
    currency: "GBP",
    start: "2026-12-01",
    termMonths: 12,
    agency: "Canary Lettings",
    reference: "CANARY-1",
    policy: "scotland-wales-ni-default",
    language: "en",
    people: [{ firstName: "Canaryfirst", lastName: "Canarylast", email, shareMinor: 95_000 }],
  };
  const { createApplication } = await colleague.ask<{
    createApplication: { people: readonly [{ id: string }] };
  }>(APPLICATION, { input });
  return createApplication.people[0].id;
};

interface ReviewedParty {
  readonly documents: readonly { readonly id: string; readonly section: string }[];
}

/** @returns the id of what they have looked at */
const looksAtDocument = async (colleague: Browser, id: string): Promise<string> => {
  const shown = await colleague.ask<{ dossier: ReviewedParty }>(CASE, { id });
  const document = shown.dossier.documents.find(({ section }) => section === "IDENTITY")?.id ?? "";
  expect((await colleague.get(filePagePath(documentFilePath(id, document), 1))).status).toBe(200);
  const copy = await colleague.get(fileDownloadPath(documentFilePath(id, document)));
  expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await copy.arrayBuffer();
  return document;
};

/** @returns whatever was secret about a colleague who disagrees */
const disagreesWith = async (walk: Walk, decisionId: string): Promise<readonly string[]> => {
  const other = await becomes(walk, "priya");
  await other.ask(REFUSAL, { id: decisionId, note: `Canaryfirst is right: ${COMMENT}` });
  return other.secrets();
};

/** From the queue over a proposal, with which somebody disagrees, to a request. @returns what was secret about it */
export const reviewsParty = async (
  walk: Walk,
  colleague: Browser,
  id: string,
): Promise<readonly string[]> => {
  // An address with a name in it, as somebody may have written it down.
  expect((await colleague.get("/console/queue?search=Canaryfirst")).status).toBe(200);
  expect(JSON.stringify(await colleague.ask(QUEUE))).toContain(id);
  await colleague.ask(TAKING, { id });
  await colleague.ask(NOTE, { id, text: `Canaryfirst called. ${COMMENT}` });
  const document = await looksAtDocument(colleague, id);
  await colleague.ask(VERDICT, { id, document, note: `Canaryfirst moved. ${COMMENT}` });
  const { decisionDesk } = await colleague.ask<{ decisionDesk: { basis: string } }>(DESK, { id });
  const decision = {
    outcome: "DECLINED",
    reasons: ["IDENTITY_NOT_SHOWN"],
    conditions: [],
    metBy: "",
    words: `Canaryfirst, ${COMMENT}`,
    note: `Canaryfirst says: ${COMMENT}`,
    basis: decisionDesk.basis,
  };
  const { proposeDecision } = await colleague.ask<{ proposeDecision: { open: { id: string } } }>(PROPOSAL, {
    id,
    input: decision,
  });
  const secrets = await disagreesWith(walk, proposeDecision.open.id);
  await colleague.ask(TAKING, { id });
  const request = { section: "IDENTITY", start: "upload", end: "upload", comment: `Canaryfirst, ${COMMENT}` };
  const reasons = ["PARTIAL_CROPPED_BLURRY_DOCUMENT"];
  await colleague.ask(REQUEST, { id, requests: [{ ...request, reasons }] });
  return secrets;
};
