import type { Page } from "@playwright/test";
import { aWordFile } from "../files/documents.ts";
import { aPhoto } from "../files/pictures.ts";
import { linkIn } from "../world/inbox.ts";
import { expectAsTyped } from "../world/translator.ts";
import type { World } from "../world/world.ts";
import type { Applicant } from "./applicant.ts";
import { everydayBirthdate } from "./identity.ts";
import type { Stop } from "./stops.ts";
import { loadTexts } from "./texts.ts";

/** From the sign-in form to the consents, including errors. The link request fails once with 503. */
export const tourOfSigningIn = async (applicant: Applicant, world: World, stop: Stop): Promise<void> => {
  const { page, signIn, onboarding, email } = applicant;
  await signIn.open();
  await stop("sign-in", { briefly: true });
  await signIn.submit.click();
  await stop("sign-in-required");
  await page.route("**/auth/one-time-link", (route) => route.fulfill({ status: 503, json: {} }));
  await signIn.askFor(email);
  await page.getByRole("alert").waitFor();
  await stop("sign-in-failed");
  await page.unroute("**/auth/one-time-link");
  await signIn.submit.click();
  await signIn.sentTitle.waitFor();
  await expectAsTyped(page.getByText(email, { exact: true }), email);
  await stop("link-sent");
  await page.goto("/otl?expired");
  await stop("session-expired");
  await page.goto("/otl?link");
  await signIn.spentTitle.waitFor();
  await stop("link-spent");
  await page.goto(linkIn(await world.inbox.next(email)));
  const goOn = page.getByRole("button", { name: /@/ });
  await goOn.waitFor();
  await stop("link-landing");
  await goOn.click();
  await onboarding.dialog.waitFor();
  for (const name of ["onboarding-welcome", "onboarding-identity", "onboarding-all-set"]) {
    await stop(name);
    await onboarding.goOn.click();
  }
  await stop("onboarding-consents", { briefly: true });
  await onboarding.agree.press("Enter");
  await onboarding.alert.waitFor();
  await stop("onboarding-consents-error");
  for (const box of ["terms", "background", "accuracy"] as const) await onboarding.boxes[box].check();
  await onboarding.agree.click();
  await onboarding.dialog.waitFor({ state: "hidden" });
};

const tourOfFacts = async ({ identity }: Applicant, stop: Stop): Promise<void> => {
  await identity.isAt("name");
  await stop("name", { briefly: true });
  await identity.goOn();
  await stop("name-errors");
  await identity.fillName("Amara", "Okafor");
  await identity.goOn();
  await identity.isAt("birthdate");
  await stop("birthdate", { briefly: true });
  await identity.fillBirthdate({ ...everydayBirthdate, day: "31", month: "02" });
  await identity.goOn();
  await stop("birthdate-error");
  await identity.fillBirthdate(everydayBirthdate);
  await identity.goOn();
  await identity.isAt("nationality");
  await stop("nationality");
  await identity.chooseNationality("DE");
  await identity.goOn();
};

/** Where a phone is no use, because this is one, it is not offered. */
const tourOfHandOver = async ({ page, language }: Applicant, stop: Stop): Promise<void> => {
  const texts = await loadTexts(language);
  const offer = page.getByRole("button", { name: texts.documents.upload.phone });
  if (!(await offer.isVisible())) return;
  await offer.click();
  await page.getByRole("img", { name: texts.handOver.qr }).waitFor();
  await stop("hand-over");
  await page.getByRole("button", { name: texts.handOver.close }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};

const tourOfDocuments = async (applicant: Applicant, stop: Stop): Promise<void> => {
  const { page, identity } = applicant;
  await identity.isAt("documents");
  await stop("documents");
  await identity.chooseDocument("none");
  await identity.goOn();
  await identity.isAt("none");
  await stop("none");
  await identity.back.click();
  await identity.chooseDocument("NATIONAL_ID");
  await identity.goOn();
  await identity.isAt("documentSignposting");
  await stop("signposting");
  await identity.understood.check();
  await identity.goOn();
  await identity.isAt("upload");
  await stop("upload");
  await tourOfHandOver(applicant, stop);
  await identity.upload.pick(aWordFile());
  await stop("upload-refused");
  await identity.upload.add(await aPhoto("a rather long name of a photo of my identity card, front.jpg"));
  await stop("upload-done");
  await identity.goOn();
  await identity.upload.confirmation.waitFor();
  await stop("upload-confirm");
  await page.keyboard.press("Escape");
};

/** From the dashboard through the identity section, including errors. One save gets no response. */
export const tourOfIdentity = async (applicant: Applicant, stop: Stop): Promise<void> => {
  const { page, identity, dashboard } = applicant;
  await dashboard.open();
  await stop("dashboard-new");
  await dashboard.identity.click();
  await tourOfFacts(applicant, stop);
  await tourOfDocuments(applicant, stop);
  await page.route("**/graphql", (route) => route.abort());
  await identity.goOn();
  await identity.upload.confirm();
  await identity.notSaved.waitFor();
  await stop("not-saved");
  await page.unroute("**/graphql");
};

const pagesBeside = [
  ["your-data", "/your-data"],
  ["check-answers", "/check-answers"],
  ["not-here", "/questions/income"],
  ["error", "/500"],
] as const;

/** One page for each remaining kind. */
export const tourBeside = async (page: Page, stop: Stop): Promise<void> => {
  for (const [name, path] of pagesBeside) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stop(name);
  }
};
