import { maskedEmail } from "@latchkey/domain/rules/email.ts";
import { expect } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import { everydayBirthdate } from "../people/identity.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

/** In English on a desktop and in German on a phone. */
story(
  "FRM-002 FRM-004 FRM-021 FRM-047 AUTH-02 SHR-001 (in part) from the address to the thank-you",
  async ({ page, context, world, texts, anApplicant }) => {
    const applicant = anApplicant(page);
    const { signIn, email } = applicant;

    await signIn.open();
    await expect(signIn.title).toBeVisible();
    await checkAxe(page);
    await signIn.askFor(email);
    await expect(signIn.sentTitle).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await checkAxe(page);

    const message = await world.inbox.next(email);
    const outbox = await context.newPage();
    await outbox.goto(`${world.outboxUrl}/emails/${message.id}`);
    const opening = context.waitForEvent("page");
    await outbox.frameLocator("iframe").getByRole("link").click();
    const home = await opening;
    await outbox.close();
    await page.close();

    const visitor = applicant.at(home);
    const goOn = say(texts.signIn.link.continueAs, {
      email: maskedEmail(email),
    });
    await expect(home.getByRole("button", { name: goOn })).toBeVisible();
    await checkAxe(home);
    await home.getByRole("button", { name: goOn }).click();
    await expect(visitor.onboarding.dialog).toBeVisible();
    await checkAxe(home);
    await visitor.onboarding.giveConsents();

    await visitor.dashboard.hasPercent(0);
    await visitor.dashboard.identityIs("toDo");
    await expect(visitor.dashboard.send).toBeDisabled();
    await checkAxe(home);
    await visitor.dashboard.identity.click();

    const questions = visitor.identity;
    await questions.isAt("name");
    await checkAxe(home);
    await questions.fillName("Amara", "Okafor", "Nneka");
    await questions.goOn();
    await questions.isAt("birthdate");
    await checkAxe(home);
    await questions.fillBirthdate(everydayBirthdate);
    await questions.goOn();
    await questions.isAt("nationality");
    await checkAxe(home);
    await questions.chooseNationality("GB");
    await questions.goOn();
    await questions.isAt("documents");
    await checkAxe(home);
    await questions.chooseDocument("PASSPORT");
    await questions.goOn();
    await questions.isAt("upload");
    await checkAxe(home);
    await questions.upload.add(await aPicture());
    await questions.goOn();
    await expect(questions.upload.confirmation).toBeVisible();
    await checkAxe(home);
    await questions.upload.confirm();

    await home.waitForURL("**/dashboard");
    await expect(visitor.dashboard.greeting("Amara")).toBeVisible();
    await visitor.dashboard.hasPercent(100);
    await visitor.dashboard.identityIs("completed");
    await checkAxe(home);
    await visitor.dashboard.send.click();
    await expect(visitor.dashboard.waits("Amara")).toBeVisible();
    await expect(visitor.dashboard.box).toContainText(texts.waiting.when.title);
    await visitor.dashboard.identityIs("submitted");
    await checkAxe(home);
    expect((await world.inbox.next(email)).subject).not.toBe(message.subject);
  },
);
