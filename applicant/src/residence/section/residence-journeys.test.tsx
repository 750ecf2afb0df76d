// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  aHome,
  hafenstrasse,
  harbourStreet,
  withLandlord,
  withRent,
} from "@latchkey/domain/testing/residences.ts";
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
import { accordion, leeds, typeHome } from "../../testing/type-home.ts";

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
const abroad: ResidenceCase = { answers: { "in-uk": "no" }, completedSteps: ["in-uk"] };
const family = () => aHome({ residenceType: "FAMILY_HOME" });
const inHamburg = () =>
  aHome({ residenceType: "STUDENT_ACCOMMODATION", address: hafenstrasse, ...withRent, ...withLandlord });

describe("somebody in a home of their own in the UK", () => {
  test.each([
    ["RES-015 RES-038 RES-039 RES-040 RES-056 (in part) with their family", "FAMILY_HOME"],
    ["of their own", "SELF_OWNED_HOME"],
    ["in an informal arrangement", "INFORMAL_ARRANGEMENT"],
  ])("%s: the home, then a document, and nothing about rent", async (_which, type) => {
    const opened = await openResidence();
    const { screen, stored, address } = opened;
    await question(screen, titles.inUk);
    expect(address()).toBe(residencePath("in-uk"));
    await choose(screen, "Yes");
    await question(screen, titles.history);
    expect(address()).toBe(residencePath("uk-residential-history"));
    await typeHome(accordion(screen, "Add an address"), { ...leeds, type });
    expect(stored()).toMatchObject([
      { draft: false, isCurrent: true, start: "2016-11-01", end: null, residenceType: type },
    ]);
    await press(screen);
    await question(screen, titles.documents);
    await choose(screen, /^Council tax statement/);
    await question(screen, /^Add your document/);
    await arrive(screen, { store, name: "tax.png", path: "/store/applicant/tax.png" });
    await press(screen);
    await expectDone(opened);
    expect(lastSent(opened)).toMatchObject({
      residence: {
        uuid: stored()[0]?.uuid,
        documents: [{ type: "COUNCIL_TAX_STATEMENT", path: "/store/applicant/tax.png" }],
      },
      completedSteps: ["in-uk", "uk-residential-history", "documents", "upload"],
    });
  });

  test("RES-065 (in part) can finish without a document", async () => {
    const opened = await openResidence({ ...inUk, homes: [family()] });
    await question(opened.screen, titles.history);
    await press(opened.screen);
    await withoutProof(opened);
    expect(lastSent(opened)).toMatchObject({ answers: { documents: "none", none: "acknowledged" } });
  });

  test("is not asked about the UK when the policy skips it", async () => {
    const conditions = [{ name: "SKIP_IN_UK_QUESTION", description: "", value: true }] as const;
    const { screen, address } = await openResidence({ conditions });
    await question(screen, titles.history);
    expect(address()).toBe(residencePath("residential-history"));
  });
});

describe("a student abroad", () => {
  test("RES-041 RES-048 (in part) who has lived in the UK is asked about that home", async () => {
    const opened = await openResidence({ ...abroad, homes: [inHamburg()] });
    const { screen, stored } = opened;
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.ever);
    await choose(screen, "Yes");
    await question(screen, titles.single);
    const former = { ...leeds, start: "9 2012", current: false, end: "6 2013" };
    await userEvent.click(screen.getByText("Add another address"));
    await typeHome(accordion(screen, "Add another address"), former);
    await press(screen);
    await question(screen, titles.documents);
    expect(screen.getByText("It shows your name and 27 Harbour Street, Leeds, LS1 4DL.")).toBeTruthy();
    expect(stored()[1]).toMatchObject({ start: "2012-09-01", end: "2013-06-30", isCurrent: false });
    await withoutProof(opened);
  });

  test("RES-049 (in part) who has not is asked about the home abroad", async () => {
    const { screen } = await openResidence({ ...abroad, homes: [inHamburg()] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.ever);
    await choose(screen, "No");
    await question(screen, titles.rent);
    expect(screen.getByText(/^Hafenstraße 5, 20359 Hamburg\./)).toBeTruthy();
    await press(screen);
    await question(screen, titles.landlord);
    await press(screen);
    // No current rented flat: no tenancy agreement.
    await question(screen, titles.thanks);
    await press(screen);
    await question(screen, titles.documents);
  });

  test("says that there was no home in the UK before the step goes on without one", async () => {
    const answers = { "in-uk": "no", "have-you-ever": "yes" };
    const { screen, sent } = await openResidence({
      answers,
      completedSteps: ["in-uk", "residential-history", "have-you-ever"],
      homes: [inHamburg()],
    });
    await question(screen, titles.single);
    await press(screen);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Add an address in the UK");
    expect(sent).toEqual([]);
  });
});

describe("a history with gaps", () => {
  const homes = () => [
    aHome({ residenceType: "FAMILY_HOME", start: "2025-08-01" }),
    aHome({ residenceType: "FAMILY_HOME", start: "2023-12-01", end: "2025-05-31", address: hafenstrasse }),
  ];

  test("RES-033 RES-034 (in part) the first Continue names them in months, the second goes on with a reason", async () => {
    const { screen, sent } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    expect(screen.queryByText(/I cannot fill this/)).toBeNull();
    await press(screen);
    const alert = (await screen.findByText("There is a time we do not know about")).closest("[role=alert]");
    expect(
      within(alert as HTMLElement)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Nothing from June 2025 to July 2025"]);
    expect(screen.getByRole("radiogroup", { name: /^I cannot fill this\. Why\?/ })).toBeTruthy();
    for (const name of ["I was travelling", "I do not remember", "Something else"]) {
      expect(screen.getByRole("radio", { name })).toBeTruthy();
    }
    expect(sent).toEqual([]);
    await choose(screen, "I was travelling");
    await question(screen, titles.documents);
    expect(sent[0]?.variables).toMatchObject({ answers: { "in-uk": "yes", gaps: "travelling" } });
  });

  test("a second Continue without a reason says what to do", async () => {
    const { screen, sent } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    await press(screen);
    await screen.findByText("There is a time we do not know about");
    await press(screen);
    await eventually(() => {
      const [summary] = screen.getAllByRole("alert");
      expect(summary?.textContent).toContain(
        "Add an address, change a date, or say why something is missing",
      );
    });
    expect(sent).toEqual([]);
  });

  test("a reason is withdrawn when nothing is missing any more", async () => {
    const answers = { "in-uk": "yes", gaps: "travelling" };
    const { screen, sent } = await openResidence({ ...inUk, answers, homes: [family()] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.documents);
    expect(sent[0]?.variables.answers).toEqual({ "in-uk": "yes" });
  });
});

describe("two current addresses", () => {
  const homes = () => [
    family(),
    aHome({
      residenceType: "FAMILY_HOME",
      address: { ...harbourStreet, formattedAddress: "1 Quay, Leeds LS1 4DT" },
    }),
  ];

  test("RES-019 RES-043 (in part) ask which one is meant, and the answer decides what the rest is about", async () => {
    const [one, two] = homes();
    const { screen, sent } = await openResidence({ ...inUk, homes: [one!, two!] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.select);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.getAllByText("With my family, since November 2016")).toHaveLength(2);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Choose an address");
    await choose(screen, /^1 Quay/);
    await question(screen, titles.documents);
    expect(screen.getByText("It shows your name and 1 Quay, Leeds LS1 4DT.")).toBeTruthy();
    expect(sent.at(-1)?.variables).toMatchObject({ answers: { "select-address": two!.uuid } });
  });

  test("none that is current: all of them are offered, in the words of the past", async () => {
    const left = { residenceType: "FAMILY_HOME", end: "2026-10-31" } as const;
    const { screen } = await openResidence({ ...inUk, homes: [aHome(left)] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, "Which home should we ask about?");
    expect(screen.getByText("With my family, November 2016 to October 2026")).toBeTruthy();
  });
});

describe("a current rented flat", () => {
  const flat = () => aHome();

  test("RES-020 RES-021 RES-025 RES-028 RES-054 RES-059 RES-060 RES-061 RES-062 RES-064 (in part) is asked about from rent to document", async () => {
    const home = flat();
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
      answers: { withoutReference: "lost_contact" },
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

  test("and can name somebody after all", async () => {
    const { screen, sent } = await openResidence({
      answers: { "in-uk": "yes", withoutReference: "abroad" },
      completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
      homes: [aHome({ ...withRent, ...withLandlord })],
      path: residencePath("landlordDetails"),
    });
    await question(screen, titles.nobody);
    expect(screen.getByRole("radio", { name: /live abroad/ })).toHaveProperty("checked", true);
    await press(screen, "I can name somebody after all");
    await question(screen, titles.landlord);
    await press(screen);
    await question(screen, titles.signposting);
    expect(sent[0]?.variables.answers).toEqual({ "in-uk": "yes" });
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
