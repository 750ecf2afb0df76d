// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHome, withLandlord, withRent } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  choose,
  openResidence,
  press,
  question,
  type ResidenceCase,
  residencePath,
  titles,
} from "../../testing/open-residence.tsx";
import { arrive, fakeStore } from "../../testing/open-upload.tsx";

afterEach(cleanup);
const store = fakeStore();

type Opened = Awaited<ReturnType<typeof openResidence>>;

const lastSent = ({ sent }: Pick<Opened, "sent">) => sent.at(-1)?.variables;

/** The section is done: the last save says so, and the dashboard is shown. */
const expectDone = async (opened: Opened): Promise<void> => {
  await eventually(() => expect(opened.address()).toBe("/dashboard"));
  expect(lastSent(opened)).toMatchObject({ completed: true });
};

const withoutProof = async (opened: Opened): Promise<void> => {
  const { screen } = opened;
  await question(screen, titles.documents);
  await choose(screen, "I do not have any of these");
  await question(screen, titles.none);
  await press(screen);
  await expectDone(opened);
};

const inUk: ResidenceCase = { answers: { "in-uk": "yes" }, completedSteps: ["in-uk"] };
const family = () => aHome({ residenceType: "FAMILY_HOME" });

describe("a current rented flat", () => {
  test("RES-020 RES-021 RES-025 RES-028 RES-054 RES-059 RES-060 RES-061 RES-062 RES-064 (in part) is asked about from rent to document", async () => {
    const home = aHome();
    const opened = await openResidence({ ...inUk, homes: [home] });
    const { screen, sent, stored, address } = opened;
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.rent);
    await userEvent.type(screen.getByRole("textbox", { name: "Rent" }), "1150");
    const date = screen.getByRole("group", { name: /last pay rent/ });
    await userEvent.type(within(date).getByRole("textbox", { name: "Day" }), "01");
    await userEvent.type(within(date).getByRole("textbox", { name: "Month" }), "11");
    await userEvent.type(within(date).getByRole("textbox", { name: "Year" }), "2026");
    await press(screen);
    await question(screen, titles.landlord);
    expect(sent.at(-1)).toMatchObject({
      operationName: "UpdateDefaultResidence",
      variables: {
        residence: {
          uuid: home.uuid,
          rent: 1150,
          currency: "GBP",
          rentFrequency: "MONTHLY",
          rentPaymentDate: "2026-11-01",
        },
        saveProgress: true,
        completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
        completed: false,
      },
    });
    await userEvent.click(screen.getByRole("radio", { name: "Letting agent" }));
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), " Joanne ");
    await userEvent.type(screen.getByRole("textbox", { name: "Last name" }), "Pryce");
    await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "office@harbourstreet.example");
    await userEvent.type(screen.getByRole("textbox", { name: /^Phone/ }), "+44 (0)113 496-0188");
    await press(screen);
    await question(screen, titles.signposting);
    expect(address()).toBe(residencePath("documentSignpostingForTenancyAgreement"));
    expect(stored()[0]?.reference).toEqual({ ...withLandlord.reference });
    await userEvent.click(screen.getByRole("checkbox"));
    await press(screen);
    await question(screen, "Add your document: Tenancy agreement");
    await arrive(screen, { store, name: "lease.png", path: "/store/applicant/lease.png" });
    await press(screen);
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have checked my file/ }));
    await press(screen, "Use this file");
    await question(screen, titles.thanks);
    expect(screen.getByText(/we write to the person you named/)).toBeTruthy();
    await press(screen);
    await withoutProof(opened);
    expect(lastSent(opened)).toMatchObject({
      answers: { docSignposting: ["TENANCY_AGREEMENT"], thanks: "read" },
    });
  });

  test("somebody who cannot name anybody says why, and the next page knows", async () => {
    const home = aHome({ ...withRent, ...withLandlord });
    const opened = await openResidence({
      ...inUk,
      completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
      homes: [home],
      path: residencePath("landlordDetails"),
    });
    const { screen, sent, stored } = opened;
    await question(screen, titles.landlord);
    await press(screen, "I cannot name anybody");
    await question(screen, titles.nobody);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Choose a reason");
    expect(sent).toEqual([]);
    await choose(screen, "I have lost contact");
    await question(screen, titles.signposting);
    expect(sent.at(-1)?.variables).toMatchObject({
      residence: { uuid: home.uuid, reference: null },
      answers: { withoutReference: { [home.uuid]: "lost_contact" } },
    });
    expect(stored()[0]?.reference).toBeNull();
    await userEvent.click(screen.getByRole("checkbox"));
    await press(screen);
    await question(screen, "Add your document: Tenancy agreement");
    await press(screen, "I do not have this document");
    await userEvent.click(await screen.findByRole("radio", { name: /lost/i }));
    await press(screen, "Go on without it");
    await question(screen, titles.thanks);
    expect(screen.getByText("We ask nobody about this home.")).toBeTruthy();
  });

  test("and says in words of their own what no reason of the list says", async () => {
    const home = aHome(withRent);
    const { screen, sent } = await openResidence({
      ...inUk,
      completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
      homes: [home],
      path: residencePath("landlordDetails"),
    });
    await question(screen, titles.landlord);
    await press(screen, "I cannot name anybody");
    await question(screen, titles.nobody);
    expect(screen.queryByRole("textbox")).toBeNull();
    await choose(screen, "Something else");
    expect((await screen.findByRole("alert")).textContent).toContain("Tell us why in a sentence");
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole("textbox", { name: "Tell us why" }), " They have died ");
    await press(screen);
    await question(screen, titles.signposting);
    expect(sent.at(-1)?.variables).toMatchObject({
      answers: {
        withoutReference: { [home.uuid]: "something_else" },
        withoutReferenceWords: { [home.uuid]: "They have died" },
      },
    });
  });

  test("and can name somebody after all", async () => {
    const home = aHome({ ...withRent, ...withLandlord });
    const { screen, sent } = await openResidence({
      answers: {
        "in-uk": "yes",
        withoutReference: { [home.uuid]: "something_else" },
        withoutReferenceWords: { [home.uuid]: "They have died" },
      },
      completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
      homes: [home],
      path: residencePath("landlordDetails"),
    });
    await question(screen, titles.nobody);
    expect(screen.getByRole("radio", { name: "Something else" })).toHaveProperty("checked", true);
    expect(screen.getByRole("textbox", { name: "Tell us why" })).toHaveProperty("value", "They have died");
    await press(screen, "I can name somebody after all");
    await question(screen, titles.landlord);
    await press(screen);
    await question(screen, titles.signposting);
    expect(sent[0]?.variables.answers).toEqual({ "in-uk": "yes" });
  });

  test("of one home, is asked anew about another", async () => {
    const [one, other] = [aHome(withRent), aHome(withRent)];
    const { screen, sent } = await openResidence({
      answers: { "in-uk": "yes", "select-address": other.uuid, withoutReference: { [one.uuid]: "abroad" } },
      completedSteps: ["in-uk", "uk-residential-history", "select-address", "rental-details"],
      homes: [one, other],
      path: residencePath("landlordDetails"),
    });
    await question(screen, titles.landlord);
    await press(screen, "I cannot name anybody");
    await question(screen, titles.nobody);
    for (const reason of screen.getAllByRole("radio")) expect(reason).toHaveProperty("checked", false);
    await choose(screen, "I have lost contact");
    await question(screen, titles.signposting);
    expect(sent.at(-1)?.variables).toMatchObject({
      answers: { withoutReference: { [one.uuid]: "abroad", [other.uuid]: "lost_contact" } },
    });
  });
});

describe("a connected bank", () => {
  test("RES-009 RES-026 RES-027 RES-069 (in part) proves the address: the closing page ends the section", async () => {
    const opened = await openResidence({ ...inUk, homes: [family()], connectedOpenBanking: true });
    const { screen } = opened;
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.connected);
    await press(screen);
    await question(screen, titles.placeholder);
    await press(screen);
    await expectDone(opened);
    expect(lastSent(opened)).toMatchObject({ answers: { "already-connected": "enough" } });
  });

  test("a document may be sent all the same", async () => {
    const opened = await openResidence({ ...inUk, homes: [family()], connectedOpenBanking: true });
    await question(opened.screen, titles.history);
    await press(opened.screen);
    await question(opened.screen, titles.connected);
    await press(opened.screen, "Send a document all the same");
    await withoutProof(opened);
    expect(lastSent(opened)).toMatchObject({ answers: { "already-connected": "documents" } });
  });
});
