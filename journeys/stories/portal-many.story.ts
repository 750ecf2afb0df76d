import { randomBytes } from "node:crypto";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { expect, type Page } from "@playwright/test";
import { invitedAgent } from "../people/agent.ts";
import { portalTexts } from "../people/portal-texts.ts";
import { beginning, say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { horizontalOverflow } from "../world/overflow.ts";
import { story } from "../world/story.ts";

const { many } = portalTexts;

const HEAD = [
  "Ref",
  "Property address",
  "Country",
  "Rent PCM",
  "Move-in date",
  "Term",
  "Full name",
  "E-mail",
  "Notes",
];

/** Its dash is a letter of Windows-1252 alone. */
const HOME = "Flat 1 \u0096 3, Loom House, Glasgow";

const fileOf = (lines: readonly (readonly string[])[]) => ({
  name: "starts.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([HEAD, ...lines].map((line) => line.join(";")).join("\r\n"), "latin1"),
});

const choose = async (page: Page, button: string, lines: readonly (readonly string[])[]) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  await (await chooser).setFiles(fileOf(lines));
};

story(
  "a negotiator uploads a table with a mistake, corrects and sends it, and the same table again sends nothing",
  async ({ page, world }) => {
    const own = randomBytes(4).toString("hex");
    const emails = [`zoe-${own}@example.com`, `tom-${own}@example.com`];
    const day = addMonths(londonDate(Date.now()), 1).split("-").toReversed().join(".");
    const line = (name: string, email: string, from: string) => [
      ...[own, HOME, "Scotland", "\u00a31,100", from, "12", name, email, "red"],
    ];
    const zoe = line("Zo\u00eb M\u00fcller", emails[0] ?? "", day);
    const tom = line("Tom Baines", emails[1] ?? "", day);
    const wrong = tom.map((cell) => (cell === emails[1] ? "tom@example" : cell));

    const hannah = await invitedAgent({ page, world, agency: `Hartley ${own}`, role: "NEGOTIATOR" });
    await hannah.settlesIn();
    await page.goto("/agency/applications/many");
    await expect(page.getByRole("heading", { level: 1, name: many.title })).toBeVisible();
    await checkAxe(page);
    await page.getByRole("combobox", { name: many.all.policy }).selectOption({ label: "Identity only" });

    await choose(page, many.file.choose, [zoe, wrong]);
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await expect(row("Zo\u00eb M\u00fcller")).toContainText("Flat 1 \u2013 3, Loom House");
    await expect(row("Zo\u00eb M\u00fcller")).toContainText(say(many.check.WAITS, { line: 3 }));
    await expect(row("Tom Baines")).toContainText(many.cells.email.format);
    await expect(page.getByText(say(many.file.ignored_one, { columns: "Notes" }))).toBeVisible();
    await checkAxe(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: many.send.download }).press("Enter");
    expect((await download).suggestedFilename()).toBe("starts-mistakes.csv");

    await choose(page, many.file.another, [zoe, tom]);
    await page.getByRole("button", { name: say(many.send.invite_other, { count: 2 }) }).press("Enter");
    const sent = page.getByRole("alert").filter({ hasText: say(many.send.sent_other, { count: 2 }) });
    await expect(sent).toBeFocused();
    await expect(row("Tom Baines")).toContainText(many.check.OPEN);
    await checkAxe(page);
    for (const email of emails) await world.inbox.next(email);

    await choose(page, many.file.another, [zoe, tom]);
    await expect(sent).toHaveCount(0);
    await expect(page.getByText(many.send.allOpen)).toBeVisible();
    await expect(page.getByRole("button", { name: beginning("Invite") })).toHaveCount(0);
    for (const email of emails) expect(await world.inbox.to(email)).toHaveLength(1);
  },
);
