import { expect } from "@playwright/test";
import { consoleTexts } from "../people/console-texts.ts";
import { pressOn, tabTo } from "../people/keyboard.ts";
import { reviewing } from "../people/reviewing.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

/** Two people decide, the applicant does not agree, and a third looks again. */
story(
  "PRV-07 (in part) two reviewers decline, the applicant asks for a second look, and a third reviewer accepts",
  async ({ page, world, texts, openBrowser, anApplicant, aColleague }) => {
    const { decision } = consoleTexts;
    const pageOf = async () => (await openBrowser()).newPage();
    const zofia = anApplicant(await pageOf());
    const api = await zofia.hasConsented();
    await api.identityWithPassport({ firstName: "Zofia", lastName: "Lindqvist" });
    expect((await api.submit()).codes).toEqual([]);
    // The confirmation of the submission.
    await world.inbox.next(zofia.email);
    await zofia.dashboard.open();
    await expect(zofia.dashboard.turns).toContainText(texts.waiting.reviewer.WAITING.status);

    const priya = await aColleague(page, "REVIEWER");
    await priya.settlesIn();
    const hers = reviewing(page, consoleTexts);
    await hers.opens("Zofia Lindqvist");
    await hers.takes();
    await hers.decision.open();
    await checkAxe(page);
    await hers.decision.choose("DECLINED");
    await hers.decision.button(decision.second.propose).click();
    await expect(page.getByText(decision.form.reasonsRequired)).toBeVisible();
    await checkAxe(page);
    await hers.decision.tick(decision.reasons.IDENTITY_NOT_SHOWN);
    await page.getByRole("textbox", { name: decision.form.words }).fill("The photo page is hard to read.");
    await hers.decision.button(decision.second.propose).click();
    await expect(page.getByText(decision.done.proposed)).toBeVisible();
    await expect(page.getByText(decision.proposal.mine)).toBeVisible();
    await expect(hers.decision.disagree).toHaveCount(0);
    expect(await horizontalOverflow(page)).toBe(0);

    const second = await pageOf();
    const lucia = await aColleague(second, "REVIEWER");
    await lucia.settlesIn();
    const other = reviewing(second, consoleTexts);
    await other.opens("Zofia Lindqvist");
    await other.decision.open();
    await second.getByRole("radio", { name: decision.look.agree }).check();
    await expect(second.getByText(say(decision.look.openFirst, { count: 1 }))).toBeVisible();
    await checkAxe(second);
    await second.getByRole("link", { name: "Identity: Passport" }).click();
    await expect(second.getByRole("img").first()).toBeVisible();
    await second.goBack();
    await expect(second.getByText(decision.look.notOpened)).toHaveCount(0);
    await other.decision.agree();
    await expect(second.getByText(say(decision.done.decided, { name: "Zofia" }))).toBeVisible();

    const told = await world.inbox.next(zofia.email);
    expect(told.text).not.toMatch(/£|photo page/);
    await zofia.page.goto(linkIn(told));
    const words = texts.decision;
    await expect(zofia.page.getByRole("heading", { level: 1, name: words.title.declined })).toBeVisible();
    await expect(zofia.page.getByText("The photo page is hard to read.")).toBeVisible();
    await checkAxe(zofia.page);
    await zofia.page.getByRole("button", { name: words.again.button }).first().click();
    await zofia.page
      .getByRole("textbox", { name: texts.afterDecision.again.label })
      .fill("The passport is mine.");
    await zofia.page.getByRole("button", { name: texts.afterDecision.again.send }).click();
    await expect(zofia.page.getByText(/^You asked on/)).toBeVisible();

    await page.goto(page.url());
    await expect(page.getByText(decision.contested.notYou)).toBeVisible();
    await expect(page.getByText("The passport is mine.")).toBeVisible();

    const third = await pageOf();
    const owen = await aColleague(third, "REVIEWER");
    await owen.settlesIn();
    const his = reviewing(third, consoleTexts);
    await his.opens("Zofia Lindqvist");
    await his.takes();
    await his.accepts("Passport");
    // From the queue to the decision with the keyboard alone.
    await third.goto("/console/queue");
    await expect(owen.console.title(consoleTexts.queue.title)).toBeVisible();
    const search = third.getByRole("searchbox", { name: consoleTexts.queue.search });
    await expect(search).toBeVisible();
    await third.keyboard.press("/");
    await expect(search).toBeFocused();
    await third.keyboard.type("zofia");
    // Whoever tabs into a list that is still changing loses their place.
    const found = async () => (await third.getByRole("row").allInnerTexts()).slice(1);
    await expect.poll(async () => (await found()).every((row) => row.includes("Zofia"))).toBe(true);
    await pressOn(
      third,
      third
        .getByRole("row", { name: /Zofia Lindqvist/ })
        .getByRole("link")
        .first(),
    );
    await expect(owen.console.title("Zofia Lindqvist")).toBeVisible();
    await third.keyboard.press("d");
    await expect(third.getByText("The passport is mine.")).toBeVisible();
    await tabTo(third, third.getByRole("radio", { name: decision.form.outcomes.ACCEPTED, exact: true }));
    await third.keyboard.press("Space");
    await pressOn(third, owen.console.button(say(decision.alone.send, { name: "Zofia" })));
    await expect(third.getByText(say(decision.done.decided, { name: "Zofia" }))).toBeVisible();

    // The sample people: a home with a decline, and an acceptance with conditions.
    const { application, desk } = consoleTexts;
    const records = async (panelTitle: string, choice: string) => {
      const panel = page.getByRole("region", { name: panelTitle });
      await expect(panel.getByRole("radio").first()).toBeVisible();
      await checkAxe(page);
      expect(await horizontalOverflow(page)).toBe(0);
      await tabTo(page, panel.getByRole("radio", { name: saying(choice) }));
      await page.keyboard.press("Space");
      await pressOn(page, panel.getByRole("button", { name: desk.record.submit }));
      await expect(panel.getByRole("button", { name: application.course.correct })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel.getByRole("radio").first()).toBeFocused();
      await pressOn(page, panel.getByRole("button", { name: desk.cancel }));
      await expect(panel.getByRole("button", { name: application.course.correct })).toBeFocused();
      await checkAxe(page);
    };
    const opensApplication = async (of: RegExp) => {
      await page.goto("/console/applications");
      await page.getByRole("row", { name: of }).getByRole("link").first().click();
    };
    await opensApplication(/Moss/);
    await records(application.course.title, application.course.choices.REPLACE);
    await opensApplication(/Lind\b/);
    await page.getByRole("link", { name: application.card.open }).click();
    await hers.decision.open();
    await page.setViewportSize({ width: 390, height: 800 });
    await records(decision.recorded.title, decision.recorded.MET);

    await zofia.page.reload();
    await expect(
      zofia.page.getByRole("heading", { level: 1, name: say(words.title.accepted, { name: "Zofia" }) }),
    ).toBeVisible();
  },
);
