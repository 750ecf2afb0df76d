// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, pressTwice, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier, heldByLucia, heldByMe } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const TAKE = "Take this case";
const RELEASE = "Let it go";
const TAKE_OVER = "Take over, with a reason";

/** What is said takes the focus, and is no code. */
const alertSays = async (...texts: readonly string[]) => {
  const alert = await screen.findByRole("alert");
  for (const text of texts) expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  await eventually(() => expect(document.activeElement).toBe(alert));
};

const passing = [
  ["no response", noResponse, "That was not saved"],
  ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
] as const;

describe("taking a case", () => {
  test("says so after each failure, and can be tried again", async () => {
    const changing = aChangingAnswer();
    await showCase({}, { TakeParty: changing.answer });
    for (const [, failing, title] of passing) {
      changing.answerWith(failing);
      await press(TAKE);
      await alertSays(title);
      expect(button(TAKE)).toBeTruthy();
    }
  });

  test.each(["NOT_TO_REVIEW", "OWN_CASE", "NOT_FOUND", "FORBIDDEN", "HELD_BY_COLLEAGUE"])(
    "that is refused with %s says that somebody may have changed it, and reads it again",
    async (code) => {
      const { sent } = await showCase({}, { TakeParty: () => refusedWith(code) });
      await press(TAKE);
      await alertSays("That is not possible any more", "Load the page again");
      expect(sent("DossierOf")).toHaveLength(2);
    },
  );

  test("is in progress until the server has answered, and sent once, by whatever way", async () => {
    const { answer, give } = aHeldAnswer<{ takeParty: boolean }>();
    const { sent } = await showCase({}, { TakeParty: () => answer });
    pressTwice(button(TAKE));
    await userEvent.keyboard("t");
    expect(button(TAKE).getAttribute("aria-busy")).toBe("true");
    expect(sent("TakeParty")).toHaveLength(1);
    await act(async () => give({ takeParty: true }));
    expect(screen.getByText("This case is yours.")).toBeTruthy();
  });

  test.each(["COLLECTING", "RETURNED", "DECIDED", "WITHDRAWN", "EXPIRED"] as const)(
    "is not offered for one that is %s, nor by its key",
    async (status) => {
      const { sent } = await showCase({ party: { status } });
      await userEvent.keyboard("t");
      expect(screen.queryByRole("button", { name: TAKE })).toBeNull();
      expect(sent("TakeParty")).toEqual([]);
    },
  );

  test("is offered again once a colleague's time is over", async () => {
    await showCase({ ...heldByLucia, heldUntil: "2026-03-12T09:59:59Z" });
    expect(screen.queryByText("Lucía Ortega is working on this case")).toBeNull();
    expect(button(TAKE)).toBeTruthy();
  });
});

describe("letting a case go", () => {
  test("is in progress until the server has answered, and sent once", async () => {
    const { answer, give } = aHeldAnswer<{ releaseParty: boolean }>();
    const { sent } = await showCase(heldByMe, { ReleaseParty: () => answer });
    pressTwice(button(RELEASE));
    expect(button(RELEASE).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ releaseParty: true }));
    expect(sent("ReleaseParty")).toEqual([{ partyId: "amara" }]);
    expect(screen.getByText("Others can take this case now.")).toBeTruthy();
  });

  test("says so after each failure, and the case is still one’s own", async () => {
    const changing = aChangingAnswer();
    await showCase(heldByMe, { ReleaseParty: changing.answer });
    for (const [, failing, title] of [
      ...passing,
      ["a refusal", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
    ] as const) {
      changing.answerWith(failing);
      await press(RELEASE);
      await alertSays(title);
      expect(screen.getByText("You are working on this case")).toBeTruthy();
    }
  });
});

test("what came of taking a case is not said any more once it is let go", async () => {
  let isMine = false;
  await showCase(
    {},
    {
      DossierOf: () => (isMine ? aDossier(heldByMe) : aDossier()),
      TakeParty: () => {
        isMine = true;
        return undefined;
      },
      ReleaseParty: () => ({ releaseParty: true }),
    },
  );
  await press(TAKE);
  await screen.findByText("That was not saved");
  await userEvent.click(await screen.findByRole("button", { name: RELEASE }));
  expect(await screen.findByText("Others can take this case now.")).toBeTruthy();
  expect(screen.queryByText("That was not saved")).toBeNull();
});

describe("taking a case over", () => {
  const ask = async (answers: EndpointAnswers = {}) => {
    const shown = await showCase(heldByLucia, answers);
    await press(TAKE_OVER);
    const dialog = await theDialog("Take over from Lucía Ortega?");
    const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
    fireEvent.change(reason, { target: { value: "Lucía is ill" } });
    return { ...shown, dialog, reason };
  };

  test("says so in the dialog after each failure, and keeps the reason", async () => {
    const changing = aChangingAnswer();
    const { dialog, reason } = await ask({ TakeParty: changing.answer });
    for (const [, failing, title] of [
      ...passing,
      ["NOT_TO_REVIEW", () => refusedWith("NOT_TO_REVIEW"), "That is not possible any more"],
      ["HELD_BY_COLLEAGUE", () => refusedWith("HELD_BY_COLLEAGUE"), "That is not possible any more"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "That is not possible any more"],
    ] as const) {
      changing.answerWith(failing);
      await dialog.press("Take over");
      await alertSays(title);
      expect(dialog.element.contains(document.activeElement)).toBe(true);
      expect(reason.value).toBe("Lucía is ill");
    }
  });

  test("is sent once, says that it is one's own, and leaves the focus on the page", async () => {
    const { answer, give } = aHeldAnswer<{ takeParty: boolean }>();
    const { dialog, sent } = await ask({ TakeParty: () => answer });
    await dialog.press("Take over");
    await dialog.press("Take over");
    expect(sent("TakeParty")).toEqual([{ partyId: "amara", reason: "Lucía is ill" }]);
    await act(async () => give({ takeParty: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("This case is yours.")).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("is closed by Escape, and the focus is back where it was opened", async () => {
    const { dialog, sent } = await ask();
    dialog.escape();
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(button(TAKE_OVER)));
    expect(sent("TakeParty")).toEqual([]);
  });

  test("is not offered for a case that waits for no reviewer", async () => {
    await showCase({ ...heldByLucia, party: { ...heldByLucia.party, status: "RETURNED" } });
    expect(screen.getByText("Lucía Ortega is working on this case")).toBeTruthy();
    expect(screen.queryByRole("button", { name: TAKE_OVER })).toBeNull();
  });
});
