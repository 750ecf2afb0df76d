// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier, heldByMe } from "../testing/fake-case.ts";
import { aQueue, aRow, someCounts } from "../testing/fake-desk.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { CASE_PATH, showCase, showCasePage } from "../testing/show-case.tsx";

afterEach(cleanup);

describe("a case", () => {
  test("has landmarks of different names", async () => {
    await showCase();
    const names = screen
      .getAllByRole("region")
      .map((region) => region.getAttribute("aria-label") ?? region.getAttribute("aria-labelledby"));
    expect(new Set(names).size).toBe(names.length);
  });

  test("of somebody who has said no name yet is called by its number", async () => {
    const nameless = { firstName: "", lastName: "" };
    await showCase({ party: nameless });
    expect(screen.getByRole("heading", { level: 1, name: "LK-20418" })).toBeDefined();
  });

  test("begins with what one wants to know first", async () => {
    await showCase();
    expect(screen.getByText(wholeText("LK-20418, sent 12 Mar 2026, 06:00, waiting 4 hrs"))).toBeDefined();
    expect(answerOf("At a glance", "Share of rent")).toBe("£1,035 a month (50%)");
    expect(answerOf("At a glance", "Born")).toBe("9 Nov 1996 (29)");
    expect(answerOf("At a glance", "Nationality")).toBe("Nigeria");
    const email = panel("At a glance").getByText("Email", { selector: "dt" }).nextElementSibling;
    expect(email?.innerHTML).toBe('<span translate="no">amara@<wbr>example.com</span>');
  });

  test("remembers what was asked and what happened", async () => {
    await showCase();
    expect(panel("Asked so far").getByText("Identity: File")).toBeDefined();
    expect(
      panel("Asked so far").getByText("The document has expired. A newer one, if there is one."),
    ).toBeDefined();
    expect(panel("What happened").getByText("Taken for review: Priya Nair")).toBeDefined();
  });

  test("says which e-mails to the person did not arrive, and when", async () => {
    await showCase();
    expect(screen.queryByText("Email to amara@example.com did not arrive")).toBeNull();
    cleanup();
    const reason = "5.1.1";
    await showCase({
      failedEmails: [
        { kind: "DECIDED", reason, at: "2026-03-12T09:00:00Z" },
        { kind: "MORE_NEEDED", reason, at: "2026-03-11T08:05:00Z" },
      ],
    });
    expect(screen.getByText("Email to amara@example.com did not arrive")).toBeDefined();
    expect(screen.getByText("Decision, came back 12 Mar 2026, 09:00: 5.1.1")).toBeDefined();
    expect(
      screen.getByText("Request for what is missing, came back 11 Mar 2026, 08:05: 5.1.1"),
    ).toBeDefined();
  });

  test("that is unknown is not found, that cannot be loaded is asked for again, and is for reviewers only", async () => {
    await showCasePage({ DossierOf: () => refusedWith("NOT_FOUND") });
    expect(await screen.findByText("This page does not exist")).toBeDefined();
    cleanup();
    await showCasePage({ DossierOf: () => undefined });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
    cleanup();
    const { sent } = await openDesk({ path: CASE_PATH, answers: {}, roles: ["ADMINISTRATOR"] });
    expect(await screen.findByText("This is not for your role")).toBeDefined();
    expect(sent("DossierOf")).toEqual([]);
  });

  test("leads back to what the queue has listed", async () => {
    const desk = await openDesk({
      path: "/console/queue?view=waiting",
      answers: {
        DossierOf: () => aDossier(),
        QueueCounts: () => someCounts(),
        Queue: () => aQueue([aRow("amara")]),
      },
    });
    await userEvent.click(await screen.findByRole("link", { name: "Amara Okafor" }));
    await screen.findByRole("heading", { name: "Amara Okafor" });
    const crumb = within(screen.getByRole("main")).getByRole("link", { name: "Queue" });
    expect(crumb.getAttribute("href")).toBe("/console/queue?view=waiting");
    await userEvent.keyboard("u");
    await eventually(() => expect(desk.address()).toBe("/console/queue?view=waiting"));
  });
});

test("the keys of the page are in the list", async () => {
  await openDesk({ path: CASE_PATH, answers: { DossierOf: () => aDossier(heldByMe) } });
  await screen.findByText("You are working on this case");
  await userEvent.keyboard("?");
  const dialog = within(await screen.findByRole("dialog"));
  for (const label of ["Write a note", "Ask for something", "Decide", "Back to the queue"])
    expect(dialog.getByText(label)).toBeDefined();
});
