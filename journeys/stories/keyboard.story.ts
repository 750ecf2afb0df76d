import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect, type FileChooser } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import type { QuestionStep } from "../people/identity.ts";
import { pressOn, tabTo } from "../people/keyboard.ts";
import { countryName, say } from "../people/texts.ts";
import { linkIn } from "../world/inbox.ts";
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
