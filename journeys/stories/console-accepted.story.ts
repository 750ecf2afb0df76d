import { expect, type Page } from "@playwright/test";
import { aPhoto } from "../files/pictures.ts";
import { type ConsoleTexts, consoleTexts } from "../people/console-texts.ts";
import { newReferee, referenceScreens } from "../people/referee.ts";
import { fetchReport, makesLandlordsLink, reportReader } from "../people/report-reader.ts";
import { reviewing } from "../people/reviewing.ts";
import { say, saying } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { linkIn } from "../world/inbox.ts";
import { keptInBrowser } from "../world/kept-in-browser.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const HOME = "5 Heron Wynd, Edinburgh EH6 6TT";
const SHARE = 95_000;

/** @returns a key for an agency's program */
const makesKey = async (page: Page, { keys, desk }: ConsoleTexts): Promise<string> => {
  await page.goto("/console/keys");
  await page.getByRole("button", { name: keys.create }).click();
  const form = page.getByRole("dialog", { name: keys.form.title });
  await form.getByRole("combobox", { name: keys.form.agency }).fill("Quillfield Lettings");
  await form.getByRole("textbox", { name: keys.form.name }).fill("Quillfield");
  for (const scope of ["APPLICATIONS_READ", "APPLICATIONS_WRITE"] as const) {
    await form.getByRole("checkbox", { name: keys.scopes[scope] }).check();
  }
  await form.getByRole("button", { name: keys.form.submit }).click();
  const shown = page.getByRole("dialog", { name: keys.shown.title });
  const key = await shown.locator(".secret__value").innerText();
  await shown.getByRole("checkbox", { name: keys.shown.saved }).check();
  await shown.getByRole("button", { name: desk.close }).click();
  return key;
};

story(
  "SES-05 (in part) a home of two with a guarantor, from an agency's program over a landlord and a request to accepted by two reviewers",
  async ({ page, world, texts, openBrowser, anApplicant, aColleague }) => {
    const { caseTexts, decision, documentTexts, request, desk } = consoleTexts;
    const pageOf = async () => (await openBrowser()).newPage();
    const ruth = await aColleague(page, "ADMINISTRATOR");
    await ruth.settlesIn();
    const key = await makesKey(page, consoleTexts);

    const esme = anApplicant(await pageOf());
    const lukas = anApplicant(await pageOf());
    const margaret = anApplicant(await pageOf());
    const landlord = newReferee(world);
    const person = { lastName: "Okafor", shareMinor: SHARE };
    const created = await page.request.post(`${world.url}/api/v1/applications`, {
      headers: { authorization: `Bearer ${key}`, "idempotency-key": "heron-wynd" },
      data: {
        home: HOME,
        country: "SCT",
        rentMinor: 2 * SHARE,
        start: "2026-12-15",
        termMonths: 12,
        policy: "scotland-wales-ni-default",
        people: [
          { ...person, firstName: "Esme", email: esme.email },
          { ...person, firstName: "Lukas", email: lukas.email },
        ],
      },
    });
    expect(created.status()).toBe(201);

    for (const [invited, firstName] of [
      [esme, "Esme"],
      [lukas, "Lukas"],
    ] as const) {
      expect((await world.inbox.next(invited.email)).text).toContain(HOME);
      const api = await invited.hasConsented();
      await api.identityWithPassport({ firstName });
      await (invited === esme ? api.incomeFromShownSavings() : api.guarantorNamed(margaret.email));
      await api.residenceWithLandlord(invited === esme ? landlord.email : "silent@example.com");
      expect((await api.submit()).codes).toEqual([]);
    }
    await world.inbox.next(margaret.email);
    const guarantor = await margaret.hasConsented();
    await guarantor.guaranteeAgreed();
    await guarantor.identityWithPassport({ firstName: "Margaret", lastName: "Hollis" });
    await guarantor.incomeFromShownSavings();
    expect((await guarantor.submit()).codes).toEqual([]);
    const theirs = await pageOf();
    await landlord.followsLink(theirs);
    const answering = referenceScreens(theirs, texts, "Esme");
    await answering.send.click();
    await expect(answering.thanksTitle).toBeVisible();

    const first = await pageOf();
    const kept = keptInBrowser(first);
    const priya = await aColleague(first, "REVIEWER");
    await priya.settlesIn();
    const hers = reviewing(first, consoleTexts);
    await hers.opens("Esme Okafor");
    await hers.takes();
    await expect(first.getByText(caseTexts.reference.states.ANSWERED).first()).toBeVisible();
    await hers.looksAt("Passport");
    await checkAxe(first);
    await first.getByRole("radio", { name: saying(documentTexts.verdict.ASK_AGAIN) }).check();
    await first.getByRole("checkbox", { name: texts.reasons.text.PARTIAL_CROPPED_BLURRY_DOCUMENT }).check();
    await hers.savesVerdict();
    await hers.opens("Esme Okafor");
    await first
      .getByRole("link", { name: saying(caseTexts.requests.askAgain, { document: "Passport" }) })
      .click();
    await expect(priya.console.title(request.title)).toBeVisible();
    await expect(
      first.getByRole("checkbox", { name: texts.reasons.text.PARTIAL_CROPPED_BLURRY_DOCUMENT }),
    ).toBeChecked();
    await first.getByRole("textbox", { name: saying(request.note) }).fill("The left edge is missing.");
    await checkAxe(first);
    await first.getByRole("button", { name: request.send_one }).click();
    await expect(first.getByText(request.sent_one)).toBeVisible();

    const confirmation = await world.inbox.next(esme.email);
    expect(confirmation.text).not.toContain("http");
    const asked = await world.inbox.next(esme.email);
    expect(asked.text).not.toContain("left edge");
    await esme.page.goto(linkIn(asked));
    await esme.page.locator('a.section-card[href*="remedial_uuid"]').click();
    await expect(esme.page.locator("blockquote")).toContainText("The left edge is missing.");
    await esme.page.getByRole("button", { name: texts.remedial.page.sendDocument }).click();
    await esme.identity.upload.add(await aPhoto("whole.jpg"));
    await esme.identity.goOn();
    await esme.identity.upload.confirm();
    await esme.page.waitForURL("**/dashboard");
    await esme.dashboard.box.getByRole("button").click();
    await expect(esme.dashboard.waits("Esme")).toBeVisible();

    await first.goto("/console/queue");
    const esmesRow = first.getByRole("row", { name: /Esme Okafor/ });
    await expect(esmesRow).toContainText(desk.status.ANSWER);
    await expect(esmesRow).toContainText(priya.name);
    await hers.opens("Esme Okafor");
    await hers.takes();
    await expect(first.getByText(caseTexts.change.new).first()).toBeVisible();
    await hers.accepts("Passport", "50,000");
    await hers.decision.open();
    await hers.decision.choose("ACCEPTED");
    await hers.decision.button(say(decision.alone.send, { name: "Esme" })).click();
    await expect(first.getByText(decision.proposal.waits)).toBeVisible();

    await hers.opens("Margaret Hollis");
    await hers.takes();
    await hers.accepts("Passport", "50,000");
    await hers.decision.open();
    await hers.decision.choose("ACCEPTED");
    await hers.decision.button(say(decision.alone.send, { name: "Margaret" })).click();
    await expect(first.getByText(decision.proposal.waits)).toBeVisible();

    await hers.opens("Lukas Okafor");
    await hers.takes();
    await hers.accepts("Passport");
    await hers.decision.open();
    await hers.decision.choose("ACCEPTED_WITH_GUARANTOR");
    await hers.decision.tick(decision.reasons.INCOME_BELOW_RULE);
    // His landlord may still answer.
    await first
      .getByRole("combobox", { name: saying(decision.form.override.references) })
      .selectOption(decision.overrides.LANDLORD_AGREES);
    await checkAxe(first);
    await hers.decision.button(decision.second.propose).click();
    await expect(first.getByText(decision.proposal.mine)).toBeVisible();

    const people = [esme, lukas, margaret, priya, landlord].map(({ email }) => email);
    const names = ["Esme", "Lukas", "Okafor", "Margaret", "Hollis", "Priya", "Nair", "Joanne", "Pryce"];
    await kept.holdsNothingOf([...people, ...names, "1994-03-27", HOME, "Heron", "left edge"]);

    const second = await pageOf();
    const lucia = await aColleague(second, "REVIEWER");
    await lucia.settlesIn();
    const other = reviewing(second, consoleTexts);
    await other.opens("Lukas Okafor");
    await other.looksAt("Passport");
    await second.goBack();
    await other.decision.open();
    await other.decision.agree();
    await expect(second.getByText(say(decision.done.decided, { name: "Lukas" }))).toBeVisible();

    const titles = [
      [esme, say(texts.decision.title.accepted, { name: "Esme" })],
      [lukas, say(texts.decision.title.guarantor)],
      [margaret, say(texts.decision.title.asGuarantor)],
    ] as const;
    for (const [told, title] of titles) {
      await told.page.goto("/dashboard");
      await expect(told.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    await checkAxe(lukas.page);
    expect((await world.inbox.to(lukas.email))[0]?.text).not.toMatch(/£|950/);

    const { id: applicationId } = await created.json();
    const report = await fetchReport(page, `${world.url}/api/v1/applications/${applicationId}`, key);
    const anyone = await pageOf();
    const reader = reportReader(anyone);
    await anyone.setViewportSize({ width: 320, height: 720 });
    await reader.open();
    await anyone.context().setOffline(true);
    await reader.choose(report);
    await expect(reader.verdict).toHaveText("Genuine");
    await expect(reader.facts).toContainText("Accepted with guarantor");
    await checkAxe(anyone);
    expect(await horizontalOverflow(anyone)).toBe(0);
    await reader.choose({ ...report, pdf: Buffer.concat([report.pdf, Buffer.from(" ")]) });
    await expect(reader.verdict).toHaveText("Changed. Do not rely on it");
    await anyone.context().setOffline(false);

    await first.goto(`/console/applications/${applicationId}`);
    const link = await makesLandlordsLink(first, consoleTexts, "Mr Shah");
    await checkAxe(first);
    await anyone.goto(link);
    await expect(anyone.getByRole("heading", { level: 1, name: "Accepted with guarantor" })).toBeVisible();
    await checkAxe(anyone);
    expect(await horizontalOverflow(anyone)).toBe(0);
  },
);
