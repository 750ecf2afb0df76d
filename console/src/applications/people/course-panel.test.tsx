// @vitest-environment happy-dom

import { noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { anApplication, aPerson, lukas } from "../../testing/fake-application.ts";
import { aSection } from "../../testing/fake-desk.ts";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(cleanup);

const recorded = (course: "REPLACE" | "CHANGE_SHARES" | "END", note: string | null) => ({
  __typename: "RecordedCourse",
  course,
  note,
  by: "Lucía Ortega",
  at: "2026-03-18T09:42:00Z",
});

const aHome = (given: object = {}) =>
  anApplication([aPerson("amara", { status: "DECIDED" }), { ...lukas, status: "DECIDED" }], {
    isProvisional: false,
    standing: { __typename: "HomeStanding", told: "OPEN", declined: 1, recorded: null, ...given },
  });

const panel = () => within(screen.getByRole("region", { name: "How the home goes on" }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const note = () => screen.getByRole("textbox", { name: /^Note for colleagues/ });

test("a home with a decline asks how it goes on, and shows what is recorded", async () => {
  const replaced = aHome({ told: "REPLACE", recorded: recorded("REPLACE", "A friend.") });
  const desk = await showApplication({ RecordHomeCourse: () => ({ recordHomeCourse: replaced }) }, aHome());
  expect(
    panel().getByText(/^One person was declined\. Say how .* it invites nobody and changes no share\.$/),
  ).toBeTruthy();
  expect(panel().getByText("Not said yet")).toBeTruthy();
  await choose(/^Somebody else takes the share/);
  await userEvent.type(note(), " A friend. ");
  await press("Record it");
  expect(await screen.findByText("Recorded. The accepted people read it on their page.")).toBeTruthy();
  expect(desk.sent("RecordHomeCourse")).toEqual([
    { applicationId: "application-1", course: "REPLACE", note: "A friend." },
  ]);
  expect(panel().getByText(/^Somebody else takes the share\. Lucía Ortega, /)).toBeTruthy();
  expect(panel().getByText("A friend.")).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("what is recorded is corrected by a newer record", async () => {
  const desk = await showApplication(
    {
      RecordHomeCourse: () => ({
        recordHomeCourse: aHome({ told: "END", recorded: recorded("END", null) }),
      }),
    },
    aHome({ told: "CHANGE_SHARES", recorded: recorded("CHANGE_SHARES", null) }),
  );
  expect(panel().queryByText(/Say how the home goes on/)).toBeNull();
  await press("Correct this");
  await choose(/^The letting does not go on/);
  await press("Record it");
  await screen.findByText("Recorded. The accepted people read it on their page.");
  expect(desk.sent("RecordHomeCourse")).toMatchObject([{ course: "END" }]);
});

test("the focus stays in the panel, and a correction can be given up", async () => {
  await showApplication({}, aHome({ told: "END", recorded: recorded("END", null) }));
  const correct = () => panel().getByRole("button", { name: "Correct this" });
  correct().focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Somebody else takes/ }));
  panel().getByRole("button", { name: "Cancel" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("radio")).toBeNull();
  expect(document.activeElement).toBe(correct());
});

test("a first record cannot be given up", async () => {
  await showApplication({}, aHome());
  expect(panel().queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("a later decline asks again, and counts both", async () => {
  await showApplication({}, aHome({ declined: 2, recorded: recorded("REPLACE", null) }));
  expect(panel().getByText(/^2 people were declined\. Say how the home goes on\./)).toBeTruthy();
  expect(panel().getByText(/^Somebody else takes the share\. Lucía Ortega, /)).toBeTruthy();
});

test("nothing is sent without a choice, or with too long a note", async () => {
  const desk = await showApplication({}, aHome());
  await press("Record it");
  expect(screen.getByText("Choose one of these")).toBeTruthy();
  await choose(/^The others pay more/);
  fireEvent.change(note(), { target: { value: "x".repeat(501) } });
  await press("Record it");
  expect(screen.getByText("This is too long. Use at most 500 characters")).toBeTruthy();
  expect(desk.sent("RecordHomeCourse")).toEqual([]);
});

test.each([
  ["a refusal", () => refusedWith("NOT_FOUND"), /^Somebody may have changed this meanwhile/],
  ["no response", noResponse, /What you typed is still here/],
])("after %s everything typed stays", async (_what, answer, text) => {
  await showApplication({ RecordHomeCourse: answer }, aHome());
  await choose(/^The others pay more/);
  await userEvent.type(note(), "Agreed.");
  await press("Record it");
  expect(await screen.findByText(text)).toBeTruthy();
  expect(note()).toHaveProperty("value", "Agreed.");
});

test("without a decline there is nothing to say", async () => {
  await showApplication();
  expect(screen.queryByRole("region", { name: "How the home goes on" })).toBeNull();
});

test("without income to count, the invitations have the whole width", async () => {
  const identityOnly = [aSection("IDENTITY")];
  await showApplication({}, anApplication([aPerson("amara", { sections: identityOnly })]));
  expect(screen.getByRole("region", { name: "Invitations" }).closest(".console__split")).toBeNull();
});
