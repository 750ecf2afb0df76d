// @vitest-environment happy-dom

import { aPart, aText } from "@latchkey/browser/testing/answer-parts.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../desk/use-keep-holding.ts";
import { refusedWith } from "../testing/desk-endpoint.ts";
import { aCase, aChange, aDocument, heldByMe } from "../testing/fake-case.ts";
import { aQueue, aRow, lucia, someCounts } from "../testing/fake-desk.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const PATH = "/console/cases/amara";
const heldByLucia = {
  heldUntil: "2026-03-12T10:08:00Z",
  party: { status: "IN_REVIEW" as const, reviewer: lucia },
};

type Answers = Parameters<typeof openDesk>[0]["answers"];

const openCase = async (answers: Answers = {}) => {
  const desk = await openDesk({ path: PATH, answers: { CaseOf: () => aCase(), ...answers } });
  await screen.findByRole("heading", { name: "Amara Okafor" });
  return desk;
};

const panel = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const answerOf = (name: string, term: string) =>
  panel(name).getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

describe("a case", () => {
  test("has landmarks of different names", async () => {
    await openCase();
    const names = screen
      .getAllByRole("region")
      .map((region) => region.getAttribute("aria-label") ?? region.getAttribute("aria-labelledby"));
    expect(new Set(names).size).toBe(names.length);
  });

  test("of somebody who has said no name yet is called by its number", async () => {
    const nameless = { firstName: "", lastName: "" };
    await openDesk({ path: PATH, answers: { CaseOf: () => aCase({ party: nameless }) } });
    expect(await screen.findByRole("heading", { level: 1, name: "LK-20418" })).toBeDefined();
  });

  test("begins with what one wants to know first", async () => {
    await openCase();
    expect(screen.getByText("LK-20418, sent 12 Mar 2026, 06:00, waiting 4 hrs")).toBeDefined();
    expect(answerOf("At a glance", "Share of rent")).toBe("£1,035 a month (50%)");
    expect(answerOf("At a glance", "Born")).toBe("9 Nov 1996 (29)");
    expect(answerOf("At a glance", "Nationality")).toBe("Nigeria");
    const email = panel("At a glance").getByText("Email", { selector: "dt" }).nextElementSibling;
    expect(email?.innerHTML).toBe("amara@<wbr>example.com");
  });

  test("shows answers as people read them, under short names of the questions", async () => {
    await openCase();
    expect(answerOf("Identity", "Document")).toBe("Passport");
    expect(answerOf("Identity", "File")).toBe("passport.jpg");
    expect(answerOf("Income", "Kind of income")).toBe("Permanent job");
    expect(answerOf("Income", "Pay")).toBe("£32,300, a month, 1 Mar 2026");
    expect(answerOf("Income", "Bank statements")).toBe("Does not have it: Lost it");
    expect(answerOf("Income", "File")).toBe("Does not have it: The bank has closed");
  });

  test("shows what was typed as it was typed, whatever it looks like", async () => {
    const typed = [aText("THE WEEKLY STANDARD"), aText("12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP")];
    const item = {
      section: "INCOME",
      relatedObjectUuid: null,
      remedialSectionUuid: null,
      rows: [{ step: "currentEmployer", answer: [{ parts: typed }] }],
    } as const;
    await openCase({ CaseOf: () => aCase({ items: [item] }) });
    expect(answerOf("Income", "Employer")).toBe(
      "THE WEEKLY STANDARD, 12 MONTHS Ltd (AGENT), 2021-05-01, 950.00 GBP",
    );
  });

  test.each([
    ["connected", "The bank is connected"],
    ["failed", "The bank could not be connected"],
    ["tax_connected", "The tax record is linked"],
    ["tax_failed", "The tax record could not be linked"],
  ])("says what shows the income: %s", async (value, told) => {
    const row = { step: "openBanking", answer: [{ parts: [aPart("choice", { value })] }] };
    const item = {
      section: "INCOME",
      relatedObjectUuid: null,
      remedialSectionUuid: null,
      rows: [row],
    } as const;
    await openCase({ CaseOf: () => aCase({ items: [item] }) });
    expect(answerOf("Income", "Proof of income")).toBe(told);
  });

  test("tells how far the income goes, and of what it consists", async () => {
    await openCase();
    const income = panel("Income");
    expect(income.getByText("2.6 times the rent")).toBeDefined();
    expect(income.getByText("needs 2.5")).toBeDefined();
    expect(income.getByText("That is enough for the rent.")).toBeDefined();
    expect(income.getByText("Gross pay as stated")).toBeDefined();
  });

  test("has documents with what was noticed about them, and leads to them", async () => {
    await openCase();
    const identity = panel("Identity");
    for (const text of [
      "Sharp, and all of it is in the picture",
      "The last name differs from what was typed",
      "Expired on 1 Jan 2025",
      "The same file is in 2 other cases",
      "1 of these is somebody else’s (LK-20405, LK-20411)",
      "No virus found",
      "Look closely",
    ])
      expect(identity.getByText(text)).toBeDefined();
    expect(identity.getByText("passport.jpg, 1.2 MB")).toBeDefined();
    expect(identity.getByRole("link", { name: "Passport" }).getAttribute("href")).toBe(
      "/console/cases/amara/documents/document-1",
    );
  });

  test("says what was said of its documents", async () => {
    const verdict = {
      __typename: "DocumentVerdict",
      verdict: "ACCEPT" as const,
      reasons: [],
      note: null,
      by: "Priya Nair",
      at: "2026-03-12T09:30:00Z",
    };
    await openCase({ CaseOf: () => aCase({ documents: [aDocument({ verdict })] }) });
    expect(panel("Identity").getByText("Accepted")).toBeDefined();
    expect(panel("Identity").queryByText("Look closely")).toBeNull();
  });

  test("has references beside what the applicant told, with their signals", async () => {
    await openCase();
    expect(answerOf("Residence", "Address")).toBe("27 Harbour Street");
    expect(answerOf("Residence", "Dates and address are right")).toBe("Yes");
    expect(answerOf("Residence", "Damage")).toBe("No");
    expect(panel("Residence").getByText("A good tenant.")).toBeDefined();
    expect(panel("Residence").getByText("The address is with a free mail provider")).toBeDefined();
    expect(screen.queryByText("unknown")).toBeNull();
  });

  test("marks what has changed since the round before", async () => {
    await openCase({
      CaseOf: () =>
        aCase({
          round: 2,
          changes: [aChange, { ...aChange, step: "companyReference", after: null }],
        }),
    });
    expect(panel("Income").getByText("Changed")).toBeDefined();
    expect(panel("Income").getByText("Before: £30,000")).toBeDefined();
    expect(panel("Income").getByText("Not asked any more: Who can be asked")).toBeDefined();
  });

  test("marks the documents that came with the newest answers, as it marks answers", async () => {
    const submitted = (at: string) => ({ __typename: "CaseEvent", kind: "submitted", at, by: null });
    const documents = [
      aDocument({ addedAt: "2026-03-10T12:00:00Z" }),
      aDocument({ id: "document-2", side: "back", addedAt: "2026-03-11T12:00:00Z" }),
      aDocument({ id: "document-3", type: "LIVE_PHOTO", addedAt: "2026-03-12T09:00:00Z" }),
    ];
    const events = [submitted("2026-03-12T06:00:00Z"), submitted("2026-03-11T06:00:00Z")];
    await openCase({ CaseOf: () => aCase({ round: 2, documents, events }) });
    const marked = () => panel("Identity").queryAllByText("New");
    expect(marked()).toHaveLength(1);
    const row = marked()[0]?.closest("li");
    expect(row?.querySelector("a")?.textContent).toBe("Passport, Back");
    cleanup();
    await openCase({ CaseOf: () => aCase({ documents, events: events.slice(0, 1) }) });
    expect(marked()).toEqual([]);
  });

  test("remembers what was asked and what happened", async () => {
    await openCase();
    expect(panel("Asked so far").getByText("Identity: File")).toBeDefined();
    expect(
      panel("Asked so far").getByText("The document has expired. A newer one, if there is one."),
    ).toBeDefined();
    expect(panel("What happened").getByText("Taken for review: Priya Nair")).toBeDefined();
  });

  test("says which e-mails to the person did not arrive, and when", async () => {
    await openCase();
    expect(screen.queryByText("Email to amara@example.com did not arrive")).toBeNull();
    cleanup();
    const reason = "5.1.1";
    await openCase({
      CaseOf: () =>
        aCase({
          failedEmails: [
            { kind: "DECIDED", reason, at: "2026-03-12T09:00:00Z" },
            { kind: "MORE_NEEDED", reason, at: "2026-03-11T08:05:00Z" },
          ],
        }),
    });
    expect(screen.getByText("Email to amara@example.com did not arrive")).toBeDefined();
    expect(screen.getByText("Decision, came back 12 Mar 2026, 09:00: 5.1.1")).toBeDefined();
    expect(
      screen.getByText("Request for what is missing, came back 11 Mar 2026, 08:05: 5.1.1"),
    ).toBeDefined();
  });

  test("that is unknown is not found, that cannot be loaded is asked for again, and is for reviewers only", async () => {
    await openDesk({ path: PATH, answers: { CaseOf: () => refusedWith("NOT_FOUND") } });
    expect(await screen.findByText("This page does not exist")).toBeDefined();
    cleanup();
    await openDesk({ path: PATH, answers: { CaseOf: () => undefined } });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
    cleanup();
    const { sent } = await openDesk({ path: PATH, answers: {}, roles: ["ADMINISTRATOR"] });
    expect(await screen.findByText("This is not for your role")).toBeDefined();
    expect(sent("CaseOf")).toEqual([]);
  });

  test("leads back to what the queue has listed", async () => {
    const desk = await openDesk({
      path: "/console/queue?view=waiting",
      answers: {
        CaseOf: () => aCase(),
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

describe("a sealed answer", () => {
  test("is shown on press, and the log keeps that", async () => {
    const desk = await openCase({ RevealAnswer: () => ({ revealAnswer: "R12 34A BCD" }) });
    expect(screen.queryByText("R12 34A BCD")).toBeNull();
    await press("Show: Share code");
    expect(await screen.findByText("R12 34A BCD")).toBeDefined();
    expect(desk.sent("RevealAnswer")).toEqual([
      {
        partyId: "amara",
        section: "IDENTITY",
        relatedObjectUuid: null,
        remedialSectionUuid: null,
        step: "shareCode",
      },
    ]);
  });
});

describe("who works on it", () => {
  test("a free case is taken, by a button or by t", async () => {
    let isMine = false;
    const desk = await openCase({
      CaseOf: () => (isMine ? aCase(heldByMe) : aCase()),
      TakeCase: () => {
        isMine = true;
        return { takeCase: true };
      },
    });
    await userEvent.keyboard("t");
    expect(await screen.findByText("You are working on this case")).toBeDefined();
    expect(desk.sent("TakeCase")).toEqual([{ partyId: "amara" }]);
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
  });

  test("whoever takes it by its button, which goes away, is at the title of the case", async () => {
    let isMine = false;
    await openCase({
      CaseOf: () => (isMine ? aCase(heldByMe) : aCase()),
      TakeCase: () => {
        isMine = true;
        return { takeCase: true };
      },
    });
    await press("Take this case");
    await screen.findByText("You are working on this case");
    const title = screen.getByRole("heading", { name: "Amara Okafor" });
    await eventually(() => expect(document.activeElement).toBe(title));
  });

  test("that waits for somebody else cannot be taken by whoever proposed, and says why", async () => {
    await openCase({ CaseOf: () => aCase(), TakeCase: () => refusedWith("SECOND_PERSON_NEEDED") });
    await press("Take this case");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "You cannot take this caseSomebody else has to take it: you proposed or decided this.",
    );
    expect(document.activeElement).toBe(alert);
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
  });

  test("nor can they take it from a colleague", async () => {
    await openCase({
      CaseOf: () => aCase(heldByLucia),
      TakeCase: () => refusedWith("SECOND_PERSON_NEEDED"),
    });
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(await dialog.findByText("You cannot take this case")).toBeDefined();
  });

  test("the list of keys calls taking as its button does", async () => {
    await openDesk({ path: PATH, answers: { CaseOf: () => aCase() } });
    const button = await screen.findByRole("button", { name: "Take this case" });
    await userEvent.keyboard("?");
    const list = within(await screen.findByRole("dialog"));
    expect(list.getByText(button.textContent ?? "")).toBeDefined();
  });

  test("one's own is let go", async () => {
    let isMine = true;
    await openCase({
      CaseOf: () => (isMine ? aCase(heldByMe) : aCase()),
      ReleaseCase: () => {
        isMine = false;
        return { releaseCase: true };
      },
    });
    await press("Let it go");
    expect(await screen.findByRole("button", { name: "Take this case" })).toBeDefined();
  });

  test("a colleague's is taken over with a reason only", async () => {
    const desk = await openCase({
      CaseOf: () => aCase(heldByLucia),
      TakeCase: () => ({ takeCase: true }),
    });
    expect(screen.getByText("Lucía Ortega is working on this case")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(dialog.getByText("Enter the reason")).toBeDefined();
    expect(desk.sent("TakeCase")).toEqual([]);
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    await eventually(() =>
      expect(desk.sent("TakeCase")).toEqual([{ partyId: "amara", reason: "Lucía is ill" }]),
    );
  });

  test("is not taken over with a reason that is too long; what the server finds is said there too", async () => {
    const desk = await openCase({
      CaseOf: () => aCase(heldByLucia),
      TakeCase: () => refusedWith("INVALID_INPUT", [{ field: "reason", code: "validation.pattern" }]),
    });
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    const reason = dialog.getByLabelText("Reason");
    fireEvent.change(reason, { target: { value: "x".repeat(4001) } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(dialog.getByText("This is too long. Use at most 4,000 characters")).toBeDefined();
    expect(desk.sent("TakeCase")).toEqual([]);
    fireEvent.change(reason, { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(await dialog.findByText("Check what you typed")).toBeDefined();
    expect(document.activeElement).toBe(reason);
  });

  test("a case that somebody has taken meanwhile is shown as theirs", async () => {
    let isTaken = false;
    await openCase({
      CaseOf: () => (isTaken ? aCase(heldByLucia) : aCase()),
      TakeCase: () => {
        isTaken = true;
        return refusedWith("HELD_BY_COLLEAGUE");
      },
    });
    await press("Take this case");
    expect(await screen.findByText("Lucía Ortega is working on this case")).toBeDefined();
  });
});

describe("holding it", () => {
  const openHeld = async (kept = true) => {
    let isMine = true;
    const desk = await openCase({
      CaseOf: () => (isMine ? aCase(heldByMe) : aCase(heldByLucia)),
      KeepHolding: () => {
        isMine = kept;
        return { keepHolding: kept };
      },
    });
    return desk;
  };
  const wait = () => act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));

  test("goes on while the page is used, and not while it is only open", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const desk = await openHeld();
    await wait();
    expect(desk.sent("KeepHolding")).toEqual([]);
    fireEvent.pointerDown(document.body);
    await wait();
    expect(desk.sent("KeepHolding")).toEqual([{ partyId: "amara" }]);
    await wait();
    expect(desk.sent("KeepHolding")).toHaveLength(1);
  });

  test("ends when somebody else has it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await openHeld(false);
    fireEvent.keyDown(document.body, { key: "x" });
    await wait();
    expect(await screen.findByText("Somebody else has this case now")).toBeDefined();
    expect(screen.getByText("Lucía Ortega is working on this case")).toBeDefined();
  });
});

describe("a referee who has not answered", () => {
  const openAsked = (state: "BOUNCED" | "ANSWERED", answers: Answers = {}) =>
    openCase({
      CaseOf: () => {
        const { case: shown } = aCase();
        return { case: { ...shown, references: shown.references.map((one) => ({ ...one, state })) } };
      },
      ...answers,
    });

  test("is asked again, at a corrected address", async () => {
    const desk = await openAsked("BOUNCED", { AskRefereeAgain: () => ({ askRefereeAgain: true }) });
    await press("Ask Ada Moss again");
    const dialog = within(await screen.findByRole("dialog"));
    const email = dialog.getByLabelText("Email address");
    expect(email).toHaveProperty("value", "ada@example.com");
    fireEvent.change(email, { target: { value: "" } });
    await userEvent.click(dialog.getByRole("button", { name: "Ask again" }));
    expect(dialog.getByText("Enter the email address")).toBeDefined();
    fireEvent.change(email, { target: { value: "ada.moss@example.com" } });
    await userEvent.click(dialog.getByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("Ada Moss is asked again.")).toBeDefined();
    expect(desk.sent("AskRefereeAgain")).toEqual([
      { partyId: "amara", referenceId: "reference-1", email: "ada.moss@example.com" },
    ]);
  });

  test("who has is not", async () => {
    await openAsked("ANSWERED");
    expect(screen.queryByRole("button", { name: "Ask Ada Moss again" })).toBeNull();
  });
});

describe("notes", () => {
  test("are written, and stand with the others", async () => {
    const note = { id: "1", text: "Call the landlord", author: "Priya Nair", at: "2026-03-12T10:00:00Z" };
    const desk = await openCase({
      WriteNote: () => ({
        writeNote: { __typename: "Case", id: "amara", notes: [{ __typename: "CaseNote", ...note }] },
      }),
    });
    await userEvent.keyboard("m");
    expect(document.activeElement).toBe(screen.getByLabelText("Note"));
    await press("Save note");
    expect(screen.getByText("Enter a note")).toBeDefined();
    await userEvent.type(screen.getByLabelText("Note"), "Call the landlord");
    await press("Save note");
    expect(await screen.findByText("The note is saved.")).toBeDefined();
    expect(screen.getByLabelText("Note")).toHaveProperty("value", "");
    expect(screen.getByText("Call the landlord")).toBeDefined();
    expect(desk.sent("WriteNote")).toEqual([{ partyId: "amara", text: "Call the landlord" }]);
  });

  test("that did not arrive are kept", async () => {
    await openCase({ WriteNote: () => undefined });
    await userEvent.type(screen.getByLabelText("Note"), "Call the landlord");
    await press("Save note");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(screen.getByLabelText("Note")).toHaveProperty("value", "Call the landlord");
  });
});

test("the keys of the page are in the list", async () => {
  await openCase();
  await userEvent.keyboard("?");
  const dialog = within(await screen.findByRole("dialog"));
  for (const label of ["Take this case", "Write a note", "Back to the queue"])
    expect(dialog.getByText(label)).toBeDefined();
});
