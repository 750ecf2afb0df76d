// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, panel, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../../desk/use-keep-holding.ts";
import { aDocument, aFinding } from "../../testing/fake-case.ts";
import { aPage, aPhoto, aViewed, noPage } from "../../testing/fake-document.ts";
import { DOCUMENT_PATH, showDocument, showDocumentPage } from "../../testing/show-document.tsx";

afterEach(cleanup);

const picture = (name = "Passport, page 1") => screen.findByRole("img", { name });
const zoom = () => panel("Passport").getAllByRole("status")[0]?.textContent;
const tool = (name: string) => panel("Passport").getByRole<HTMLButtonElement>("button", { name });
const isOff = (name: string) => tool(name).disabled || tool(name).getAttribute("aria-disabled") === "true";

describe("the viewer", () => {
  test("is on its way, and says so", async () => {
    const { answer, give } = aHeldAnswer<ReturnType<typeof aViewed>>();
    await showDocumentPage({ answers: { DocumentOf: () => answer } });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(aViewed()));
    expect(await screen.findByRole("heading", { level: 1, name: "Passport" })).toBeTruthy();
    expect(document.title).toBe("Passport, Amara Okafor – Latchkey");
  });

  test.each([
    ["NOT_FOUND", "This page does not exist"],
    ["OWN_CASE", "You stand in this application yourself"],
    ["INTERNAL", "Something went wrong"],
  ])("after %s says: %s", async (code, title) => {
    await showDocumentPage({ answers: { DocumentOf: () => refusedWith(code) } });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  });

  test("that could not be loaded is loaded by a button", async () => {
    let isAway = true;
    await showDocumentPage({ answers: { DocumentOf: () => (isAway ? undefined : aViewed()) } });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await picture()).toBeTruthy();
  });

  test("of the only document of a case has no neighbours, and none to put beside it", async () => {
    const { address } = await showDocument({
      answers: { DocumentOf: () => aViewed({ documents: [aDocument()] }) },
    });
    expect(button("Previous")).toHaveProperty("disabled", true);
    expect(button("Next")).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Two side by side" })).toBeNull();
    for (const key of ["]", "[", "n", "p", "b"]) fireEvent.keyDown(document.body, { key });
    expect(address()).toBe(DOCUMENT_PATH);
  });

  test.each([
    ["n", "/console/cases/amara/documents/document-2"],
    ["]", "/console/cases/amara/documents/document-2"],
    ["u", "/console/cases/amara"],
  ])("leads on by %s", async (key, to) => {
    const { address } = await showDocument();
    act(() => void fireEvent.keyDown(document.body, { key }));
    expect(address()).toBe(to);
  });

  test("leads a second reviewer, to whom the case is closed, back to the review", async () => {
    const { address } = await showDocument({
      answers: { DocumentOf: () => aViewed({ secondReviewId: "review-1" }) },
    });
    const crumb = screen.getByRole("link", { name: "Amara Okafor" });
    expect(crumb.getAttribute("href")).toBe("/console/second-reviews/review-1");
    act(() => void fireEvent.keyDown(document.body, { key: "u" }));
    expect(address()).toBe("/console/second-reviews/review-1");
  });

  test("reads the case again when a colleague has it now", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { sent } = await showDocument({
      answers: {
        DocumentOf: () => aViewed({ heldByYou: true }),
        KeepHolding: () => ({ keepHolding: false }),
      },
    });
    fireEvent.pointerDown(document.body);
    await act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));
    expect(sent("KeepHolding")).toEqual([{ partyId: "amara" }]);
    await eventually(() => expect(sent("DocumentOf")).toHaveLength(2));
  });
});

describe("a page", () => {
  test("is being drawn until it comes", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    await showDocument({ page: () => answer });
    expect(panel("Passport").getByRole("status", { name: "Drawing the page" })).toBeTruthy();
    await act(async () => give(aPage()));
    expect(await picture()).toBeTruthy();
  });

  test.each([
    [404, "NOT_FOUND", "This document does not exist any more."],
    [403, "FORBIDDEN", "This document does not exist any more."],
  ])("that %s %s keeps away is told without a way to try again", async (status, code, text) => {
    await showDocument({ page: () => noPage(status, code) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test.each([
    [409, "NOT_SCANNED", /not scanned for viruses yet/],
    [500, "SOMETHING_NEW", /The page did not come/],
  ])("after %s %s can be tried again, and the focus stays on the page", async (status, code, text) => {
    let isThere = false;
    await showDocument({ page: () => (isThere ? aPage() : noPage(status, code)) });
    expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
    isThere = true;
    await press("Try again");
    await picture();
    await eventually(() => expect(document.activeElement).not.toBe(document.body));
  });

  test("of several is picked by its number, and the one before is let go", async () => {
    const { asked, revoked } = await showDocument({ page: () => aPage(3) });
    await picture();
    await press("Page 3");
    await picture("Passport, page 3");
    expect(asked.map((path) => path.slice(-1))).toEqual(["1", "3"]);
    expect(revoked).toEqual(["blob:picture-1"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(button("Page 3").getAttribute("aria-current")).toBe("true");
  });

  test("that comes after its document was left is not shown", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { address } = await showDocument({
      page: (path) => (path.includes("document-1") ? answer : aPage()),
    });
    await userEvent.keyboard("n");
    await picture("Live photo, page 1");
    await act(async () => give(aPage(7)));
    expect(screen.queryByRole("button", { name: "Page 7" })).toBeNull();
    expect(address()).toContain("document-2");
  });
});

describe("the tools", () => {
  test("zoom in steps, to an end on both sides", async () => {
    await showDocument();
    await picture();
    expect(isOff("Zoom out")).toBe(true);
    for (const shown of ["125%", "150%", "200%", "300%", "400%", "600%"]) {
      await userEvent.click(tool("Zoom in"));
      expect(zoom()).toBe(shown);
    }
    expect(isOff("Zoom in")).toBe(true);
    await userEvent.click(tool("Zoom out"));
    expect(zoom()).toBe("400%");
    await userEvent.click(tool("Fit the page"));
    expect(zoom()).toBe("100%");
  });

  test("turn by quarters, and around", async () => {
    await showDocument();
    await picture();
    const turn = () =>
      document.querySelector<HTMLElement>(".viewer__sheet")?.style.getPropertyValue("--turn");
    const seen: (string | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      await userEvent.click(tool("Turn"));
      seen.push(turn());
    }
    expect(seen).toEqual(["90deg", "180deg", "270deg", "0deg"]);
  });
});

describe("two side by side", () => {
  const third = aPhoto({ id: "document-3", type: "DBS", fileName: "dbs.pdf" });
  const three = { DocumentOf: () => aViewed({ documents: [aDocument(), aPhoto(), third] }) };
  const choose = (name: string, id: string) => userEvent.selectOptions(screen.getByLabelText(name), id);

  test("are chosen on either side; the one that stands there already changes its place", async () => {
    const { address } = await showDocument({ answers: three, search: "?beside=document-2" });
    await choose("Right document", "document-3");
    expect(address()).toBe(`${DOCUMENT_PATH}?beside=document-3`);
    await choose("Right document", "document-1");
    expect(address()).toBe("/console/cases/amara/documents/document-3?beside=document-1");
  });

  test("with the other one chosen on the left are swapped", async () => {
    const { address } = await showDocument({ answers: three, search: "?beside=document-2" });
    await choose("Left document", "document-2");
    expect(address()).toBe("/console/cases/amara/documents/document-2?beside=document-1");
  });

  test.each(["?beside=document-1", "?beside=unknown"])(
    "at %s is one: %s is no other document",
    async (search) => {
      await showDocument({ search });
      expect(screen.getByRole("heading", { level: 1, name: "Passport" })).toBeTruthy();
      expect(button("Two side by side")).toBeTruthy();
    },
  );
});

describe("what was typed and what is shown", () => {
  test("says what nobody asked, what nobody gave, and nothing where nothing was read", async () => {
    const compared = [
      { field: "surname", typed: "", shown: "OKAFOR", agrees: false },
      { field: "expiry", typed: null, shown: null, agrees: null },
      { field: "new-field", typed: "x", shown: "x", agrees: true },
    ];
    await showDocument({ answers: { DocumentOf: () => aViewed({ compared }) } });
    const rows = panel("Typed and shown").getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["Last name", "Not given", "OKAFOR", "Different"],
      ["Valid until", "Not asked", "", ""],
      ["new-field", "x", "x", "Same"],
    ]);
    expect(panel("Typed and shown").getByText("1 difference")).toBeTruthy();
  });

  test("is not there for a document without machine-readable lines", async () => {
    await showDocument({ answers: { DocumentOf: () => aViewed({ compared: [] }) } });
    expect(screen.queryByRole("region", { name: "Typed and shown" })).toBeNull();
  });

  const SHOW = "Show the number of the document";

  test("keeps the number sealed until it is pressed, once; then it has the focus", async () => {
    const { answer, give } = aHeldAnswer<{ revealDocumentNumber: string | null }>();
    const { sent } = await showDocument({ answers: { RevealDocumentNumber: () => answer } });
    pressTwice(button(SHOW));
    expect(button(SHOW).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ revealDocumentNumber: "L898902C3" }));
    expect(sent("RevealDocumentNumber")).toHaveLength(1);
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByText("L898902C3").closest("[role=status]")),
    );
  });

  test("says that there is no number any more", async () => {
    await showDocument({ answers: { RevealDocumentNumber: () => ({ revealDocumentNumber: null }) } });
    await press(SHOW);
    expect(await screen.findByText("There is no number any more.")).toBeTruthy();
  });

  test.each([
    ["no response", noResponse, "That was not saved"],
    ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
  ] as const)("after %s keeps it sealed, and says why", async (_what, failing, title) => {
    await showDocument({ answers: { RevealDocumentNumber: failing } });
    await press(SHOW);
    expect((await screen.findByRole("alert")).textContent).toContain(title);
    expect(button(SHOW)).toBeTruthy();
  });
});

describe("findings", () => {
  test("that are all in order have no count, and unknown ones are left out", async () => {
    const findings = [aFinding("scan-clean", "OK"), aFinding("something-new", "BAD")];
    const document = aDocument({ findings });
    await showDocument({ answers: { DocumentOf: () => aViewed({ document, documents: [document] }) } });
    const shown = panel("Findings");
    expect(shown.getAllByRole("listitem")).toHaveLength(1);
    expect(shown.queryByText(/to look at/)).toBeNull();
  });
});

describe("a marked copy", () => {
  const isCopy = (path: string) => path.endsWith("/download");

  test.each([
    [429, "TOO_MANY_REQUESTS", /reached the limit/],
    [410, "FILE_GONE", /The file is gone/],
    [404, "NOT_FOUND", /does not exist any more/],
    [502, "", /The page did not come/],
  ])(
    "that %s %s keeps away is told, with the focus there; the next one is saved",
    async (status, code, text) => {
      const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
      let isAway = true;
      await showDocument({ page: (path) => (isCopy(path) && isAway ? noPage(status, code) : aPage()) });
      await press("Download a marked copy");
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toMatch(text);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(saved).not.toHaveBeenCalled();
      isAway = false;
      await press("Download a marked copy");
      await eventually(() => expect(saved).toHaveBeenCalledOnce());
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});
