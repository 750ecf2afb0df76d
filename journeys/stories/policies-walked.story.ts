import type { ConditionValues } from "@latchkey/domain/policies/condition-kinds.ts";
import { expect, type Page } from "@playwright/test";
import { aPdf } from "../files/documents.ts";
import type { Applicant } from "../people/applicant.ts";
import { chooseCountry } from "../people/countries.ts";
import { type IncomeScreens, incomeScreens } from "../people/income.ts";
import { type PolicyApi, policyApi } from "../people/policy-api.ts";
import { type HomeOfStory, residenceScreens } from "../people/residence.ts";
import { countryName, type Texts } from "../people/texts.ts";
import type { OpenBrowser } from "../world/browsers.ts";
import { story } from "../world/story.ts";

const RENTED = "Hafenstraße";
const OF_FAMILY = "Am Mühlbach";

story(
  "RES-046 RES-052 without the question about the UK, homes abroad lead to the rent or to documents",
  async ({ page, world, texts, openBrowser, anApplicant }) => {
    const applicant = anApplicant(page);
    const policies = await policyApi({ world, openBrowser });
    await policies.invite(applicant.email, { SKIP_IN_UK_QUESTION: true });
    await applicant.hasConsented();
    const residence = residenceScreens(page, texts);
    const fillHomeAbroad = async (street: string, type: HomeOfStory["type"]) => {
      const country = page.getByRole("combobox", { name: texts.addresses.country.label });
      await chooseCountry(page, country, countryName(texts.language, "DE"));
      await residence.byHand.click();
      await residence.fillAddress({ street, city: "Hamburg" });
      await residence.fillStay({ start: ["08", "2015"], type });
    };

    await residence.open();
    await residence.isAt("residential-history");
    await fillHomeAbroad(OF_FAMILY, "FAMILY_HOME");
    await residence.goOn();
    await residence.isAt("documents");

    await page.goBack();
    await residence.isAt("residential-history");
    await residence.openBlank();
    await fillHomeAbroad(RENTED, "RENTED_FLAT");
    await residence.goOn();
    await residence.isAt("select-address");
    await residence.option(OF_FAMILY).check();
    await residence.goOn();
    await residence.isAt("documents");
    await page.goBack();
    await residence.isAt("select-address");
    await residence.option(RENTED).check();
    await residence.goOn();
    await residence.isAt("rental-details");

    await page.goBack();
    await residence.isAt("select-address");
    await page.goBack();
    await residence.isAt("residential-history");
    const ofFamily = residence.accordions.filter({ hasText: OF_FAMILY });
    await ofFamily.locator("summary").click();
    await residence.remove.click();
    await expect(ofFamily).toHaveCount(0);
    await residence.goOn();
    await residence.isAt("rental-details");
  },
);

interface Earner {
  readonly page: Page;
  readonly texts: Texts;
  readonly income: IncomeScreens;
  /** Opens the section from its card on the dashboard. */
  readonly opensAgain: () => Promise<void>;
}

interface Opening {
  readonly texts: Texts;
  readonly policies: PolicyApi;
  readonly openBrowser: OpenBrowser;
  readonly anApplicant: (page: Page) => Applicant;
}

/** An applicant under a new policy opens income for the first time, in a browser of their own. */
const earnerUnder = async (
  { texts, policies, openBrowser, anApplicant }: Opening,
  conditions: ConditionValues,
): Promise<Earner> => {
  const page = await (await openBrowser()).newPage();
  const { email, hasConsented, dashboard } = anApplicant(page);
  await policies.invite(email, conditions);
  await hasConsented();
  const income = incomeScreens(page, texts);
  await income.open();
  const opensAgain = async () => {
    await dashboard.open();
    await dashboard.card(texts.dashboard.section.INCOME).click();
  };
  return { page, texts, income, opensAgain };
};

/** The section starts with who pays, because there is no income type yet. */
const choosesSavings = async ({ texts, income }: Earner): Promise<void> => {
  await income.isAt("whoIsPaying");
  await income.option(texts.income.whoIsPaying.choices.me).check();
  await income.goOn();
  await income.chooseType("T_SAVINGS");
  await income.isAt("savingsAmount");
};

const saysAmount = async ({ texts, income }: Earner): Promise<void> => {
  await income.field(texts.income.savingsAmount.amount).fill("12,000");
  await income.goOn();
};

const startsWithNotice = async (earner: Earner): Promise<void> => {
  const { income, opensAgain } = earner;
  await choosesSavings(earner);
  await opensAgain();
  await income.isAt("nonOpenBankingNotice");
  await income.goOn();
  await income.isAt("documents");
};

const startsWithDocuments = async (earner: Earner): Promise<void> => {
  const { texts, income, opensAgain } = earner;
  await choosesSavings(earner);
  await saysAmount(earner);
  await income.isAt("openBanking");
  await expect(income.button(texts.income.openBanking.choices.manual)).toBeVisible();
  await opensAgain();
  await income.isAt("documents");
};

const startsWithBankAlone = async (earner: Earner): Promise<void> => {
  const { texts, income, opensAgain } = earner;
  await choosesSavings(earner);
  await opensAgain();
  await income.isAt("openBanking");
  await expect(income.button(texts.income.openBanking.connect)).toBeVisible();
  await expect(income.button(texts.income.openBanking.choices.manual)).toHaveCount(0);
};

const startsWithUpload = async (earner: Earner): Promise<void> => {
  const { texts, income, opensAgain } = earner;
  await choosesSavings(earner);
  // An income type alone is not enough.
  await opensAgain();
  await income.isAt("savingsAmount");
  await saysAmount(earner);
  await income.isAt("documents");
  await income.option(texts.otherDocumentNames.kind.INVESTMENT_PORTFOLIO).check();
  await income.goOn();
  await income.isAt("upload");
  await income.upload.add(aPdf("savings.pdf"));
  await income.goOn();
  await income.isAt("additionalIncome");
  await opensAgain();
  await income.isAt("upload");
  await expect(income.upload.row("savings.pdf")).toBeVisible();
};

story(
  "INC-122 INC-178 INC-191 INC-192 INC-193 INC-194 income starts where the policy says, or with who pays until that is possible",
  async ({ world, texts, openBrowser, anApplicant }) => {
    const policies = await policyApi({ world, openBrowser });
    const under = (conditions: ConditionValues) =>
      earnerUnder({ texts, policies, openBrowser, anApplicant }, conditions);

    const { income } = await under({ INCOME_START_STEP: "incomeType" });
    await income.isAt("incomeType");
    await startsWithNotice(await under({ INCOME_START_STEP: "nonOpenBankingNotice" }));
    await startsWithDocuments(await under({ INCOME_START_STEP: "documents" }));
    await startsWithBankAlone(
      await under({ INCOME_START_STEP: "openBanking", ADD_MANUAL_DOCUMENT_UPLOAD: false }),
    );
    await startsWithUpload(await under({ INCOME_START_STEP: "upload", SKIP_OPEN_BANKING: true }));
  },
);
