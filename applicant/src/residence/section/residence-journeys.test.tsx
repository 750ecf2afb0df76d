// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  aHome,
  hafenstrasse,
  harbourStreet,
  withLandlord,
  withRent,
} from "@latchkey/domain/testing/residences.ts";
import { cleanup } from "@testing-library/react";
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
    const address = screen.getByText("Hafenstraße 5, 20359 Hamburg");
    expect(address.getAttribute("translate")).toBe("no");
    expect(address.parentElement?.textContent).toMatch(/^Hafenstraße 5, 20359 Hamburg\./);
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

  test("without an end are counted, and lead back to their dates if one of them has ended", async () => {
    const { screen } = await openResidence({ ...inUk, homes: homes() });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.select);
    expect(
      screen.getByText(
        "You gave us two addresses without an end. Choose the one where you sleep most nights.",
      ),
    ).toBeTruthy();
    await press(screen, "One of them has ended: change the dates");
    await question(screen, titles.history);
  });

  test("one of which has an end are not said to have none", async () => {
    const [one, two] = homes();
    const { screen } = await openResidence({ ...inUk, homes: [one!, { ...two!, end: "2027-01-31" }] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, titles.select);
    expect(screen.getByText("Choose the one where you sleep most nights.")).toBeTruthy();
  });

  test("none that is current: all of them are offered, in the words of the past", async () => {
    const left = { residenceType: "FAMILY_HOME", end: "2026-10-31" } as const;
    const { screen } = await openResidence({ ...inUk, homes: [aHome(left)] });
    await question(screen, titles.history);
    await press(screen);
    await question(screen, "Which home should we ask about?");
    expect(screen.getByText("With my family, November 2016 to October 2026")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^One of them has ended/ })).toBeNull();
  });
});
