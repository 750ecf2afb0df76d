// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { isTenantReview } from "../rental/tenancy.ts";
import { linkAt } from "../session/reference-link.ts";
import { LINK, openReference, UUID } from "../testing/open-reference.tsx";
import { openRental } from "../testing/rental-page.ts";

afterEach(() => {
  cleanup();
  // At its own address: the shared cleaning up is at another, where this cookie is not removed.
  // biome-ignore lint/suspicious/noDocumentCookie: what a test has left
  document.cookie = "latchkey_session=; Max-Age=0";
});

const address = "/reference-thank-you";

test("FRM-025 FRM-121 the thank-you page shows the name from the navigation state", async () => {
  const { screen, asked } = await openReference({ address, state: { usr: { fullName: "Amara Okafor" } } });
  expect(screen.getByRole("heading", { level: 1, name: "Thank you for your time" })).toBeTruthy();
  expect(screen.getByRole("main").textContent).toContain("Your reference for Amara Okafor is on its way");
  expect(document.title).toBe("Thank you for your time – Latchkey");
  expect(asked).toEqual([]);
});

test.each([
  ["none", null],
  ["another's", { usr: "x" }],
  ["a strange name", { usr: { fullName: { first: "Amara" } } }],
  ["an empty name", { usr: { fullName: "" } }],
])("without a name in the state (%s) it thanks all the same", async (_what, state) => {
  const { screen } = await openReference({ address, state });
  expect(screen.getByRole("main").textContent).toContain("What you sent is on its way to Latchkey.");
});

test("a name is text", async () => {
  const { screen } = await openReference({ address, state: { usr: { fullName: "<img src=x onerror=1>" } } });
  expect(screen.getByText("<img src=x onerror=1>")).toBeTruthy();
});

test("FRM-122 it ends the referee's session, and leaves an applicant's in the same browser alone", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what an applicant's session leaves in the browser
  document.cookie = "latchkey_session=1";
  const { asked, session, screen, send } = await openRental();
  await send();
  await screen.findByRole("heading", { level: 1, name: "Thank you for your time" });
  const link = linkAt(new URL(LINK, "http://localhost"));
  expect(link?.uuid).toBe(UUID);
  if (link) await session.read(link, isTenantReview);
  expect(asked.map(({ route, token }) => [route.split(" ")[0], token])).toEqual([
    ["POST", undefined],
    ["GET", "token-1"],
    ["PUT", "token-1"],
    // The page has ended the session: whoever reads again needs a new one.
    ["POST", undefined],
    ["GET", "token-2"],
  ]);
  expect(document.cookie).toContain("latchkey_session=1");
});
