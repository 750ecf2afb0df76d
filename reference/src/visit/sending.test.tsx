// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { rentalQuestions } from "@latchkey/domain/references/rental.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openReference, refusal, SECRET, UUID } from "../testing/open-reference.tsx";
import { COMPLAINTS, DETAILS, EXCHANGE, openRental, PUT } from "../testing/rental-page.ts";

afterEach(cleanup);

const thanks = (screen: Awaited<ReturnType<typeof openRental>>["screen"]) =>
  screen.findByRole("heading", { level: 1, name: "Thank you for your time" });

describe("sending", () => {
  test("FRM-119 FRM-336 FRM-121 the defaults as they are, to the thank-you page with the full name in the navigation state", async () => {
    const { screen, send, asked } = await openRental();
    await send();
    await thanks(screen);
    expect(asked.at(-1)).toEqual({
      route: PUT,
      body: {
        tenancy_details_dates_confirmed: true,
        missed_or_incomplete_payments: false,
        damage_to_the_property: false,
        any_complaints: false,
        any_reason_not_to_let_again: false,
        review: "",
      },
      token: "token-1",
    });
    expect(window.location.pathname).toBe("/reference-thank-you");
    expect(window.location.hash).toBe("");
    expect(window.history.state.usr.fullName).toBe("Amara Okafor");
    expect(screen.getByRole("main").textContent).toContain(
      "Your reference for Amara Okafor is on its way to Latchkey.",
    );
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test("FRM-163 other answers, with a review of the questions and notes, joined by commas", async () => {
    const { screen, choose, notes, send, replies } = await openRental();
    await choose(DETAILS, "No");
    await userEvent.type(notes()[0]!, "In May");
    await choose(COMPLAINTS, "Yes");
    await userEvent.type(notes()[1]!, "Loud <b>music</b>");
    await send();
    await thanks(screen);
    expect(replies()).toEqual([
      {
        tenancy_details_dates_confirmed: false,
        missed_or_incomplete_payments: false,
        damage_to_the_property: false,
        any_complaints: true,
        any_reason_not_to_let_again: false,
        review: `${DETAILS}, In May, ${COMPLAINTS}, Loud <b>music</b>`,
      },
    ]);
  });

  test("FRM-116 the button shows a spinner while saving, and a second press sends nothing more", async () => {
    let save: (response: Response) => void = () => undefined;
    const saving = new Promise<Response>((resolve) => {
      save = resolve;
    });
    const { screen, send, replies } = await openRental({ answers: { [PUT]: () => saving } });
    await send();
    const button = screen.getByRole("button", { name: "Send reference" });
    await eventually(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(button.querySelector(".spinner")).toBeTruthy();
    await send();
    save(Response.json({}));
    await thanks(screen);
    expect(replies()).toHaveLength(1);
  });

  test("a session that ended while somebody wrote is opened again by the link", async () => {
    const { screen, send, asked } = await openRental({
      answers: {
        [PUT]: ({ token }) => (token === "token-1" ? refusal(404, "NOT_FOUND") : Response.json({})),
      },
    });
    await send();
    await thanks(screen);
    expect(asked.slice(2).map(({ route, token }) => [route, token])).toEqual([
      [PUT, "token-1"],
      [EXCHANGE, undefined],
      [PUT, "token-2"],
    ]);
  });
});

describe("FRM-120 what goes wrong", () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));

  test.each([
    ["no connection", offline, "We could not reach our service. Check your connection."],
    ["a busy server", () => refusal(503, "UNAVAILABLE"), /Our service is not available/],
    ["too many tries", () => refusal(429, "TOO_MANY_REQUESTS"), /too many tries/],
    ["a fault", () => refusal(500, "INTERNAL"), "Unexpected error"],
    ["a proxy's page", () => new Response("<html>", { status: 500 }), "Unexpected error"],
    ["a refused body", () => refusal(400, "INVALID_INPUT"), "Unexpected error"],
  ])("on sending: %s; what was typed is still there", async (_what, answer, words) => {
    let isBroken = true;
    const answers = { [PUT]: () => (isBroken ? answer() : Response.json({})) };
    const { screen, choose, notes, send, replies } = await openRental({ answers });
    await choose(DETAILS, "No");
    await userEvent.type(notes()[0]!, "In May");
    await send();
    expect(await screen.findByRole("heading", { level: 1, name: "Something went wrong" })).toBeTruthy();
    expect(screen.getByText("500")).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText("What you have typed is still here.")).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(notes()[0]?.value).toBe("In May");
    await send();
    await thanks(screen);
    expect(replies()[1]).toEqual(replies()[0]);
  });

  test.each([
    ["no connection", offline, "We could not reach our service. Check your connection."],
    ["a fault", () => refusal(500, "INTERNAL"), "Unexpected error"],
    ["a strange response", () => Response.json({ access: 7 }), "Unexpected error"],
  ])("on opening: %s, and a retry", async (_what, answer, words) => {
    let isBroken = true;
    const answers = {
      [EXCHANGE]: () => (isBroken ? answer() : Response.json({ access: "token", access_exp_time: 0 })),
    };
    const { screen } = await openReference({ answers });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText("What you have typed is still here.")).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Send reference" })).toBeTruthy();
  });

  test.each([
    [409, "ALREADY_ANSWERED", "We have your answers"],
    [409, "DECLINED", "You told us you would rather not answer"],
    [410, "EXPIRED", "This link has ended"],
    [404, "NOT_FOUND", "This link does not open anything"],
  ])("a link that is answered with %i %s says so", async (status, code, title) => {
    const { screen } = await openReference({ answers: { [EXCHANGE]: () => refusal(status, code) } });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} – Latchkey`);
    expect(screen.getByRole("main").querySelector('a[href="mailto:support@localhost"]')).toBeTruthy();
  });

  test.each([`/rental-reference/${UUID}`, `/rental-reference/${UUID}#k=${SECRET.slice(1)}`])(
    "%s opens nothing, and asks nobody",
    async (address) => {
      const { screen, asked } = await openReference({ address });
      expect(await screen.findByRole("heading", { name: "This link does not open anything" })).toBeTruthy();
      expect(asked).toEqual([]);
    },
  );

  test("a reply that was taken before the connection broke: the retry says that we have it", async () => {
    let isTaken = false;
    const answers = {
      [PUT]: () => {
        if (isTaken) return refusal(409, "ALREADY_ANSWERED");
        isTaken = true;
        return offline();
      },
    };
    const { screen, send } = await openRental({ answers });
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await send();
    expect(await screen.findByRole("heading", { name: "We have your answers" })).toBeTruthy();
  });
});

test("every question has words in every language, and the longest review fits", async () => {
  const { LONGEST_NOTE, LONGEST_REVIEW, reviewText, defaultAnswers } = await import(
    "@latchkey/domain/references/rental.ts"
  );
  const modules = import.meta.glob<{ reference: { question: Record<string, string> } }>(
    "../locales/*/reference.ts",
    { eager: true },
  );
  expect(Object.keys(modules)).toHaveLength(6);
  for (const { reference } of Object.values(modules)) {
    const longest = Object.fromEntries(
      rentalQuestions.map((question) => [
        question,
        { answer: !defaultAnswers[question], note: "x".repeat(LONGEST_NOTE) },
      ]),
    );
    const name = "N".repeat(64);
    const text = reviewText(longest as never, (question) =>
      String(reference.question[question]).replace("{{name}}", name),
    );
    expect(text).not.toContain("undefined");
    expect(text.length).toBeLessThan(LONGEST_REVIEW);
  }
});
