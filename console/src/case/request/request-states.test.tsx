// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aChangingAnswer, aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../../desk/use-keep-holding.ts";
import { aDocument, aDossier, heldByLucia, heldByMe } from "../../testing/fake-case.ts";
import { someChoices } from "../../testing/fake-request.ts";
import {
  fillInRequest,
  noteOf,
  REQUEST_PATH,
  requestPanel,
  showRequestForm,
  showRequestPage,
  writeNote,
} from "../../testing/show-request.tsx";

afterEach(cleanup);

const alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  await eventually(() => expect(document.activeElement).toBe(alert));
};

describe("the page", () => {
  test("is on its way until the case and what can be asked are there", async () => {
    const { answer, give } = aHeldAnswer<ReturnType<typeof someChoices>>();
    await showRequestPage({ RequestChoicesOf: () => answer });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(someChoices()));
    expect(await screen.findByRole("button", { name: "Send request" })).toBeTruthy();
    expect(document.title).toBe("Ask for something – Latchkey");
  });

  test.each([
    ["the case", { DossierOf: () => undefined }],
    ["what can be asked", { RequestChoicesOf: () => undefined }],
  ])("without %s can be loaded again", async (_what, answers) => {
    let isAway = true;
    const full = { DossierOf: () => aDossier(heldByMe), RequestChoicesOf: () => someChoices() };
    await showRequestPage({
      DossierOf: () => (isAway && "DossierOf" in answers ? undefined : full.DossierOf()),
      RequestChoicesOf: () => (isAway && "RequestChoicesOf" in answers ? undefined : full.RequestChoicesOf()),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("button", { name: "Send request" })).toBeTruthy();
  });

  test("of an application of one's own is closed", async () => {
    await showRequestPage({ DossierOf: () => refusedWith("OWN_CASE") });
    expect(
      await screen.findByRole("heading", { name: "You stand in this application yourself" }),
    ).toBeTruthy();
  });

  test("has no form where nothing can be asked for", async () => {
    await showRequestForm({ RequestChoicesOf: () => someChoices({ subjects: [] }) });
    expect(screen.getByText("There is nothing to ask for")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send request" })).toBeNull();
  });

  test("of a colleague's case says so, and offers to take it over", async () => {
    await showRequestForm({ DossierOf: () => aDossier(heldByLucia) });
    expect(screen.getByText("You are not working on this case")).toBeTruthy();
    expect(button("Take over, with a reason")).toBeTruthy();
  });

  test("leads back to the case", async () => {
    await showRequestForm();
    const crumb = screen.getByRole("link", { name: "Amara Okafor" });
    expect(crumb.getAttribute("href")).toBe("/console/cases/amara");
  });

  test("names nobody whose name is not known", async () => {
    await showRequestForm({
      DossierOf: () => aDossier({ ...heldByMe, party: { ...heldByMe.party, firstName: "" } }),
    });
    expect(screen.getByRole("region", { name: "What the applicant will see" })).toBeTruthy();
    expect(screen.getByText("The applicant gets an email in German")).toBeTruthy();
  });
});

describe("sending", () => {
  test("says so after each failure, and keeps all of it", async () => {
    const changing = aChangingAnswer();
    const { address } = await showRequestForm({ AskForMore: changing.answer });
    await fillInRequest();
    for (const [, failing, text] of [
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "Nothing was sent"],
      ["DECISION_OPEN", () => refusedWith("DECISION_OPEN"), "Nothing was sent"],
      ["SECOND_PERSON_NEEDED", () => refusedWith("SECOND_PERSON_NEEDED"), "Nothing was sent"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Nothing was sent"],
      ["IDEMPOTENCY_KEY_REUSED", () => refusedWith("IDEMPOTENCY_KEY_REUSED"), "Nothing was sent"],
      // Afterwards it is not known what was sent.
      ["no response", noResponse, "That was not saved"],
      ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
    ] as const) {
      changing.answerWith(failing);
      await press("Send request");
      await alertSays(text);
      expect(noteOf().value).toBe("The newest one, please");
      expect(requestPanel(1).getByLabelText("Start at this question")).toHaveProperty("value", "upload");
      expect(requestPanel(1).getByRole("checkbox", { name: "The document has expired" })).toHaveProperty(
        "checked",
        true,
      );
      expect(address()).toBe(REQUEST_PATH);
    }
  });

  test("is in progress until the server has answered, and happens once", async () => {
    const { answer, give } = aHeldAnswer<{ askForMore: boolean }>();
    const { sent, address } = await showRequestForm({ AskForMore: () => answer });
    await fillInRequest();
    pressTwice(button("Send request"));
    await eventually(() => expect(sent("AskForMore")).toHaveLength(1));
    expect(button("Send request").getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ askForMore: true }));
    expect(sent("AskForMore")).toHaveLength(1);
    expect(address()).toBe("/console/cases/amara");
    expect(window.history.state.usr).toEqual({ done: "The request is sent." });
  });

  test("what no field says is said above all of them", async () => {
    const refuse = () =>
      refusedWith("INVALID_INPUT", [{ field: "requests", code: "request.validations.tooMany" }]);
    await showRequestForm({ AskForMore: refuse });
    await fillInRequest();
    await press("Send request");
    await alertSays("That was not saved");
    expect(noteOf().value).toBe("The newest one, please");
  });

  test("asks before the page is left while it is not sent", async () => {
    await showRequestForm();
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(true);
    writeNote("Please");
    expect(leave()).toBe(false);
  });
});

describe("a case that is lost while a request is written", () => {
  const loseIt = async (partyNow: () => ReturnType<typeof aDossier> | undefined) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isLost = false;
    const shown = await showRequestForm({
      DossierOf: () => (isLost ? partyNow() : aDossier(heldByMe)),
      KeepHolding: () => {
        isLost = true;
        return { keepHolding: false };
      },
    });
    writeNote("The newest one, please");
    fireEvent.pointerDown(document.body);
    await act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));
    return shown;
  };

  test("keeps what was written, and says whose it is", async () => {
    await loseIt(() => aDossier(heldByLucia));
    expect(await screen.findByText("Somebody else has this case now")).toBeTruthy();
    expect(screen.getByText("What you wrote is still here, but you cannot send it.")).toBeTruthy();
    expect(noteOf().value).toBe("The newest one, please");
  });

  test("keeps it also when the newest state does not come, which is told", async () => {
    let isAway = true;
    await loseIt(() => (isAway ? undefined : aDossier(heldByLucia)));
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(noteOf().value).toBe("The newest one, please");
    isAway = false;
    await press("Try again");
    expect(await screen.findByText("Somebody else has this case now")).toBeTruthy();
    expect(noteOf().value).toBe("The newest one, please");
  });
});

test("a document that is asked for again has the reasons of its verdict, as those of a PDF", async () => {
  const verdict = {
    __typename: "DocumentVerdict",
    explained: [],
    shownMinor: null,
    verdict: "ASK_AGAIN" as const,
    reasons: ["EXPIRED_DOCUMENT"],
    note: "Looks forged",
    by: "Priya Nair",
    at: "2026-03-12T09:30:00Z",
  };
  const documents = [aDocument({ contentType: "application/pdf", verdict })];
  const { sent } = await showRequestForm(
    { DossierOf: () => aDossier({ ...heldByMe, documents }), AskForMore: () => ({ askForMore: true }) },
    "?document=document-1",
  );
  expect(noteOf().value).toBe("");
  await press("Send request");
  await eventually(() => expect(sent("AskForMore")).toHaveLength(1));
  expect(sent("AskForMore")).toMatchObject([
    { requests: [{ start: "upload", reasons: ["EXPIRED_DOCUMENT_PDF"] }] },
  ]);
});
