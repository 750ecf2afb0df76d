import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect, type FileChooser, type Locator } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import type { QuestionStep } from "../people/identity.ts";
import { daysAgo, incomeScreens } from "../people/income.ts";
import { pressOn, tabTo } from "../people/keyboard.ts";
import { residenceScreens } from "../people/residence.ts";
import { countryName, say } from "../people/texts.ts";
import { linkIn } from "../world/inbox.ts";
import { followPolicy } from "../world/parties.ts";
import { story } from "../world/story.ts";

story(
  "WEB-04 (in part) FRM-315 the whole journey with the keyboard only, with a visible focus",
  async ({ page, world, texts, anApplicant }) => {
    const { signIn, onboarding, dashboard, identity, header, email } = anApplicant(page);
    const { keyboard } = page;
    // The browser hands over its choosers once a listener is known to it; one that is added at the press may come too late.
    const choosers: FileChooser[] = [];
    page.on("filechooser", (chooser) => choosers.push(chooser));
    /** A new step gives its heading the focus; before that, Tab would start from the step that has left. */
    const arrivesAt = async (step: QuestionStep) => {
      await identity.isAt(step);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    };
    await signIn.open();
    await tabTo(page, page.getByRole("link", { name: texts.shell.skipToContent }));
    await keyboard.press("Enter");
    await tabTo(page, signIn.email);
    await keyboard.type(email);
    await keyboard.press("Enter");
    await expect(signIn.sentTitle).toBeFocused();
    await page.goto(linkIn(await world.inbox.next(email)));
    const goOn = say(texts.signIn.link.continueAs, { email: maskedEmail(email) });
    await pressOn(page, page.getByRole("button", { name: goOn }));

    await expect(onboarding.dialog).toBeVisible();
    for (let step = 0; step < 3; step += 1)
      await pressOn(page, onboarding.goOn, step === 1 ? "Space" : "Enter");
    const { terms, background, accuracy } = onboarding.boxes;
    for (const box of [terms, background, accuracy]) await pressOn(page, box, "Space");
    await pressOn(page, onboarding.agree);
    await expect(onboarding.dialog).toBeHidden();

    await pressOn(page, dashboard.identity);
    await arrivesAt("name");
    await tabTo(page, identity.firstName);
    await keyboard.type("Amara");
    await tabTo(page, identity.lastName);
    await keyboard.type("Okafor");
    await keyboard.press("Enter");

    await arrivesAt("birthdate");
    await tabTo(page, identity.datePart("day"));
    await keyboard.type("27031994");
    await pressOn(page, identity.continueButton);

    await arrivesAt("nationality");
    const country = countryName(texts.language, "GB");
    await tabTo(page, identity.nationality);
    await keyboard.type(country.slice(0, 8));
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowUp");
    await keyboard.press("Enter");
    await expect(identity.nationality).toHaveValue(country);
    await pressOn(page, identity.continueButton);

    await arrivesAt("documents");
    await tabTo(page, identity.document("PASSPORT"));
    await keyboard.press("ArrowDown");
    await expect(identity.document("DRIVING_LICENCE")).toBeChecked();
    await keyboard.press("ArrowUp");
    await expect(identity.document("PASSPORT")).toBeChecked();
    await pressOn(page, identity.continueButton);

    await arrivesAt("upload");
    await tabTo(page, identity.upload.choose);
    await keyboard.press("Enter");
    await expect.poll(() => choosers.length).toBe(1);
    const picture = await aPicture();
    await choosers[0]?.setFiles({ ...picture });
    await identity.upload.isDone(picture.name);
    await pressOn(page, identity.continueButton);
    await expect(identity.upload.confirmation).toBeVisible();
    await pressOn(page, identity.upload.agree, "Space");
    await pressOn(page, identity.upload.use);

    await page.waitForURL("**/dashboard");
    await dashboard.hasPercent(100);
    await pressOn(page, dashboard.send);
    await expect(dashboard.waits("Amara")).toBeFocused();
    await pressOn(page, header.account("Amara Okafor"));
    await pressOn(page, header.signOutLink);
    await expect(signIn.outTitle).toBeVisible();
  },
);

story(
  "WEB-04 (in part) residence and income with the keyboard only, with a visible focus",
  async ({ page, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { dashboard, identity, email } = applicant;
    const { keyboard } = page;
    const [residence, income] = [residenceScreens(page, texts), incomeScreens(page, texts)];
    const { home } = texts.residence;
    const goesOn = () => pressOn(page, identity.continueButton);
    const types = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await keyboard.type(text);
    };
    /** The first of a group is in the order of Tab; the arrow keys lead to the others, and choose them. */
    const chooses = async (name: string) => {
      const wanted = residence.option(name);
      await tabTo(page, page.getByRole("radio").first());
      await keyboard.press("Space");
      for (let step = 0; step < 10 && !(await wanted.isChecked()); step += 1)
        await keyboard.press("ArrowDown");
      await expect(wanted).toBeFocused();
      await goesOn();
    };
    /** A date goes on to its next part by itself. */
    const typesDate = async (legend: string, ...parts: readonly string[]) => {
      await tabTo(
        page,
        page
          .getByRole("group", { name: say(legend) })
          .getByRole("textbox")
          .first(),
      );
      await keyboard.type(parts.join(""));
    };
    const goesWithout = async () => {
      const { without } = texts.uploadDialogs;
      await pressOn(page, page.getByRole("button", { name: texts.documents.upload.without }));
      const dialog = page.getByRole("dialog", { name: without.title });
      await expect(dialog).toBeVisible();
      await pressOn(page, dialog.getByRole("radio").first(), "Space");
      await pressOn(page, dialog.getByRole("button", { name: without.confirm }));
    };
    await applicant.hasConsented();
    await followPolicy(world, email, "no-references");
    await dashboard.open();

    await pressOn(page, dashboard.card(texts.dashboard.section.RESIDENCE));
    await residence.isAt("in-uk");
    await chooses(texts.questions.answer.yes);
    await residence.isAt("uk-residential-history");
    await pressOn(page, residence.byHand);
    await expect(residence.part("building")).toBeFocused();
    await keyboard.type("27");
    await types(residence.part("street"), "Harbour Street");
    await types(residence.part("city"), "Leeds");
    await types(residence.part("postalCode"), "LS1 4DL");
    await typesDate(home.start, "01", "2015");
    await pressOn(page, page.getByRole("checkbox", { name: home.current }), "Space");
    await tabTo(page, page.getByRole("combobox", { name: home.type }));
    await keyboard.type(home.FAMILY_HOME.slice(0, 6));
    await goesOn();
    await residence.isAt("documents");
    await chooses(texts.otherDocumentNames.kind.COUNCIL_TAX_STATEMENT);
    await residence.isAt("upload");
    await tabTo(page, residence.upload.choose);
    await goesWithout();
    await page.waitForURL("**/dashboard");

    await pressOn(page, dashboard.card(texts.dashboard.section.INCOME));
    await income.isAt("whoIsPaying");
    await chooses(texts.income.whoIsPaying.choices.me);
    await income.isAt("incomeType");
    await chooses(texts.income.incomeType.T_PENSION);
    await income.isAt("pensionDetails");
    await types(income.field(texts.income.pensionDetails.provider), "State Pension");
    await typesDate(texts.income.pensionDetails.startDate, "01", "02", "2020");
    await goesOn();
    await income.isAt("pensionAmount");
    await types(income.field(texts.income.money.annual), "33000");
    await types(income.field(texts.income.money.payment), "2240");
    await typesDate(texts.income.money.paymentDate, ...daysAgo(7));
    await goesOn();
    await income.isAt("openBanking");
    await pressOn(page, income.button(texts.income.openBanking.choices.manual));
    await income.isAt("feedback");
    await tabTo(page, page.getByRole("combobox"));
    await keyboard.type(texts.income.feedback.choices.technical_difficulties.slice(0, 6));
    await goesOn();
    await income.isAt("documents");
    await chooses(texts.otherDocumentNames.kind.PENSION_STATEMENT);
    await income.isAt("upload");
    await tabTo(page, income.upload.choose);
    await goesWithout();
    await page.waitForURL("**/dashboard");
    const { completed } = texts.dashboard.status;
    await expect(dashboard.cards.filter({ hasText: completed })).toHaveCount(2);
  },
);
