import { randomUUID } from "node:crypto";
import { defaultAnswers } from "@latchkey/domain/references/rental.ts";
import {
  endHandOverPath,
  HAND_OVERS_PATH,
  handOverPath,
  PHONE_EXCHANGE_PATH,
  PHONE_FILES_PATH,
  PHONE_LOOK_PATH,
  PHONE_REFRESH_PATH,
  PHONE_STEP_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { expect } from "vitest";
import { type Browser, inEmailTo, openBrowser } from "./browser.ts";
import { BORN, COMMENT, PHONE, POSTCODE, pictureSaying, RENT } from "./canaries.ts";
import { post, upload } from "./client.ts";
import type { Walk } from "./walk.ts";

/** A home of canaries: a tenant whose landlord is asked and who hands a step over to a phone, and their guarantor. */

export const TENANT_EMAIL = "canary.tenant@example.com";
const LANDLORD_EMAIL = "canary.landlord@example.com";
const GUARANTOR_EMAIL = "canary.guarantor@example.com";

const FACTS = `mutation F($first: String, $born: Date) {
  updateMe(firstName: $first, middleName: "Canarymiddle", lastName: "Canarylast", birthdate: $born, nationality: "GB") { me { uuid } }
}`;
const CONSENTS = `mutation C {
  updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } }
}`;
const DOCUMENT = `mutation D($path: String!) { updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }]) { me { uuid } } }`;
const PROGRESS = `mutation P($name: SectionName!, $steps: [String!]!, $related: ID, $answers: Json) {
  updateWizardProgress(name: $name, completedSteps: $steps, completed: true, relatedObjectUuid: $related, answers: $answers) { wizardProgress { id } }
}`;
const GUARANTOR = `mutation G($email: String!, $phone: String!) {
  updateIncome(email: $email, firstName: "Canaryguarantor", lastName: "Canarylast", phoneNumber: $phone) { guarantor { uuid } }
}`;
const SAVINGS = `mutation S($amount: Float!) {
  updateIncome(incomeType: T_SAVINGS, currency: GBP, annualGrossIncome: $amount) { incomeSource { uuid } }
}`;
const HOME = `mutation H($residence: ResidenceInput!) {
  updateResidentialHistoryItems(residence: $residence) { me { residentialHistory { uuid } } }
}`;
const ABOUT_HOME = `mutation A($residence: ResidenceInput!) {
  updateDefaultResidence(residence: $residence) { me { residentialHistory { uuid } } }
}`;
const ASKED = "{ me { guarantee { asked { tenants home monthlyAmount } } } }";
const AGREEMENT = `mutation A($tenants: [String!]!, $home: String!, $monthlyAmount: Float!) {
  agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount) { me { uuid } }
}`;
const SUBMISSION = "mutation S { submitValidation { submittedValidation { validationSubmitted } } }";

const address = {
  street: "Canary Street",
  streetNumber: "7",
  flat: "Flat Canary",
  city: "Canarytown",
  postalCode: POSTCODE,
  placeId: "canaryplace",
  houseName: "Canary House",
  houseNumber: "7",
  formattedAddress: `Flat Canary, 7 Canary Street, Canarytown ${POSTCODE}`,
  country: "GB",
};

/** Signs in with a link that is followed in the same browser. */
const signsIn = async ({ server, outboxUrl }: Walk, email: string): Promise<Browser> => {
  const browser = openBrowser(server.url);
  await browser.post("/auth/one-time-link", { email });
  const [token = ""] = await inEmailTo(outboxUrl, email, /#t=([\w-]+)/);
  await browser.post("/auth/one-time-link/look", { token: browser.keep(token) });
  const confirmed = await browser.post("/auth/one-time-link/confirm", { token });
  browser.access = ((await confirmed.json()) as { access: string }).access;
  await browser.ask(CONSENTS);
  return browser;
};

const showsWhoTheyAre = async ({ server }: Walk, person: Browser, path?: string): Promise<void> => {
  await person.ask(FACTS, { first: "Canaryfirst", born: BORN });
  const stored =
    path ??
    (await upload(server.url, person.access, pictureSaying("canary"), "canary.png")).headers.get("location");
  await person.ask(DOCUMENT, { path: stored });
  await person.ask(PROGRESS, {
    name: "IDENTITY",
    steps: ["name", "birthdate", "nationality", "documents", "upload"],
    answers: { documents: "PASSPORT" },
  });
};

const livedAtALandlords = async (tenant: Browser): Promise<void> => {
  const uuid = randomUUID();
  const home = { uuid, draft: false, isCurrent: true, start: "2020-08-01", end: null };
  await tenant.ask(HOME, { residence: { ...home, residenceType: "STUDENT_ACCOMMODATION", address } });
  const reference = {
    type: "LANDLORD",
    firstName: "Canarylandlord",
    lastName: "Canarylast",
    email: LANDLORD_EMAIL,
    phone: PHONE,
  };
  const rent = { currency: "GBP", rent: Number(RENT), rentFrequency: "MONTHLY" };
  await tenant.ask(ABOUT_HOME, { residence: { uuid, ...rent, rentPaymentDate: "2026-01-01", reference } });
  await tenant.ask(PROGRESS, {
    name: "RESIDENCE",
    steps: ["in-uk", "uk-residential-history"],
    answers: { "in-uk": "yes", thanks: "read", documents: "none", none: "acknowledged" },
  });
};

const namesAGuarantor = async (tenant: Browser): Promise<void> => {
  await tenant.ask(GUARANTOR, { email: GUARANTOR_EMAIL, phone: PHONE });
  await tenant.ask(PROGRESS, {
    name: "INCOME",
    steps: ["whoIsPaying", "someoneElse", "yourGuarantor"],
    answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR", guarantorConfirmation: "acknowledged" },
  });
};

/** @returns the path of the picture that the phone has sent, and the phone */
const handsOver = async (
  { server }: Walk,
  tenant: Browser,
): Promise<{ readonly path: string; readonly phone: Browser }> => {
  const step = { section: "identity", docType: "PASSPORT", side: "front", room: 1, language: "en" };
  const handed = await tenant.post(HAND_OVERS_PATH, step);
  expect(handed.status).toBe(201);
  const { id, address: link } = (await handed.json()) as { id: string; address: string };
  const phone = openBrowser(server.url);
  const token = phone.keep(new URL(link).hash.slice(1));
  expect((await phone.post(PHONE_LOOK_PATH, { token })).status).toBe(200);
  const opened = await phone.post(PHONE_EXCHANGE_PATH, { token });
  phone.access = ((await opened.json()) as { access: string }).access;
  expect((await phone.post(PHONE_EXCHANGE_PATH, { token })).status).toBe(410);
  expect((await phone.get(PHONE_STEP_PATH)).status).toBe(200);
  // A file of the phone bears the name of its step.
  const sent = await upload(server.url, phone.access, pictureSaying("canary"));
  const path = sent.headers.get("location") ?? "";
  expect((await phone.post(PHONE_FILES_PATH, { path })).status).toBe(204);
  expect((await phone.get(PHONE_REFRESH_PATH)).status).toBe(200);
  expect(await (await tenant.get(handOverPath(id))).text()).toContain(path);
  expect((await tenant.post(endHandOverPath(id), {})).status).toBe(200);
  return { path, phone };
};

const landlordAnswers = async ({ server, outboxUrl }: Walk): Promise<Browser> => {
  const landlord = openBrowser(server.url);
  const link = /-reference\/([0-9a-f-]{36})\?\S*#k=([\w-]{43})/;
  const [uuid, secret = ""] = await inEmailTo(outboxUrl, LANDLORD_EMAIL, link);
  const exchanged = await landlord.post("/auth/reference/exchange", { uuid, secret: landlord.keep(secret) });
  landlord.access = ((await exchanged.json()) as { access: string }).access;
  const path = `/tenant-review/${uuid}/`;
  expect(await (await landlord.get(path)).text()).toContain("Canary Street");
  const review = `Canaryfirst was loud, ${COMMENT}`;
  // It names no answer, and is refused.
  expect((await landlord.put(path, { canary: review })).status).toBe(400);
  const answered = await landlord.put(path, { ...defaultAnswers, any_complaints: true, review });
  expect(answered.status).toBe(200);
  return landlord;
};

const guarantorSends = async (walk: Walk): Promise<Browser> => {
  // They are invited, and only then known.
  await inEmailTo(walk.outboxUrl, GUARANTOR_EMAIL, /(\S)/);
  const guarantor = await signsIn(walk, GUARANTOR_EMAIL);
  const { me } = await guarantor.ask<{ me: { guarantee: { asked: object } } }>(ASKED);
  await guarantor.ask(AGREEMENT, me.guarantee.asked);
  await showsWhoTheyAre(walk, guarantor);
  const { updateIncome } = await guarantor.ask<{ updateIncome: { incomeSource: { uuid: string } } }>(
    SAVINGS,
    { amount: Number(RENT) },
  );
  await guarantor.ask(PROGRESS, {
    name: "INCOME",
    related: updateIncome.incomeSource.uuid,
    steps: ["incomeType", "savingsAmount"],
    answers: {
      openBanking: "manual",
      feedback: "technical_difficulties",
      documents: "none",
      noDocumentsNotice: "acknowledged",
    },
  });
  await guarantor.ask(SUBMISSION);
  return guarantor;
};

/** @returns whatever was secret about it */
export const walkThroughHome = async (walk: Walk): Promise<readonly string[]> => {
  const tenant = await signsIn(walk, TENANT_EMAIL);
  const { path, phone } = await handsOver(walk, tenant);
  await showsWhoTheyAre(walk, tenant, path);
  await namesAGuarantor(tenant);
  await livedAtALandlords(tenant);
  await tenant.ask(SUBMISSION);
  const [landlord, guarantor] = await Promise.all([landlordAnswers(walk), guarantorSends(walk)]);
  // With a secret that is none.
  await post(`${walk.server.url}${PHONE_LOOK_PATH}`, { token: "canarytoken" });
  return [tenant, phone, landlord, guarantor].flatMap(({ secrets }) => secrets());
};
