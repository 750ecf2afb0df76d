import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Arrival } from "../../sandbox/src/telemetry/arrivals.ts";
import {
  AMOUNT,
  BORN,
  CANARY_EMAIL,
  COMMENT,
  NINO,
  POSTCODE,
  pictureSaying,
  SHARE_CODE,
} from "./canaries.ts";
import { invitesTenant, joinsTheTeam, reviewsParty } from "./canary-console.ts";
import { TENANT_EMAIL, walkThroughHome } from "./canary-home.ts";
import { emailsTo, graphql, linkToken, post, upload } from "./client.ts";
import { until } from "./running-product.ts";
import type { Walk } from "./walk.ts";

/**
 * A walk through the product in which everything personal is a canary: from the sign-in to the submission and the review,
 * with wrong answers on the way, and with pages that report more than they should.
 */

const QUERIES = {
  facts: `mutation F($first: String, $last: String, $born: Date) { updateMe(firstName: $first, lastName: $last, birthdate: $born, nationality: "FR") { me { uuid } } }`,
  document: `mutation D($path: String!) { updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }]) { me { uuid } } }`,
  completion: `mutation P($answers: Json) { updateWizardProgress(name: IDENTITY, completedSteps: ["upload"], completed: true, answers: $answers) { wizardProgress { completedDtm } } }`,
  consents:
    "mutation C { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }",
  submission: "mutation S { submitValidation { submittedValidation { validationSubmitted } } }",
  shareCode: "mutation R($code: String) { updateMe(shareCode: $code) { me { profile { shareCode } } } }",
  comment: "{ me { latestValidation { remedialSections { comment } } } }",
  addresses: `query A($query: String!) { findAddresses(country: "GB", query: $query) { failed } }`,
  help: "{ me { uuid zendeskJwt } }",
  income: `mutation I($amount: Float) { updateIncome(incomeType: T_EMPLOYED_PERM, companyName: "Canarybakery", annualGrossIncome: $amount, netIncome: $amount, referenceEmail: "${CANARY_EMAIL}") { me { uuid } } }`,
};

interface Person {
  readonly token: string;
  readonly access: string;
}

const signInTwice = async ({ server, outboxUrl }: Walk, email: string): Promise<Person> => {
  const token = await linkToken(server.url, outboxUrl, email);
  const confirm = () => post(`${server.url}/auth/one-time-link/confirm`, { token, otherBrowser: true });
  const { access } = (await (await confirm()).json()) as { access: string };
  expect((await confirm()).status).toBe(410);
  return { token, access };
};

const applies = async ({ server, outboxUrl }: Walk, email: string, access: string): Promise<void> => {
  const facts = { first: "Canaryfirst", last: "Canarylast", born: BORN };
  const asked = (query: string, variables = {}) => graphql(server.url, access, query, variables);
  expect((await asked(QUERIES.facts, facts)).errors).toBeUndefined();
  await asked(QUERIES.facts, { ...facts, first: "Canary1234", born: "2024-02-03" });
  await asked("{ canaryfield }");
  await upload(server.url, access, Buffer.from("canarytext"));
  const path = (await upload(server.url, access, pictureSaying("canarypicture"), "canary.png")).headers.get(
    "location",
  );
  for (const kind of ["document", "photo"]) {
    const said = { url: path, firstName: "Canaryfirst", lastName: "Canarylast", dob: BORN };
    const checked = await post(`${server.url}/wizard/api/verification/${kind}`, said, access);
    expect([200, 422]).toContain(checked.status);
    await post(
      `${server.url}/wizard/api/verification/${kind}`,
      { ...said, url: "http://canary.example/" },
      access,
    );
  }
  await post(`${server.url}/wizard/api/hmrc/auth_url/`, { uuid: randomUUID(), nino: NINO }, access);
  await asked(QUERIES.income, { amount: Number(AMOUNT) });
  const found = await asked(QUERIES.addresses, { query: `Canarystreet ${POSTCODE}` });
  expect(found.data).toEqual({ findAddresses: { failed: true } });
  expect((await asked(QUERIES.document, { path })).errors).toBeUndefined();
  await asked(QUERIES.completion, { answers: { documents: "CANARYDOCUMENT" } });
  expect((await asked(QUERIES.completion, { answers: { documents: "PASSPORT" } })).errors).toBeUndefined();
  await asked(QUERIES.submission);
  await asked(QUERIES.consents);
  expect((await asked(QUERIES.submission)).errors).toBeUndefined();
  await until(async () => (await emailsTo(outboxUrl, email)).length === 2);
};

const everything = `Canaryfirst ${CANARY_EMAIL} ${BORN} ${NINO} ${SHARE_CODE} £${AMOUNT} ${POSTCODE} "canary.pdf" https://canary.example/otl?t=canarytoken`;

const tooMuch = (secret: string) => ({
  event_id: randomUUID().replaceAll("-", ""),
  level: "error",
  message: everything,
  user: { id: "canary", email: CANARY_EMAIL, username: "Canaryfirst" },
  request: { url: `https://canary.example/?${secret}`, data: everything, headers: { authorization: secret } },
  extra: { everything, secret },
  tags: { category: "upload", canary: everything },
  transaction: `/rental-reference/${randomUUID()}?k=canary`,
  breadcrumbs: [
    {
      category: "navigation",
      message: `/questions/identity/name?nino=${NINO}`,
      timestamp: 1,
      data: { everything },
    },
    { category: "event", message: `Changed field ${NINO}`, timestamp: 2 },
    { category: "fetch", message: everything, timestamp: 3 },
  ],
  exception: {
    values: [
      {
        type: "Error",
        value: `It failed with "${everything}", ${CANARY_EMAIL}, ${NINO}, ${BORN}, ${SHARE_CODE}, £${AMOUNT}, ${POSTCODE} and ${secret}`,
        stacktrace: {
          frames: [{ filename: `blob:canary/${secret}`, function: everything, vars: { everything } }],
        },
      },
    ],
  },
});

const tellsTooMuch = async ({ server }: Walk, { access, token }: Person): Promise<void> => {
  const names = [
    `Changed field ${NINO}`,
    "Changed field Canaryfirst",
    `Validation error in birthdate, error: ${BORN}`,
    "Validation error in birthdate, error: validation.birthdate.future",
    `Back to IDENTITY - ${SHARE_CODE}`,
    "Verified document canary.pdf with result ok",
    `Typed ${AMOUNT} at ${POSTCODE}`,
    "Clicked continue",
    "clicked submit",
  ];
  const events = [
    { identify: true },
    ...names.map((event) => ({ event })),
    ...[
      "/dashboard?case=canary",
      `/rental-reference/${randomUUID()}?k=canary`,
      `/otl?link#t=${token}`,
      "/canary",
    ].map((page) => ({ page })),
  ];
  expect((await post(`${server.url}/events`, { events }, access)).status).toBe(204);
  expect((await post(`${server.url}/events`, { events })).status).toBe(204);
  const claimed = { events: [{ event: "Clicked continue", userId: CANARY_EMAIL }] };
  expect((await post(`${server.url}/events`, claimed, access)).status).toBe(400);
  const lines = [
    { dsn: "https://canary@canary.example/1", trace: { user: CANARY_EMAIL } },
    { type: "event" },
  ];
  for (const secret of [access, token]) {
    const body = [...lines, tooMuch(secret)].map((line) => JSON.stringify(line)).join("\n");
    const headers = { "content-type": "application/x-sentry-envelope", authorization: `Bearer ${access}` };
    const sent = await fetch(`${server.url}/errors`, { method: "POST", headers, body });
    expect(sent.status).toBe(204);
  }
};

/** As the messenger does in the page; this is the last that is sent. */
const asksForHelp = async ({ server }: Walk, { access }: Person): Promise<string> => {
  const { data } = await graphql(server.url, access, QUERIES.help);
  const { uuid, zendeskJwt } = (data as unknown as { me: { uuid: string; zendeskJwt: string } }).me;
  const page = await (
    await fetch(`${server.url}/dashboard`, { headers: { cookie: "latchkey_session=1" } })
  ).text();
  const [, script = ""] = /name="latchkey-help" content="([^"]+)"/.exec(page) ?? [];
  const login = await fetch(new URL("/messenger/login", script), { method: "POST", body: zendeskJwt });
  expect(login.status).toBe(200);
  const last = { events: [{ page: LAST_PAGE }] };
  expect((await post(`${server.url}/events`, last, access)).status).toBe(204);
  return uuid;
};

const LAST_PAGE = "/your-data";

export const isLastReport = ({ kind, content }: Arrival): boolean =>
  kind === "page" && JSON.stringify(content).includes(LAST_PAGE);

/** A home of two and their landlord, and the colleague who reviews the tenant. @returns whatever was secret about it */
const throughHomeAndConsole = async (walk: Walk): Promise<readonly string[]> => {
  const { colleague, administrator } = await joinsTheTeam(walk);
  const tenant = await invitesTenant(colleague, TENANT_EMAIL);
  const ofHome = await walkThroughHome(walk);
  const ofReview = await reviewsParty(walk, colleague, tenant);
  return [...ofHome, ...ofReview, ...colleague.secrets(), ...administrator.secrets()];
};

/** @returns the secrets of everybody, and the cases in whose name something was sent */
export const walkWithCanaries = async (
  walk: Walk,
): Promise<{ readonly secrets: readonly string[]; readonly parties: readonly string[] }> => {
  const { server } = walk;
  const applicant = await signInTwice(walk, CANARY_EMAIL);
  await applies(walk, CANARY_EMAIL, applicant.access);
  const inEngland = await signInTwice(walk, "priya.in.england@example.com");
  const { data } = await graphql(server.url, inEngland.access, QUERIES.shareCode, { code: SHARE_CODE });
  expect(data).toEqual({ updateMe: { me: { profile: { shareCode: SHARE_CODE } } } });
  await graphql(server.url, inEngland.access, QUERIES.shareCode, { code: "WCANARY12" });
  const returned = await signInTwice(walk, "remedial.person@example.com");
  const told = await graphql(server.url, returned.access, QUERIES.comment);
  expect(JSON.stringify(told.data)).toContain(COMMENT);
  await post(`${server.url}/auth/one-time-link/look`, { token: "canarytoken" });
  await fetch(`${server.url}/dashboard?canaryquery=1`);
  const ofOthers = await throughHomeAndConsole(walk);
  await tellsTooMuch(walk, applicant);
  const party = await asksForHelp(walk, applicant);
  const secrets = [applicant, inEngland, returned].flatMap(({ token, access }) => [token, access]);
  return { secrets: [...secrets, ...ofOthers], parties: [party] };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

export const idsIn = (content: unknown): readonly unknown[] => {
  if (!isRecord(content)) return [];
  const { userId, external_id, user } = content;
  return [userId, external_id, isRecord(user) ? user.id : undefined].filter((id) => id !== undefined);
};

interface Parted {
  readonly contact: Readonly<Record<string, unknown>> | undefined;
  readonly rest: unknown;
}

export const withoutContact = (content: unknown): Parted => {
  if (!isRecord(content)) return { contact: undefined, rest: content };
  const { traits, user, name, email, ...rest } = content;
  if (isRecord(traits)) return { contact: { traits }, rest };
  if (isRecord(user) && "email" in user) {
    return { contact: { "user.email": user.email }, rest: { ...rest, user: user.id } };
  }
  // The name of an event's page is no contact.
  if ("external_id" in content) return { contact: { name, email }, rest };
  return { contact: undefined, rest: content };
};
