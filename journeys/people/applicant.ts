import { randomBytes } from "node:crypto";
import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, type Page } from "@playwright/test";
import { linkIn, tokenIn } from "../world/inbox.ts";
import type { World } from "../world/world.ts";
import { type Facts, type ProductApi, productApi } from "./api.ts";
import { type DashboardScreen, dashboardScreen } from "./dashboard.ts";
import { type HeaderScreen, headerScreen } from "./header.ts";
import { type IdentityScreens, identityScreens } from "./identity.ts";
import { type OnboardingScreen, onboardingScreen } from "./onboarding.ts";
import { type SignInScreen, signInScreen } from "./sign-in.ts";
import { say, type Texts } from "./texts.ts";

/** An applicant and their page. */
export interface Applicant {
  readonly email: string;
  readonly page: Page;
  readonly signIn: SignInScreen;
  readonly onboarding: OnboardingScreen;
  readonly header: HeaderScreen;
  readonly dashboard: DashboardScreen;
  readonly identity: IdentityScreens;
  readonly language: Language;
  /** Requests a link, follows it from the e-mail, and presses "Continue as". */
  readonly signsIn: () => Promise<void>;
  /** Follows the link in the e-mail that has arrived, and presses "Continue as". */
  readonly followsLink: () => Promise<void>;
  /** Signs in through the API, for stories about something else. */
  readonly isSignedIn: () => Promise<ProductApi>;
  /** Signs in and gives the three consents through the API. */
  readonly hasConsented: () => Promise<ProductApi>;
  /** Consents, gives the facts and chooses a passport, up to its upload step. */
  readonly comesToTheUpload: (facts?: Partial<Facts>) => Promise<ProductApi>;
  /** The same person in another browser or tab. */
  readonly at: (page: Page) => Applicant;
}

export interface ApplicantOptions {
  readonly page: Page;
  readonly world: World;
  readonly texts: Texts;
  readonly email?: string | undefined;
}

export const newAddress = (): string => `person-${randomBytes(5).toString("hex")}@example.com`;

type Known = ApplicantOptions & { readonly email: string };

const followsLink = async ({ page, world, texts, email }: Known): Promise<void> => {
  await page.goto(linkIn(await world.inbox.next(email)));
  const goOn = say(texts.signIn.link.continueAs, { email: maskedEmail(email) });
  await page.getByRole("button", { name: goOn }).click();
  await page.waitForURL((url) => url.pathname !== "/otl");
};

const signsIn = async (known: Known): Promise<void> => {
  const screen = signInScreen(known.page, known.texts);
  await screen.open();
  await screen.askFor(known.email);
  await expect(screen.sentTitle).toBeVisible();
  await followsLink(known);
};

/** The same requests that the pages make, with the cookies of this browser. */
const isSignedIn = async ({ page, world, texts, email }: Known): Promise<ProductApi> => {
  const { request } = page.context();
  await world.inbox.markAllRead(email);
  const asked = await request.post(`${world.url}/auth/one-time-link`, {
    data: { email, language: texts.language },
  });
  await expect(asked, await asked.text()).toBeOK();
  const token = tokenIn(await world.inbox.next(email));
  const confirmed = await request.post(`${world.url}/auth/one-time-link/confirm`, { data: { token } });
  await expect(confirmed, await confirmed.text()).toBeOK();
  const { access } = (await confirmed.json()) as { access: string };
  return productApi({ request, world, access, language: texts.language });
};

export const newApplicant = (options: ApplicantOptions): Applicant => {
  const { page, texts } = options;
  const email = options.email ?? newAddress();
  const known = { ...options, email };
  const identity = identityScreens(page, texts);
  const hasConsented = async () => {
    const api = await isSignedIn(known);
    await api.consents();
    return api;
  };
  return {
    email,
    page,
    signIn: signInScreen(page, texts),
    onboarding: onboardingScreen(page, texts),
    header: headerScreen(page, texts),
    dashboard: dashboardScreen(page, texts),
    identity,
    language: texts.language,
    signsIn: () => signsIn(known),
    followsLink: () => followsLink(known),
    isSignedIn: () => isSignedIn(known),
    hasConsented,
    comesToTheUpload: async (facts) => {
      const api = await hasConsented();
      await api.facts(facts);
      await page.goto("/questions/identity/documents");
      await identity.isAt("documents");
      await identity.chooseDocument("PASSPORT");
      await identity.goOn();
      await identity.isAt("upload");
      return api;
    },
    at: (other) => newApplicant({ ...known, page: other }),
  };
};
