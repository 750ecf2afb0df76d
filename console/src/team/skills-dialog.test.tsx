// @vitest-environment happy-dom

import { tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aMember, aTeam, ruth } from "../testing/fake-team.ts";
import { aStaffSession, openConsole } from "../testing/open-console.tsx";

afterEach(cleanup);

const openTeam = (graphql = aTeam(aMember({ skills: ["SELF_EMPLOYED"] }))) =>
  openConsole({ path: "/console/team", session: aStaffSession(() => tokenAnswer()), graphql });

describe("skills of the team", () => {
  test("stand with the roles, and an administrator changes them", async () => {
    const { operations } = await openTeam();
    const row = await screen.findByRole("row", { name: /^Priya Nair/ });
    expect(within(row).getByText("Self-employed")).toBeTruthy();
    await press("Skills of Priya Nair");
    const dialog = await theDialog("Skills of Priya Nair");
    expect(dialog.getByRole("checkbox", { name: "Self-employed" })).toHaveProperty("checked", true);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Portuguese" }));
    await dialog.press("Save");
    expect(await screen.findByText("Saved: the skills of Priya Nair.")).toBeTruthy();
    expect(await within(row).findByText("Self-employed, Portuguese")).toBeTruthy();
    expect(operations.filter(({ operationName }) => operationName === "SetSkills")).toMatchObject([
      { variables: { id: "priya", skills: ["SELF_EMPLOYED", "LANGUAGE_PT"] } },
    ]);
  });

  test("are for reviewers, and for oneself", async () => {
    await openTeam();
    await screen.findByRole("row", { name: /^Priya Nair/ });
    expect(screen.queryByRole("button", { name: `Skills of ${ruth.name}` })).toBeNull();
    cleanup();
    const lead = { ...ruth, roles: ["REVIEWER" as const, "ADMINISTRATOR" as const] };
    await openTeam((request) =>
      request.operationName === "Team" ? { data: { team: [lead], unreadReports: null } } : aTeam()(request),
    );
    expect(await screen.findByRole("button", { name: `Skills of ${ruth.name}` })).toBeTruthy();
  });

  test("that were not saved keep what was ticked", async () => {
    const team = aTeam(aMember());
    await openTeam((request) =>
      request.operationName === "SetSkills"
        ? { data: null, errors: [{ message: "", extensions: { code: "INTERNAL" } }] }
        : team(request),
    );
    await screen.findByRole("row", { name: /^Priya Nair/ });
    await press("Skills of Priya Nair");
    const dialog = await theDialog();
    await userEvent.click(dialog.getByRole("checkbox", { name: "German" }));
    await dialog.press("Save");
    expect((await dialog.findByRole("alert")).textContent).toContain("That was not saved");
    expect(dialog.getByRole("checkbox", { name: "German" })).toHaveProperty("checked", true);
  });
});
