// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDossier, heldByMe } from "../../testing/fake-case.ts";
import { lucia } from "../../testing/fake-desk.ts";
import { someChoices } from "../../testing/fake-request.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(cleanup);

const PATH = "/console/cases/amara/request";

type Opening = Partial<Parameters<typeof openDesk>[0]>;

const openPage = async ({ answers = {}, ...more }: Opening = {}) => {
  const desk = await openDesk({
    path: PATH,
    answers: { DossierOf: () => aDossier(heldByMe), RequestChoicesOf: () => someChoices(), ...answers },
    ...more,
  });
  await screen.findByRole("heading", { name: "Ask for something" });
  return desk;
};

const request = (number: number) => within(screen.getByRole("region", { name: `Request ${number}` }));
const preview = () => within(screen.getByRole("region", { name: "What Amara will see" }));
const choose = (number: number, label: string, option: string) =>
  userEvent.selectOptions(request(number).getByLabelText(label), option);
const tick = (number: number, reason: string) =>
  userEvent.click(request(number).getByRole("checkbox", { name: reason }));
const note = (number: number) => request(number).getByLabelText<HTMLTextAreaElement>(/^Your note/);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

const askForStatement = async () => {
  await choose(1, "Section", "Income");
  await choose(1, "Start at this question", "Document");
  await choose(1, "End after", "Bank statements");
  await tick(1, "The document does not show your income");
};

describe("a note that seems to ask for rent in advance", () => {
  const confirmation = () =>
    request(1).getByRole<HTMLInputElement>("checkbox", { name: /^I confirm that this asks for no rent/ });

  test("LAW-01 (in part) names the rule and the law, and is sent with its confirmation alone", async () => {
    const desk = await openPage({
      now: () => Date.parse("2026-05-01T09:00:00Z"),
      answers: { AskForMore: () => ({ askForMore: true }) },
    });
    await askForStatement();
    fireEvent.change(note(1), { target: { value: "Could you pay 6 months' rent upfront?" } });
    expect(request(1).getByText("A text asks for rent in advance")).toBeDefined();
    expect(request(1).getByText(/Renters' Rights Act 2025, sections 8 and 9/)).toBeDefined();
    await press("Send request");
    expect(desk.sent("AskForMore")).toEqual([]);
    expect(screen.getByText("Take this demand out of the note, or confirm that it is none")).toBeDefined();
    expect(document.activeElement).toBe(confirmation());
    await userEvent.click(confirmation());
    // Other words are confirmed anew.
    fireEvent.change(note(1), { target: { value: "Could you pay 3 months' rent upfront?" } });
    expect(confirmation().checked).toBe(false);
    await userEvent.click(confirmation());
    await press("Send request");
    await eventually(() => expect(desk.address()).toBe("/console/cases/amara"));
    expect(desk.sent("AskForMore")).toMatchObject([
      { requests: [{ confirmedRule: "text-rent-in-advance" }] },
    ]);
  });

  test("LAW-01 (in part) is a note like any other before 1 May 2026", async () => {
    await openPage({ now: () => Date.parse("2026-04-30T09:00:00Z") });
    fireEvent.change(note(1), { target: { value: "Could you pay 6 months' rent upfront?" } });
    expect(request(1).queryByText("A text asks for rent in advance")).toBeNull();
  });
});

describe("a request", () => {
  test("is sent, and said on the page of the case", async () => {
    const desk = await openPage({ answers: { AskForMore: () => ({ askForMore: true }) } });
    await askForStatement();
    fireEvent.change(note(1), { target: { value: " The March one, please. " } });
    const button = screen.getByRole("button", { name: "Send request" });
    act(() => {
      button.click();
      button.click();
    });
    await eventually(() => expect(desk.address()).toBe("/console/cases/amara"));
    expect(await screen.findByText("The request is sent.")).toBeDefined();
    expect(desk.sent("AskForMore")).toEqual([
      {
        partyId: "amara",
        requests: [
          {
            section: "INCOME",
            relatedObjectUuid: "bakery",
            start: "documents",
            end: "uploadBankStatements",
            reasons: ["SOURCE_DOES_NOT_SHOW_INCOME"],
            canned: [],
            comment: "The March one, please.",
            documentType: null,
          },
        ],
      },
    ]);
    const [sent] = desk.requests.filter(({ operationName }) => operationName === "AskForMore");
    expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is one of several, which are sent together", async () => {
    const desk = await openPage({ answers: { AskForMore: () => ({ askForMore: true }) } });
    await askForStatement();
    await userEvent.click(screen.getByRole("heading", { name: "Ask for something" }));
    await userEvent.keyboard("p");
    await choose(2, "Section", "Income");
    await choose(2, "About", "Guarantor/Ngozi Okafor");
    await press("Add another request");
    await press("Remove request 2");
    await choose(2, "Start at this question", "Document asked for");
    await choose(2, "Document", "DBS certificate");
    await tick(2, "We did not get an identity document");
    await press("Send 2 requests");
    await eventually(() => expect(desk.address()).toBe("/console/cases/amara"));
    expect(desk.sent("AskForMore")).toMatchObject([
      { requests: [{ start: "documents" }, { start: "genericUpload", documentType: "DBS" }] },
    ]);
  });

  test("that is wrong says so at its place, and the first of it has the focus", async () => {
    const desk = await openPage();
    await press("Add another request");
    await choose(1, "Start at this question", "File");
    await tick(1, "The reviewer’s note says what is missing");
    await press("Send 2 requests");
    expect(request(1).getByText(/^Write a note/)).toBeDefined();
    expect(request(2).getByText("Choose at least one reason")).toBeDefined();
    expect(request(1).queryByText("Choose at least one reason")).toBeNull();
    expect(document.activeElement).toBe(note(1));
    fireEvent.change(note(1), { target: { value: "The back, please." } });
    expect(request(1).queryByText(/^Write a note/)).toBeNull();
    expect(desk.sent("AskForMore")).toEqual([]);
  });

  test("counts the characters of its note as people do", async () => {
    await openPage();
    fireEvent.change(note(1), { target: { value: "😀 é" } });
    expect(request(1).getByText("3 of 500 characters")).toBeDefined();
  });

  test("that the server refuses is kept, and says where", async () => {
    await openPage({
      answers: {
        AskForMore: () =>
          refusedWith("INVALID_INPUT", [
            { field: "requests.0.end", code: "validation.please_select_an_option" },
          ]),
      },
    });
    await askForStatement();
    await press("Send request");
    await eventually(() =>
      expect(request(1).getByLabelText("End after").getAttribute("aria-invalid")).toBe("true"),
    );
  });

  test.each(["HELD_BY_COLLEAGUE", "NOT_TO_REVIEW"])(
    "%s is said, and what was written stays",
    async (code) => {
      await openPage({ answers: { AskForMore: () => refusedWith(code) } });
      await askForStatement();
      fireEvent.change(note(1), { target: { value: "The March one" } });
      await press("Send request");
      expect((await screen.findByRole("alert")).textContent).toContain("what you wrote is still here");
      expect(note(1).value).toBe("The March one");
    },
  );

  test("that did not arrive stays, and goes again with the same key", async () => {
    let isAway = true;
    const desk = await openPage({
      answers: { AskForMore: () => (isAway ? undefined : { askForMore: true }) },
    });
    await askForStatement();
    await press("Send request");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    isAway = false;
    await press("Send request");
    await eventually(() => expect(desk.address()).toBe("/console/cases/amara"));
    const keys = desk.requests
      .filter(({ operationName }) => operationName === "AskForMore")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("that was changed after no answer is sent anew, and may have been sent before", async () => {
    let isAway = true;
    const desk = await openPage({
      answers: { AskForMore: () => (isAway ? undefined : refusedWith("NOT_TO_REVIEW")) },
    });
    await askForStatement();
    await press("Send request");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    isAway = false;
    fireEvent.change(note(1), { target: { value: "The March one" } });
    await press("Send request");
    expect(await screen.findByText(/^What you sent before may have arrived/)).toBeDefined();
    expect(screen.queryByText(/Nothing was sent/)).toBeNull();
    const keys = desk.requests
      .filter(({ operationName }) => operationName === "AskForMore")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
  });
});

describe("the preview", () => {
  test("is in the applicant's language, and in one's own on wish", async () => {
    await openPage();
    expect(await preview().findByText("Choose where to start, and it appears here.")).toBeDefined();
    await askForStatement();
    fireEvent.change(note(1), { target: { value: "Bitte den vom März." } });
    const title = preview().getByText("Wir brauchen einen Nachweis Ihres Einkommens");
    expect(title.closest("[lang]")?.getAttribute("lang")).toBe("de");
    expect(preview().getByText("Eine Notiz von unserem Prüfteam")).toBeDefined();
    expect(preview().getByText("Bitte den vom März.")).toBeDefined();
    expect(screen.getByText("Amara gets an email in German")).toBeDefined();
    await press("Show in English");
    expect(await preview().findByText("We need a proof of your income")).toBeDefined();
    expect(preview().getByText("The document does not show your income")).toBeDefined();
    await press("Show in German");
    expect(await preview().findByText("Wir brauchen einen Nachweis Ihres Einkommens")).toBeDefined();
  });

  test("names the document that is asked for", async () => {
    await openPage({ answers: { RequestChoicesOf: () => someChoices({ language: "en" }) } });
    await choose(1, "Start at this question", "Document asked for");
    await choose(1, "Document", "Birth or adoption certificate");
    expect(
      await preview().findByText("We need one more document: Birth or adoption certificate"),
    ).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Show in/ })).toBeNull();
  });
});

test("a document that is asked for again is there already", async () => {
  await openPage({ path: `${PATH}?document=document-1` });
  expect(request(1).getByLabelText<HTMLSelectElement>("Start at this question").value).toBe("upload");
  expect(await preview().findByText("Wir brauchen Ihr Dokument noch einmal")).toBeDefined();
});

describe("the case", () => {
  test("that is not one's own has no form", async () => {
    await openPage({ answers: { DossierOf: () => aDossier({ party: { reviewer: lucia } }) } });
    expect(screen.getByText("You are not working on this case")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Send request" })).toBeNull();
  });

  test("is taken here, and the form is there", async () => {
    let isMine = false;
    const desk = await openPage({
      answers: {
        DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier()),
        TakeParty: () => {
          isMine = true;
          return { takeParty: true };
        },
      },
    });
    await press("Take this case");
    expect(await screen.findByRole("button", { name: "Send request" })).toBeDefined();
    expect(await screen.findByText("This case is yours.")).toBeDefined();
    expect(screen.queryByText("You are not working on this case")).toBeNull();
    const title = screen.getByRole("heading", { name: "Ask for something" });
    expect(document.activeElement).toBe(title);
    expect(desk.sent("TakeParty")).toEqual([{ partyId: "amara" }]);
  });

  test("that is unknown is not found; what could not be loaded is asked for again", async () => {
    const answers = { DossierOf: () => aDossier(heldByMe), RequestChoicesOf: () => refusedWith("NOT_FOUND") };
    await openDesk({ path: PATH, answers });
    expect(await screen.findByText("This page does not exist")).toBeDefined();
    cleanup();
    await openDesk({ path: PATH, answers: { ...answers, RequestChoicesOf: () => undefined } });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
  });

  test("leads here by a button and by a, for whoever works on it alone", async () => {
    const desk = await openDesk({
      path: "/console/cases/amara",
      answers: { DossierOf: () => aDossier(heldByMe), RequestChoicesOf: () => someChoices() },
    });
    const link = await screen.findByRole("link", { name: "Ask for something" });
    expect(link.getAttribute("href")).toBe(PATH);
    await userEvent.keyboard("a");
    await eventually(() => expect(desk.address()).toBe(PATH));
    cleanup();
    await openDesk({ path: "/console/cases/amara", answers: { DossierOf: () => aDossier() } });
    await screen.findByRole("heading", { name: "Amara Okafor" });
    expect(screen.queryByRole("link", { name: "Ask for something" })).toBeNull();
  });
});

test("text that is not sent is known to the other tabs", async () => {
  const unsaved = createUnsavedText("this tab", undefined);
  const hold = vi.spyOn(unsaved, "hold");
  await openPage({ unsaved });
  expect(hold).not.toHaveBeenCalled();
  fireEvent.change(note(1), { target: { value: "x" } });
  expect(hold).toHaveBeenCalled();
});
