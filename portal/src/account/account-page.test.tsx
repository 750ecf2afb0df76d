// @vitest-environment happy-dom

import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { aRefusal } from "@latchkey/members/testing/graphql-answers.ts";
import { cleanup, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anAgency, marcus, me } from "../testing/fake-portal.ts";
import { openPortal } from "../testing/open-portal.tsx";

afterEach(cleanup);

const open = async (graphql: Parameters<typeof openPortal>[0]["graphql"] = anAgency()) => {
  const opened = await openPortal({ path: "/agency/account", graphql });
  const { screen, operations } = opened;
  await screen.findByRole("heading", { level: 1, name: "Your account" });
  return {
    ...opened,
    branch: () => page.getByRole<HTMLSelectElement>("combobox", { name: /^Your branch/ }),
    box: (name: RegExp) => page.getByRole<HTMLInputElement>("checkbox", { name }),
    save: () => userEvent.click(screen.getByRole("button", { name: "Save" })),
    sent: () =>
      operations
        .filter(({ operationName }) => operationName === "ChangeOwnSettings")
        .map(({ variables }) => variables),
  };
};

describe("the settings", () => {
  test("are saved, and the header shows the branch", async () => {
    const { screen, branch, box, save, sent } = await open();
    expect([branch().value, box(/^Email me about/).checked, box(/summary/).checked]).toEqual([
      "",
      true,
      false,
    ]);
    await userEvent.selectOptions(branch(), "York");
    await userEvent.click(box(/^Email me about/));
    await userEvent.click(box(/summary/));
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent()).toEqual([{ branchId: "york", wantsEvents: false, wantsDigest: true }]);
    expect(screen.getByText(wholeText("Marcus Ibe, York"))).toBeTruthy();
  });

  test("begin with what is stored, and go back to all branches", async () => {
    const { screen, branch, save, sent } = await open(anAgency([marcus], me({ branchId: "leeds" })));
    expect(branch().value).toBe("leeds");
    await userEvent.selectOptions(branch(), "All branches");
    expect(screen.queryByText("Saved.")).toBeNull();
    await save();
    expect(sent()).toEqual([{ branchId: null, wantsEvents: true, wantsDigest: false }]);
  });

  test("of an agency without branches ask for none", async () => {
    const { screen } = await open(anAgency([marcus], me({ agency: { ...me().agency, branches: [] } })));
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("that could not be saved stay as chosen, with the reason", async () => {
    const agency = anAgency();
    const { screen, branch, save } = await open((request) =>
      request.operationName === "ChangeOwnSettings" ? aRefusal("NOT_FOUND") : agency(request),
    );
    await userEvent.selectOptions(branch(), "York");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("That is not possible any more");
    expect(branch().value).toBe("york");
    expect(screen.queryByText("Saved.")).toBeNull();
  });
});

test("sessions, second steps and recovery codes are there too", async () => {
  const { screen } = await open();
  for (const name of ["Sessions", "Second steps"]) expect(screen.getByRole("table", { name })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Make new codes" })).toBeTruthy();
});
