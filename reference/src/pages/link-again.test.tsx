// @vitest-environment happy-dom

import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { REFERENCE_LINK_AGAIN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openReference, refusal, UUID } from "../testing/open-reference.tsx";

afterEach(cleanup);

const CUT_OFF = `/rental-reference/${UUID}?lang=en`;
const ROUTE = `POST ${REFERENCE_LINK_AGAIN_PATH}`;

const sent = () => new Response(undefined, { status: 204 });

test("a link that was cut off says so, and offers the e-mail once more", async () => {
  const { screen, asked } = await openReference({ address: CUT_OFF, answers: { [ROUTE]: sent } });
  expect(await screen.findByRole("heading", { name: "This link does not open anything" })).toBeTruthy();
  expect(screen.getByText(/Perhaps a part of it is missing/)).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Send me the email again" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Look in your inbox");
  expect(asked).toEqual([{ route: ROUTE, body: { uuid: UUID }, token: undefined }]);
});

test.each([
  ["too many presses", () => refusal(429, "TOO_MANY_REQUESTS"), "There were too many tries."],
  [
    "no connection",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "We could not reach our service.",
  ],
])("%s: says so, and can be tried again", async (_name, answer, words) => {
  let isFirst = true;
  const answers = {
    [ROUTE]: () => {
      const reply = isFirst ? answer() : sent();
      isFirst = false;
      return reply;
    },
  };
  const { screen } = await openReference({ address: CUT_OFF, answers });
  const button = await screen.findByRole("button", { name: "Send me the email again" });
  await userEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  await userEvent.click(button);
  expect(await screen.findByText("Look in your inbox")).toBeTruthy();
});

test("a link that has ended or was used offers nothing", async () => {
  for (const code of ["EXPIRED", "ALREADY_ANSWERED"]) {
    const { screen } = await openReference({
      answers: { "POST /auth/reference/exchange": () => refusal(410, code) },
    });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Send me the email again" })).toBeNull();
    cleanup();
  }
});

test.each(languages)("in %s", async (language) => {
  const { screen } = await openReference({ address: CUT_OFF, language, answers: { [ROUTE]: sent } });
  const buttons = await screen.findAllByRole("button");
  expect(buttons.at(-1)?.textContent).not.toMatch(/closed\.|again\./);
});
