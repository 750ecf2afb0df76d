// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { KnownPeoplePanel } from "./known-people-panel.tsx";

afterEach(cleanup);

const KNOWN = {
  __typename: "KnownPerson",
  id: "7",
  number: "LK-20418",
  reviewer: "Priya Nair",
  at: "2026-03-10T10:00:00Z",
};

const showPanel = async (answers: EndpointAnswers = {}) => {
  const onDone = vi.fn();
  const shown = await showPart(<KnownPeoplePanel onDone={onDone} />, {
    answers: { KnownPeople: () => ({ knownPeople: [KNOWN] }), ...answers },
  });
  return { ...shown, onDone };
};

const OPEN_AGAIN = "Open LK-20418 again to Priya Nair";

describe("reviewers who know a person", () => {
  test("are listed with the case and the day, without the person's name", async () => {
    await showPanel();
    const row = await screen.findByRole("row", { name: /^Priya Nair/ });
    expect([...row.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual([
      "LK-20418",
      "10 March 2026",
      "Open again",
    ]);
  });

  test("take no place while there are none", async () => {
    await showPanel({ KnownPeople: () => ({ knownPeople: [] }) });
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("get the case again for a reason, which is needed", async () => {
    let people = [KNOWN];
    const { sent, onDone } = await showPanel({
      KnownPeople: () => ({ knownPeople: people }),
      LiftKnownPerson: () => {
        people = [];
        return { liftKnownPerson: true };
      },
    });
    await screen.findByRole("table");
    await press(OPEN_AGAIN);
    const dialog = await theDialog(OPEN_AGAIN);
    await dialog.press("Open again");
    expect(dialog.getByText("Enter why the case may be opened to them again")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Reason"), "A namesake");
    await dialog.press("Open again");
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("LK-20418 is open to Priya Nair again."));
    expect(sent("LiftKnownPerson")).toEqual([{ id: "7", reason: "A namesake" }]);
    await vi.waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  });

  test("are not opened by the one who said it", async () => {
    await showPanel({ LiftKnownPerson: () => refusedWith("NOT_YOURSELF") });
    await screen.findByRole("table");
    await press(OPEN_AGAIN);
    const dialog = await theDialog();
    await userEvent.type(dialog.getByLabelText("Reason"), "It is fine");
    await dialog.press("Open again");
    expect(await dialog.findByText("You said this yourself. Another administrator decides.")).toBeTruthy();
    expect(dialog.getByLabelText("Reason")).toHaveProperty("value", "It is fine");
  });
});
