// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { linkOf, openReference, refusal, SECRET, UUID } from "../testing/open-reference.tsx";
import { openStatement, routesOf } from "../testing/statement-page.ts";

afterEach(cleanup);

const EXCHANGE = "POST /auth/reference/exchange";
const CANNOT = "I do not know this person, or I do not want to answer";
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

const kinds = [
  {
    kind: "employment",
    title: "A few words about your colleague",
    nobody: ["Does Amara work for you now?", "Did Amara work for you before? Until when?"],
    notMine: /This person does not work here/,
  },
  {
    kind: "accountant",
    title: "A few words about your client",
    nobody: ["Do you act for Amara now?", undefined],
    notMine: /This is not my client/,
  },
] as const;

describe.each(kinds)("the page of the kind $kind", ({ kind, title, nobody, notMine }) => {
  test("says before the questions what the applicant is shown", async () => {
    const { screen } = await openStatement(kind, {});
    const shown = screen.getByText("Your own words and your contact details are not shown to them.");
    const [question] = screen.getAllByRole("radio");
    expect(question && shown.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const { put, decline } = routesOf(kind);

  const open = async (answers = {}) => {
    const page = await openStatement(kind, { answers });
    return {
      ...page,
      /** The shortest complete reply. */
      answers: async () => {
        const [legend, note] = nobody;
        await page.choose(legend, "No");
        if (note) await page.type(note, "Until June.");
        await page.signs();
      },
      declines: async () => {
        await userEvent.click(page.screen.getByRole("button", { name: CANNOT }));
        return page.screen.findByRole("heading", { level: 1, name: "You do not have to answer" });
      },
    };
  };

  test.each([
    ["no connection", offline, "We could not reach our service. Check your connection."],
    ["a refused body", () => refusal(400, "INVALID_INPUT"), "Unexpected error"],
  ])("keeps what was typed over %s", async (_what, answer, words) => {
    let isBroken = true;
    const page = await open({ [put]: () => (isBroken ? answer() : Response.json({})) });
    await page.answers();
    await page.send();
    expect(await page.screen.findByText(words)).toBeTruthy();
    isBroken = false;
    await userEvent.click(page.screen.getByRole("button", { name: "Try again" }));
    const heading = await page.screen.findByRole("heading", { level: 1, name: title });
    expect(document.activeElement).toBe(heading);
    expect(page.box("Your name").value).toBe("Ellen Marsh");
    await page.send();
    await page.thanks();
    expect(page.replies()[1]).toEqual(page.replies()[0]);
  });

  test("a second press sends nothing more", async () => {
    let save: (response: Response) => void = () => undefined;
    const saving = new Promise<Response>((resolve) => {
      save = resolve;
    });
    const page = await open({ [put]: () => saving });
    await page.answers();
    await page.send();
    const button = page.screen.getByRole("button", { name: "Send reference" });
    await eventually(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    await page.send();
    save(Response.json({}));
    await page.thanks();
    expect(page.replies()).toHaveLength(1);
  });

  test("a session that ended while somebody wrote is opened again by the link", async () => {
    const page = await open({
      [put]: ({ token }: { token?: string }) =>
        token === "token-1" ? refusal(404, "NOT_FOUND") : Response.json({}),
    });
    await page.answers();
    await page.send();
    await page.thanks();
    expect(page.asked.slice(2).map(({ route, token }) => [route, token])).toEqual([
      [put, "token-1"],
      [EXCHANGE, undefined],
      [put, "token-2"],
    ]);
  });

  test.each([
    [notMine, "NOT_MY_TENANT"],
    [/Somebody else answers such questions/, "SOMEBODY_ELSE"],
    [/I do not want to answer/, "NOT_WILLING"],
  ])("may be declined: %s", async (label, reason) => {
    const page = await open();
    expect(document.activeElement).not.toBe(page.screen.getByRole("heading", { level: 1 }));
    const heading = await page.declines();
    expect(document.activeElement).toBe(heading);
    const main = page.screen.getByRole("main");
    expect(main.textContent).toContain("Amara Okafor");
    expect(main.textContent).not.toMatch(/tenant|home|property/i);
    await userEvent.click(page.screen.getByRole("radio", { name: label }));
    const email = page.queryBox(/Their email address/);
    expect(email !== null).toBe(reason === "SOMEBODY_ELSE");
    if (email) await userEvent.type(email, "office@bakery.example");
    await userEvent.click(page.screen.getByRole("button", { name: "Send and close" }));
    expect(await page.screen.findByText(/Thank you for telling us/)).toBeTruthy();
    expect(page.asked.at(-1)).toMatchObject({
      route: decline,
      body: { reason, note: "", email: email ? "office@bakery.example" : "" },
    });
  });

  test("what was answered is still there after looking at not answering", async () => {
    const page = await open();
    await page.answers();
    await page.declines();
    window.history.replaceState(null, "", window.location.href);
    window.dispatchEvent(new PopStateEvent("popstate"));
    const heading = await page.screen.findByRole("heading", { level: 1, name: title });
    await eventually(() => expect(document.activeElement).toBe(heading));
    expect(page.radio(nobody[0], "No").checked).toBe(true);
    expect(page.box("Your name").value).toBe("Ellen Marsh");
  });

  test.each([
    [409, "ALREADY_ANSWERED", "We have your answers"],
    [409, "DECLINED", "You told us you would rather not answer"],
    [410, "EXPIRED", "This link has ended"],
    [404, "NOT_FOUND", "This link does not open anything"],
  ])("a link that is answered with %i %s says so", async (status, code, heading) => {
    const { screen } = await openReference({
      address: linkOf(kind),
      answers: { [EXCHANGE]: () => refusal(status, code) },
    });
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByRole("main").textContent).not.toMatch(/tenant/i);
  });

  test.each(["", `#k=${SECRET.slice(1)}`])("a link without its secret (%j) asks nobody", async (hash) => {
    const [address] = linkOf(kind).split("#");
    const { screen, asked } = await openReference({ address: `${address}${hash}` });
    expect(await screen.findByRole("heading", { name: "This link does not open anything" })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test.each(languages)("has all its words in %s", async (language) => {
    const { screen } = await openReference({ address: linkOf(kind), language });
    await eventually(() => expect(screen.getAllByRole("radio").length).toBeGreaterThan(5));
    const main = screen.getByRole("main").textContent;
    expect(main).toContain("Amara");
    expect(main).not.toMatch(/\{\{|undefined|[a-z]+\.[a-zA-Z]+\.[a-z]|statement:/);
    expect(main).not.toContain(UUID);
  });
});
