// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDocument, aDossier } from "../../testing/fake-case.ts";
import { aPage, aPhoto, aViewed, fakePages, noPage } from "../../testing/fake-document.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/console/cases/amara/documents/document-1";
const PAGES = "/console/documents/amara/document-1/pages";

type Answers = Parameters<typeof openDesk>[0]["answers"];

interface Opening {
  readonly answers?: Answers;
  readonly page?: Parameters<typeof fakePages>[0];
  readonly search?: string;
}

const openDocument = async ({ answers = {}, page, search = "" }: Opening = {}) => {
  const pages = fakePages(page);
  const desk = await openDesk({
    path: PATH + search,
    answers: {
      DocumentOf: ({ variables }) =>
        aViewed({ document: variables.documentId === "document-2" ? aPhoto() : aDocument() }),
      ...answers,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return { ...desk, ...pages };
};

const panel = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const zoom = (name = "Passport") => panel(name).getAllByRole("status")[0]?.textContent;
const picture = (name = "Passport, page 1") => screen.findByRole("img", { name });
const marks = () => [...document.querySelectorAll("[data-mark]")].map((mark) => mark.textContent);

describe("a document", () => {
  test("is shown as a picture that came with the session, and is let go afterwards", async () => {
    const { asked, revoked } = await openDocument({ answers: { DossierOf: () => aDossier() } });
    expect((await picture()).getAttribute("src")).toBe("blob:picture-1");
    expect(asked).toEqual([`${PAGES}/1`]);
    expect(revoked).toEqual([]);
    await userEvent.keyboard("u");
    await screen.findByRole("heading", { name: "Amara Okafor" });
    expect(revoked).toEqual(["blob:picture-1"]);
  });

  test("says what it is, and has landmarks of different names", async () => {
    await openDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Passport" })).toBeDefined();
    expect(screen.getByText("LK-20418").parentElement?.textContent).toBe(
      "LK-20418. Identity, document 1 of 2. Added 11 Mar 2026, JPG, 1.2 MB",
    );
    await picture();
    const names = screen.getAllByRole("region").map((region) => {
      const labelledby = region.getAttribute("aria-labelledby");
      return (
        region.getAttribute("aria-label") ?? (labelledby && document.getElementById(labelledby)?.textContent)
      );
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test("that is unknown is not found, and that cannot be loaded is asked for again", async () => {
    fakePages();
    await openDesk({ path: PATH, answers: { DocumentOf: () => refusedWith("NOT_FOUND") } });
    expect(await screen.findByText("This page does not exist")).toBeDefined();
    cleanup();
    await openDesk({ path: PATH, answers: { DocumentOf: () => undefined } });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeDefined();
  });

  test("is moved by keys", async () => {
    const { asked } = await openDocument({ page: () => aPage(3) });
    await picture();
    expect(zoom()).toBe("100%");
    await userEvent.keyboard("++");
    expect(zoom()).toBe("150%");
    await userEvent.keyboard("-");
    expect(zoom()).toBe("125%");
    await userEvent.keyboard("0");
    expect(zoom()).toBe("100%");
    await userEvent.keyboard("r");
    const sheet = document.querySelector<HTMLElement>(".viewer__sheet");
    expect(sheet?.style.getPropertyValue("--turn")).toBe("90deg");
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await picture("Passport, page 2");
    expect(screen.getByRole("button", { name: "Page 2" }).getAttribute("aria-current")).toBe("true");
    expect(asked).toEqual([`${PAGES}/1`, `${PAGES}/2`]);
  });

  test("leads to the one before and after it, by links and by keys", async () => {
    const { address } = await openDocument();
    expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
    await userEvent.keyboard("]");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
    expect(address()).toBe("/console/cases/amara/documents/document-2");
    await userEvent.click(screen.getByRole("link", { name: "Previous" }));
    await screen.findByRole("heading", { level: 1, name: "Passport" });
  });

  test("has its keys in the list", async () => {
    await openDocument();
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog"));
    for (const label of ["Zoom in", "Turn", "Two side by side, or one", "Show or hide marks", "Do not use"])
      expect(dialog.getByText(label)).toBeDefined();
  });
});

describe("there is no picture", () => {
  test.each([
    [410, "FILE_GONE", "The file is gone. It is no longer in the store."],
    [429, "TOO_MANY_REQUESTS", /You have reached the limit of pages for today/],
    [422, "NOT_DRAWABLE", /This file cannot be drawn/],
    [409, "INFECTED", /A virus was found in this file/],
  ])("%s %s is told, and trying again is of no use", async (status, code, text) => {
    await openDocument({ page: () => noPage(status, code) });
    expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("without a connection; trying again helps", async () => {
    let isThere = false;
    await openDocument({ page: () => (isThere ? aPage() : undefined) });
    expect(await screen.findByText(/The page did not come/)).toBeDefined();
    isThere = true;
    await press("Try again");
    await picture();
  });

  test("of a file that the browser cannot show", async () => {
    await openDocument();
    fireEvent.error(await picture());
    expect(await screen.findByText(/This file cannot be drawn/)).toBeDefined();
  });
});

describe("findings", () => {
  test("have the numbers of their marks, and a press shows the mark", async () => {
    await openDocument();
    await picture();
    expect(marks()).toEqual(["1"]);
    expect(panel("Findings").getByText("3 to look at")).toBeDefined();
    await press("Show mark 1");
    expect(zoom()).toBe("200%");
    expect(document.querySelector("[data-mark]")?.getAttribute("data-current")).toBe("true");
  });

  test("lose their marks on the page, and get them back", async () => {
    await openDocument();
    await picture();
    await userEvent.keyboard("m");
    expect(marks()).toEqual([]);
    await userEvent.click(screen.getByLabelText("Show marks"));
    expect(marks()).toEqual(["1"]);
  });

  test("say what was typed beside what the document says; its number is shown on press", async () => {
    const { sent } = await openDocument({
      answers: { RevealDocumentNumber: () => ({ revealDocumentNumber: "L898902C3" }) },
    });
    const compared = panel("Typed and shown");
    expect(compared.getByText("2 differences")).toBeDefined();
    expect(compared.getByRole("row", { name: "Last name Okafor OKAFOUR Different" })).toBeDefined();
    expect(compared.getByRole("row", { name: "Born 9 Nov 1996 9 Nov 1996 Same" })).toBeDefined();
    expect(screen.queryByText("L898902C3")).toBeNull();
    await press("Show the number of the document");
    expect(await screen.findByText("L898902C3")).toBeDefined();
    expect(sent("RevealDocumentNumber")).toEqual([{ partyId: "amara", documentId: "document-1" }]);
  });
});

describe("two side by side", () => {
  test("are opened by a key, numbered one after the other, zoomed together, swapped", async () => {
    const { address } = await openDocument();
    await picture();
    await userEvent.keyboard("b");
    await picture("Live photo, page 1");
    expect(address()).toBe(`${PATH}?beside=document-2`);
    expect(marks()).toEqual(["1", "2"]);
    await userEvent.keyboard("+");
    expect([zoom(), zoom("Live photo")]).toEqual(["125%", "125%"]);
    await userEvent.click(screen.getByLabelText("Zoom both together"));
    await userEvent.click(panel("Passport").getByRole("button", { name: "Zoom in" }));
    expect([zoom(), zoom("Live photo")]).toEqual(["150%", "125%"]);
    await press("Swap");
    await screen.findByRole("heading", { level: 1, name: "Live photo, Passport" });
    expect(address()).toBe("/console/cases/amara/documents/document-2?beside=document-1");
    await press("Only this one");
    await screen.findByRole("heading", { level: 1, name: "Live photo" });
  });

  test("are moved by the keys one at a time: the one that was used last, which the list names", async () => {
    await openDocument({ search: "?beside=document-2" });
    await picture("Live photo, page 1");
    await userEvent.click(screen.getByLabelText("Zoom both together"));
    await userEvent.keyboard("+");
    expect([zoom(), zoom("Live photo")]).toEqual(["125%", "100%"]);
    await userEvent.click(await picture("Live photo, page 1"));
    await userEvent.keyboard("++");
    expect([zoom(), zoom("Live photo")]).toEqual(["125%", "150%"]);
    act(() => panel("Passport").getByRole("button", { name: "Zoom in" }).focus());
    await userEvent.keyboard("-");
    expect([zoom(), zoom("Live photo")]).toEqual(["100%", "150%"]);
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Zoom in (Passport)")).toBeDefined();
    expect(dialog.queryByText("Zoom in (Live photo)")).toBeNull();
  });

  test("are told by the address", async () => {
    await openDocument({ search: "?beside=document-2" });
    await picture("Live photo, page 1");
    expect(screen.getByLabelText("Right document")).toHaveProperty("value", "document-2");
  });
});

describe("a copy", () => {
  const isCopy = (path: string) => path.endsWith("/download");

  /** Its copy comes when the test says so. */
  const openDocumentWithSlowCopy = async () => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    let answerLater = (): void => undefined;
    const copy = new Promise<Response>((resolve) => {
      answerLater = () => resolve(aPage());
    });
    const desk = await openDocument({ page: (path) => (isCopy(path) ? copy : aPage()) });
    return { ...desk, answerLater };
  };

  test("is saved under the number of the case", async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const { asked } = await openDocument();
    await press("Download a marked copy");
    expect(await screen.findByText(/The copy says on every page that you took it/)).toBeDefined();
    expect(clicked).toEqual(["LK-20418 passport.pdf"]);
    expect(asked.filter(isCopy)).toEqual(["/console/documents/amara/document-1/download"]);
  });

  test("that takes a while says so on its button, which is pressed once", async () => {
    const { asked, answerLater } = await openDocumentWithSlowCopy();
    await press("Download a marked copy");
    const button = await screen.findByRole("button", { name: "The copy is being made" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);
    expect(screen.getByText("The copy is being made", { selector: "[role=status]" })).toBeDefined();
    await userEvent.click(button);
    expect(asked.filter(isCopy)).toHaveLength(1);
    answerLater();
    expect(await screen.findByRole("button", { name: "Download a marked copy" })).toBeDefined();
  });

  test("that is refused says why", async () => {
    await openDocument({
      page: (path) => (isCopy(path) ? noPage(422, "TOO_LONG_FOR_COPY") : aPage()),
    });
    await press("Download a marked copy");
    expect((await screen.findByRole("alert")).textContent).toContain("too many pages for a copy");
  });
});
