import type { IdentityDocumentKind } from "@latchkey/domain/documents/kinds.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import type { AnyIdentityStep } from "@latchkey/domain/identity/any-flow.ts";
import { type FactsStep, factsSteps } from "@latchkey/domain/identity/facts-flow.ts";
import type { LivePhotoStep } from "@latchkey/domain/identity/live-photo.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { chooseCountry } from "./countries.ts";
import { beginning, countryName, say, type Texts } from "./texts.ts";
import { type UploadArea, uploadArea } from "./upload.ts";

export interface DateOfStory {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Without those of the live photo, which have their own file. */
export type QuestionStep = Exclude<AnyIdentityStep, LivePhotoStep>;

/** The identity section, by its visible texts. */
export interface IdentityScreens {
  readonly open: (search?: string) => Promise<void>;
  /** Expects this step to be shown at its URL. */
  readonly isAt: (step: QuestionStep) => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly continueButton: Locator;
  readonly back: Locator;
  readonly firstName: Locator;
  readonly middleName: Locator;
  readonly lastName: Locator;
  readonly datePart: (part: keyof DateOfStory) => Locator;
  readonly nationality: Locator;
  readonly document: (kind: IdentityDocumentKind | "none") => Locator;
  readonly understood: Locator;
  readonly upload: UploadArea;
  /** The error summary above the form. */
  readonly summary: Locator;
  readonly notSaved: Locator;
  readonly tryAgain: Locator;
  readonly fillName: (first: string, last: string, middle?: string) => Promise<void>;
  readonly fillBirthdate: (date: DateOfStory) => Promise<void>;
  readonly chooseNationality: (code: string) => Promise<void>;
  readonly chooseDocument: (kind: IdentityDocumentKind | "none") => Promise<void>;
  /** "I do not have this document", with a reason. */
  readonly goWithout: (reason: WithoutDocumentReason) => Promise<void>;
  /** Name, date of birth and nationality, up to the step that follows them. */
  readonly answerFacts: (nationality?: string) => Promise<void>;
}

export const everydayBirthdate: DateOfStory = {
  day: "27",
  month: "03",
  year: "1994",
};

/** The heading that identifies a step; that of an upload names the document. */
const headings = (texts: Texts): Readonly<Record<Exclude<QuestionStep, FactsStep>, string | RegExp>> => {
  const { identity, guidance, rightToRent, remedial } = texts;
  const { signposting, upload } = guidance;
  const back = either(signposting.titleBack, signposting.titleVisa);
  const front = either(upload.plain, upload.only, upload.front, upload.photoPage);
  const otherSide = either(upload.back, upload.visaPage);
  return {
    documents: identity.documents.title,
    none: either(identity.none.title, rightToRent.denied.title),
    documentSignposting: signposting.title,
    documentSignpostingBack: back,
    documentSignpostingSecondary: signposting.title,
    documentSignpostingSecondaryBack: back,
    documentSignpostingSecondaryTwo: signposting.title,
    documentSignpostingSecondaryTwoBack: back,
    upload: front,
    uploadBack: otherSide,
    uploadSecondary: front,
    uploadSecondaryBack: otherSide,
    uploadSecondaryTwo: front,
    uploadSecondaryTwoBack: otherSide,
    genericUpload: either(upload.plain, upload.only),
    primaryDocument: rightToRent.primaryDocument.title,
    secondaryDocumentOne: either(
      rightToRent.secondaryDocumentOne.title,
      rightToRent.one.title,
      rightToRent.travel.title,
    ),
    secondaryDocumentTwo: rightToRent.secondaryDocumentTwo.title,
    status: rightToRent.status.title,
    biometricEducation: rightToRent.biometricEducation.title,
    expiredVisa: rightToRent.expiredVisa.title,
    shareCode: say(rightToRent.shareCode.title),
    missingInformation: either(...Object.values(remedial.title)),
  };
};

const headingOf = (texts: Texts, step: QuestionStep): string | RegExp => {
  const fact = factsSteps.find((name) => name === step);
  return fact ? texts.identity[fact].title : headings(texts)[step as Exclude<QuestionStep, FactsStep>];
};

/** Matches anything that starts with one of these texts. */
const either = (...texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => beginning(text.split("{{")[0] ?? "").source).join("|"));

const fields = (page: Page, { identity, guidance, documentNames, questions }: Texts) => {
  const text = (name: string) => page.getByRole("textbox", { name, exact: true });
  const kinds = { ...documentNames.kind, none: identity.documents.none };
  return {
    continueButton: page.getByRole("button", {
      name: questions.page.continue,
      exact: true,
    }),
    back: page.getByRole("button", { name: questions.page.back, exact: true }),
    firstName: text(identity.name.firstName),
    middleName: text(`${identity.name.middleName} ${questions.page.optional}`),
    lastName: text(identity.name.lastName),
    datePart: (part: keyof DateOfStory) => text(questions.date[part]),
    nationality: page.getByRole("combobox", {
      name: identity.nationality.field,
    }),
    document: (kind: IdentityDocumentKind | "none") =>
      page.getByRole("radio", { name: beginning(kinds[kind]) }),
    understood: page.getByRole("checkbox", {
      name: guidance.signposting.understood,
    }),
    summary: page.getByRole("alert").filter({ hasText: questions.page.errorTitle }),
    notSaved: page.getByRole("alert").filter({ hasText: questions.notSaved.title }),
    tryAgain: page.getByRole("button", { name: questions.notSaved.retry }),
  };
};

export const identityScreens = (page: Page, texts: Texts): IdentityScreens => {
  const { documents, uploadDialogs, language } = texts;
  const found = fields(page, texts);
  const goOn = () => found.continueButton.click();
  const fillName = async (first: string, last: string, middle = "") => {
    await found.firstName.fill(first);
    await found.middleName.fill(middle);
    await found.lastName.fill(last);
  };
  const fillBirthdate = async ({ day, month, year }: DateOfStory) => {
    await found.datePart("day").fill(day);
    await found.datePart("month").fill(month);
    await found.datePart("year").fill(year);
  };
  const chooseNationality = (code: string) =>
    chooseCountry(page, found.nationality, countryName(language, code));
  const isAt = async (step: QuestionStep) => {
    await expect(page.getByRole("heading", { level: 1, name: headingOf(texts, step) })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/questions/identity/${step}(\\?|$)`));
  };
  return {
    ...found,
    upload: uploadArea(page, texts),
    open: async (search = "") => {
      await page.goto(`/questions/identity${search}`);
    },
    isAt,
    goOn,
    fillName,
    fillBirthdate,
    chooseNationality,
    chooseDocument: (kind) => found.document(kind).check(),
    goWithout: async (reason) => {
      await page.getByRole("button", { name: documents.upload.without }).click();
      const dialog = page.getByRole("dialog", {
        name: uploadDialogs.without.title,
      });
      await dialog.getByRole("radio", { name: uploadDialogs.without[reason] }).check();
      await dialog.getByRole("button", { name: uploadDialogs.without.confirm }).click();
    },
    answerFacts: async (nationality = "GB") => {
      await isAt("name");
      await fillName("Amara", "Okafor");
      await goOn();
      await isAt("birthdate");
      await fillBirthdate(everydayBirthdate);
      await goOn();
      await isAt("nationality");
      await chooseNationality(nationality);
      await goOn();
    },
  };
};
