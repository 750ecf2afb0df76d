import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { followPolicy } from "../world/parties.ts";
import type { World } from "../world/world.ts";
import type { Applicant } from "./applicant.ts";
import { bankDialog } from "./bank.ts";
import { daysAgo, type IncomeScreens, incomeScreens } from "./income.ts";
import { backBy, type Meet, meeting, type Stop, stopWithout } from "./stops.ts";
import { loadTexts, say, type Texts } from "./texts.ts";

interface Walk {
  readonly applicant: Applicant;
  readonly texts: Texts;
  readonly income: IncomeScreens;
  readonly stop: Stop;
  readonly meet: Meet<IncomeStep>;
  readonly backBy: (...steps: readonly IncomeStep[]) => Promise<void>;
}

/** Who else pays: the others in the home, or a guarantor. */
const tourOfPayers = async ({ texts, income, stop, meet, backBy }: Walk): Promise<void> => {
  const { whoIsPaying, someoneElse, yourGuarantor } = texts.income;
  await income.open();
  await meet("whoIsPaying");
  await income.option(whoIsPaying.choices.other).check();
  await income.goOn();
  await income.isAt("someoneElse");
  await stop("someoneElse");
  await income.option(someoneElse.choices.T_ZERO_PERCENT_RENT_SHARE).check();
  await income.goOn();
  await income.isAt("zeroPercentNotice");
  await stop("zeroPercentNotice");
  await backBy("someoneElse");
  await income.option(someoneElse.choices.T_GUARANTOR).check();
  await income.goOn();
  await meet("yourGuarantor");
  await income.field(yourGuarantor.firstName).fill("Margaret");
  await income.field(yourGuarantor.lastName).fill("Hollis");
  await income.field(yourGuarantor.email).fill("margaret@example.com");
  await income.goOn();
  await income.isAt("guarantorConfirmation");
  await stop("guarantorConfirmation");
  await backBy("yourGuarantor", "someoneElse", "whoIsPaying");
  await income.option(whoIsPaying.choices.me).check();
  await income.goOn();
  await meet("incomeType");
};

interface Kind {
  readonly type: OfferedIncomeType;
  readonly details: IncomeStep;
  readonly fill: (income: IncomeScreens, words: Texts["income"]) => Promise<void>;
  readonly amount: IncomeStep;
}

/** Every income but a job, about which there is more to say. */
const kinds: readonly Kind[] = [
  {
    type: "T_PENSION",
    details: "pensionDetails",
    fill: async (income, { pensionDetails }) => {
      await income.field(pensionDetails.provider).fill("State Pension");
      await income.day(pensionDetails.startDate, daysAgo(400));
    },
    amount: "pensionAmount",
  },
  {
    type: "T_BENFITS",
    details: "benefitDetails",
    fill: (income, { benefitDetails }) => income.day(benefitDetails.startDate, daysAgo(400)),
    amount: "benefitAmount",
  },
  {
    type: "T_SCHOLARSHIP_LOANS",
    details: "loanDetails",
    fill: async (income, { loanDetails }) => {
      await income.field(loanDetails.body).fill("Student Loans Company");
      await income.day(loanDetails.startDate, daysAgo(400));
      await income.day(loanDetails.endDate, daysAgo(-400));
    },
    amount: "yourLoan",
  },
  {
    type: "T_SELFEMPLOYED",
    details: "companyDetails",
    fill: async (income, { companyDetails }) => {
      await income.field(companyDetails.companyName).fill("Okafor Repairs");
      await income.day(companyDetails.startDate, daysAgo(400));
    },
    amount: "yourIncome",
  },
];

const choose = async ({ texts, income }: Walk, type: OfferedIncomeType): Promise<void> => {
  await income.option(texts.income.incomeType[type]).check();
  await income.goOn();
};

/** The kinds differ in a few words: English meets all of them, every other language one, and all together each of them. */
const kindsIn = (language: Language): readonly Kind[] =>
  language === "en"
    ? kinds
    : [kinds[languages.indexOf(language) % kinds.length]].filter((kind) => kind !== undefined);

const tourOfKinds = async (walk: Walk): Promise<void> => {
  const { texts, income, stop, meet, backBy } = walk;
  for (const { type, details, fill, amount } of kindsIn(texts.language)) {
    await choose(walk, type);
    await meet(details);
    await fill(income, texts.income);
    await income.goOn();
    await meet(amount);
    await backBy(details, "incomeType");
  }
  await choose(walk, "T_SAVINGS");
  await meet("savingsAmount");
  await income.field(texts.income.savingsAmount.amount).fill("12000");
  await stop("savingsAmount-covers");
  await backBy("incomeType");
};

/** A job, and the bank that is refused at first. */
const tourOfJob = async (walk: Walk): Promise<void> => {
  const { applicant, texts, income, stop, meet } = walk;
  const { page, identity } = applicant;
  const { openBanking, error, companyReference } = texts.income;
  await choose(walk, "T_EMPLOYED_PERM");
  await meet("currentEmployer");
  await income.fillEmployer();
  await income.goOn();
  await meet("yourSalary");
  await income.fillSalary("9000", "700", daysAgo(7));
  await income.goOn();
  await meet("companyReference");
  await income.button(say(companyReference.nobody)).click();
  await stop("companyReference-nobody");
  await income.goOn();
  await identity.summary.waitFor();
  await stop("companyReference-nobody-errors");
  await income.button(say(companyReference.somebody)).click();
  await income.fillReference();
  await income.goOn();
  await income.isAt("openBanking");
  await stop("openBanking");
  // Beside the bank stands the tax record, with a number to type.
  await page.getByRole("textbox").press("Enter");
  await identity.summary.waitFor();
  await stop("openBanking-errors");
  await income.button(say(openBanking.connect)).click();
  await bankDialog(page).refuses();
  await income.isAt("error");
  await stop("error");
  await income.button(say(error.reconnect)).click();
  await income.isAt("openBanking");
};

const tourOfDocuments = async ({ applicant, texts, income, stop, meet, backBy }: Walk): Promise<void> => {
  const { page } = applicant;
  const { openBanking, feedback, documents } = texts.income;
  await income.button(say(openBanking.choices.manual)).click();
  await meet("feedback");
  await page.getByRole("combobox").selectOption({ label: feedback.choices.technical_difficulties });
  await income.goOn();
  await meet("documents");
  await income.option(documents.none).check();
  await income.goOn();
  await income.isAt("noDocumentsNotice");
  await stop("noDocumentsNotice");
  await backBy("documents");
  await income.option(texts.otherDocumentNames.kind.BANK_STATEMENT).check();
  await income.goOn();
  await meet("bankStatementSignposting");
  await page.getByRole("checkbox").check();
  await income.goOn();
  await meet("uploadBankStatements");
  await stopWithout(applicant, texts, stop);
};

/** What was stated is not enough; the bank is connected after all, and shows enough. */
const tourOfAffordability = async (
  { applicant, texts, income, stop }: Walk,
  proof: string,
): Promise<void> => {
  const { page } = applicant;
  const { additionalIncome, openBanking } = texts.income;
  const title = page.getByRole("heading", { level: 1 });
  await income.isAt("additionalIncome");
  await stop("additionalIncome");
  await income.button(say(additionalIncome.explain)).click();
  await title.filter({ hasText: say(texts.income.explained.title) }).waitFor();
  await stop("additionalIncome-explained");
  await income.button(say(additionalIncome.add)).click();
  await income.isAt("incomeType");
  await stop("incomeType-more");
  await page.goto(proof);
  await income.button(say(openBanking.connect)).click();
  await bankDialog(page).allows("amara", "practice");
  await income.isAt("successAddIncome");
  await stop("successAddIncome");
};

/** What the bank shows of the address spares a document in residence. */
const tourOfConnected = async ({ applicant, income, stop }: Walk): Promise<void> => {
  const { page } = applicant;
  await page.goto("/questions/residence/already-connected");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await stop("already-connected");
  await income.goOn();
  await page.waitForURL("**/residence/placeholder");
  await stop("placeholder");
};

/** Through income: every way to pay, kinds of income, a job with its proofs, and what the bank spares elsewhere. */
export const tourOfIncome = async (applicant: Applicant, world: World, stop: Stop): Promise<void> => {
  const { page } = applicant;
  const texts = await loadTexts(applicant.language);
  const income = incomeScreens(page, texts);
  const walk: Walk = {
    applicant,
    texts,
    income,
    stop,
    meet: meeting(applicant, income, stop),
    backBy: backBy(applicant, income),
  };
  const api = await applicant.hasConsented();
  await followPolicy(world, applicant.email, "every-proof");
  await api.residenceWithLandlord("landlord@example.com");
  await tourOfPayers(walk);
  await tourOfKinds(walk);
  await tourOfJob(walk);
  const proof = page.url();
  await tourOfDocuments(walk);
  await tourOfAffordability(walk, proof);
  await tourOfConnected(walk);
};
