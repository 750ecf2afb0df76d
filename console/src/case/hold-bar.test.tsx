// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../desk/use-keep-holding.ts";
import { aDossier, heldByLucia, heldByMe } from "../testing/fake-case.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { CASE_PATH, showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

describe("who works on it", () => {
  test("a free case is taken, by a button or by t", async () => {
    let isMine = false;
    const desk = await showCase(
      {},
      {
        DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier()),
        TakeParty: () => {
          isMine = true;
          return { takeParty: true };
        },
      },
    );
    await userEvent.keyboard("t");
    expect(await screen.findByText("You are working on this case")).toBeDefined();
    expect(desk.sent("TakeParty")).toEqual([{ partyId: "amara" }]);
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
  });

  test("whoever takes it by its button, which goes away, is at the title of the case", async () => {
    let isMine = false;
    await showCase(
      {},
      {
        DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier()),
        TakeParty: () => {
          isMine = true;
          return { takeParty: true };
        },
      },
    );
    await press("Take this case");
    await screen.findByText("You are working on this case");
    const title = screen.getByRole("heading", { name: "Amara Okafor" });
    await eventually(() => expect(document.activeElement).toBe(title));
  });

  test("that waits for somebody else cannot be taken by whoever proposed, and says why", async () => {
    await showCase({}, { TakeParty: () => refusedWith("SECOND_PERSON_NEEDED") });
    await press("Take this case");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "You cannot take this caseSomebody else has to take it: you proposed or decided this.",
    );
    expect(document.activeElement).toBe(alert);
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
  });

  test("nor can they take it from a colleague", async () => {
    await showCase(heldByLucia, {
      TakeParty: () => refusedWith("SECOND_PERSON_NEEDED"),
    });
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(await dialog.findByText("You cannot take this case")).toBeDefined();
  });

  test("the list of keys calls taking as its button does", async () => {
    await openDesk({ path: CASE_PATH, answers: { DossierOf: () => aDossier() } });
    const button = await screen.findByRole("button", { name: "Take this case" });
    await userEvent.keyboard("?");
    const list = within(await screen.findByRole("dialog"));
    expect(list.getByText(button.textContent ?? "")).toBeDefined();
  });

  test("one's own is let go", async () => {
    let isMine = true;
    await showCase(
      {},
      {
        DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier()),
        ReleaseParty: () => {
          isMine = false;
          return { releaseParty: true };
        },
      },
    );
    await press("Let it go");
    expect(await screen.findByRole("button", { name: "Take this case" })).toBeDefined();
  });

  test("a colleague's is taken over with a reason only", async () => {
    const desk = await showCase(heldByLucia, {
      TakeParty: () => ({ takeParty: true }),
    });
    expect(screen.getByText("Lucía Ortega is working on this case")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Take this case" })).toBeNull();
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(dialog.getByText("Enter the reason")).toBeDefined();
    expect(desk.sent("TakeParty")).toEqual([]);
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    await eventually(() =>
      expect(desk.sent("TakeParty")).toEqual([{ partyId: "amara", reason: "Lucía is ill" }]),
    );
  });

  test("is not taken over with a reason that is too long; what the server finds is said there too", async () => {
    const desk = await showCase(heldByLucia, {
      TakeParty: () => refusedWith("INVALID_INPUT", [{ field: "reason", code: "validation.pattern" }]),
    });
    await press("Take over, with a reason");
    const dialog = within(await screen.findByRole("dialog"));
    const reason = dialog.getByLabelText("Reason");
    fireEvent.change(reason, { target: { value: "x".repeat(4001) } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(dialog.getByText("This is too long. Use at most 4,000 characters")).toBeDefined();
    expect(desk.sent("TakeParty")).toEqual([]);
    fireEvent.change(reason, { target: { value: "Lucía is ill" } });
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    expect(await dialog.findByText("Check what you typed")).toBeDefined();
    expect(document.activeElement).toBe(reason);
  });

  test.each([
    ["is free", {}],
    ["a colleague has", heldByLucia],
  ])("is not offered to who proposed or decided, in a case that %s", async (_title, held) => {
    await showCase({ ...held, mayTake: false });
    expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
    expect(screen.getByText(/^Somebody else has to take it/)).toBeDefined();
  });

  test("a case that somebody has taken meanwhile is shown as theirs", async () => {
    let isTaken = false;
    await showCase(
      {},
      {
        DossierOf: () => (isTaken ? aDossier(heldByLucia) : aDossier()),
        TakeParty: () => {
          isTaken = true;
          return refusedWith("HELD_BY_COLLEAGUE");
        },
      },
    );
    await press("Take this case");
    expect(await screen.findByText("Lucía Ortega is working on this case")).toBeDefined();
  });
});

describe("holding it", () => {
  const openHeld = async (kept = true) => {
    let isMine = true;
    const desk = await showCase(
      {},
      {
        DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier(heldByLucia)),
        KeepHolding: () => {
          isMine = kept;
          return { keepHolding: kept };
        },
      },
    );
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
