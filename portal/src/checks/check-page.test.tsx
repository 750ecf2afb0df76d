// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { answerOf, panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aCheckedPerson, aRecord, theProvidersRecord } from "../testing/fake-checks.ts";
import { anAgency, marcus, me } from "../testing/fake-portal.ts";
import { openPortal } from "../testing/open-portal.tsx";
import type { CheckedPerson } from "./one/check.graphql.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Answers = Readonly<Record<string, (request: GraphqlRequest) => object>>;

const PACK = "/agency/files/right-to-rent/nadia/pack";

const open = async (given: Partial<CheckedPerson> = {}, answers: Answers = {}) => {
  const agency = anAgency([marcus], me({}, ["checks"]));
  const known: Answers = {
    CheckedPersonOf: () => ({ data: { checkedPerson: aCheckedPerson(given) } }),
    PrepareCheckFile: () => ({
      data: {
        prepareCheckFile: {
          __typename: "SignedForm",
          uploadId: "upload-1",
          url: "/wizard/storage",
          fields: [{ __typename: "SignedField", name: "key", value: "nadia/upload-1.pdf" }],
        },
      },
    }),
    AskForPack: () => ({ data: { askForPack: PACK } }),
    ...answers,
  };
  const opened = await openPortal({
    path: "/agency/checks/nadia",
    now: Date.parse("2026-12-07T11:00:00Z"),
    graphql: (request) => (known[request.operationName] ?? agency)(request),
    calls: {
      "/wizard/storage": () => new Response(null, { status: 204 }),
      [PACK]: () => new Response("zip"),
    },
  });
  const sent = (name: string) =>
    opened.operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...opened, sent };
};

const openForm = async (given: Partial<CheckedPerson> = {}, answers: Answers = {}) => {
  const opened = await open(given, answers);
  await screen.findByRole("heading", { level: 1, name: "Nadia Rahmani" });
  return opened;
};

const choose = (way: RegExp) => userEvent.click(screen.getByRole("radio", { name: way }));
const select = (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), value);
const tick = (name: RegExp) => userEvent.click(screen.getByRole("checkbox", { name }));
const day = async (group: RegExp, [of, month, year]: readonly [string, string, string]) => {
  const fields = within(screen.getByRole("group", { name: group }));
  for (const [name, typed] of [
    ["Day", of],
    ["Month", month],
    ["Year", year],
  ] as const)
    await userEvent.type(fields.getByRole("textbox", { name }), typed);
};

describe("the form of a checker", () => {
  test("offers the ways with originals alone, and tells each person's checker who makes the others", async () => {
    await openForm();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "MANUAL_A1",
      "MANUAL_A2",
      "MANUAL_B",
    ]);
    expect(screen.getByText(/Online checks, digital verification .* are made by Quillfield\./)).toBeTruthy();
    expect(
      screen.getByText(
        "LK-31207. 5 Tannery Yard, Leeds. Agreement expected on 22 December 2026, tenancy from 24 December 2026",
      ),
    ).toBeTruthy();
  });

  test("names the landlord's agreement that holds, and asks for none of the agency with the provider", async () => {
    await openForm();
    await choose(/one document of list A1/);
    await select("Who is responsible", "agent");
    const agreement = within(screen.getByRole("group", { name: "Landlord’s agreement in writing" }));
    expect(agreement.getByText("Agreed on 3 November 2026: calvert.pdf")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Agency’s agreement in writing" })).toBeNull();
    const landlord = screen.getByRole("combobox", { name: "Landlord" });
    await userEvent.clear(landlord);
    expect(agreement.getByText("Write the landlord’s name first.")).toBeTruthy();
    await userEvent.type(landlord, "M. Lund");
    expect(
      agreement.getByText(/^No agreement of this landlord holds .* Quillfield, who files it\.$/),
    ).toBeTruthy();
  });

  test("sends a copy and the record, and then shows what is recorded", async () => {
    const done = { checks: [aRecord()], block: null, isReady: true } as const;
    const { sent } = await openForm(
      {},
      { RecordCheck: () => ({ data: { recordCheck: aCheckedPerson(done) } }) },
    );
    await choose(/one document of list A1/);
    await select("Outcome", "unlimited");
    await select("Kind of document", "BRITISH_PASSPORT");
    await select("Country that issued it", "GB");
    for (const name of [/^Original seen/, /^Genuine and unaltered/, /^Holder looks like the photo/])
      await tick(name);
    await select("How the holder was seen", "in_person");
    const copies = screen.getByRole("group", { name: "Copies" });
    await userEvent.upload(
      copies.querySelector("input[type=file]") as HTMLInputElement,
      new File(["%PDF"], "passport.pdf", { type: "application/pdf" }),
    );
    await within(copies).findByText("passport.pdf has arrived");
    await day(/^Day on the copies/, ["7", "12", "2026"]);
    await select("Names agree", "agree");
    await select("Who is responsible", "landlord");
    await tick(/^Statement shown/);
    await press("Record the check");
    expect(await screen.findByText("Check recorded.")).toBeTruthy();
    expect(sent("RecordCheck")).toMatchObject([
      {
        personId: "nadia",
        input: {
          route: "MANUAL_A1",
          values: expect.arrayContaining([{ name: "copies", value: "upload-1" }]),
          documents: [{ kind: "BRITISH_PASSPORT", country: "GB", form: "paper" }],
        },
      },
    ]);
    expect(sent("PrepareCheckFile")).toEqual([{ personId: "nadia", fileType: "application/pdf" }]);
    expect(screen.getByText("The home is ready to sign")).toBeTruthy();
  });

  test("says that the rules are not confirmed", async () => {
    await openForm({ mayRecord: false });
    expect(
      screen.getByText("No record is completed before Quillfield has confirmed the rules."),
    ).toBeTruthy();
  });

  test("says that a home is exempt, and that a check is a follow-up", async () => {
    await openForm({ isExempt: true, purpose: "FOLLOW_UP" });
    expect(screen.getByText("The people of this home need no check: it is exempt.")).toBeTruthy();
    expect(screen.getByText(/^This is a follow-up/)).toBeTruthy();
  });
});

describe("the records", () => {
  test("of the agency say who, when, how and what", async () => {
    await openForm({ checks: [aRecord()], block: null, isReady: true });
    const record = "Record of 7 December 2026";
    expect(panel(record).getByText(/^Recorded by Jo Park of Hartley & Co, /)).toBeTruthy();
    expect(answerOf(record, "Way")).toBe("Originals: one document of list A1");
    expect(answerOf(record, "Next check by")).toBe("None is due");
    expect(answerOf(record, "Landlord")).toBe("R. Calvert");
    expect(panel(record).getByText(/British passport/)).toBeTruthy();
  });

  test("of the provider name neither its way nor a person", async () => {
    await openForm({ checks: [theProvidersRecord()], block: null });
    const record = panel("Record of 7 December 2026");
    expect(record.getByText(/^Recorded by Quillfield, /)).toBeTruthy();
    expect(record.getByText("How Quillfield checked stands in the pack.")).toBeTruthy();
    expect(record.queryByText("Way")).toBeNull();
    expect(screen.getByText("This person is checked; others of this home are not yet")).toBeTruthy();
  });

  test("say what stands in the way of the signature", async () => {
    await openForm({ checks: [aRecord({ shows: "NO_RIGHT" })], block: "no_right" });
    expect(screen.getByText("The right was not shown: this home cannot be signed")).toBeTruthy();
  });

  test("of a home that is signed no longer speak of the signature", async () => {
    const { letting } = aCheckedPerson();
    const signed = { ...letting, signedOn: "2026-12-08" };
    await openForm({ checks: [aRecord()], block: null, isReady: true, letting: signed });
    expect(screen.getByText("Each adult of this home is checked")).toBeTruthy();
  });

  test("are superseded by a new one, and nothing is lost on the way back", async () => {
    await openForm({ checks: [aRecord()], block: null });
    await press("Record again");
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await press("Back to the records");
    expect(panel("Record of 7 December 2026")).toBeTruthy();
  });

  test("give their pack to a named receiver, with the responsible party filled in", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { sent } = await openForm({ checks: [aRecord()], block: null });
    await press("Download the pack");
    const dialog = await theDialog("Download the pack");
    expect(dialog.getByRole("textbox", { name: /^Handed to/ })).toHaveProperty("value", "R. Calvert");
    await dialog.press("Download");
    await eventually(() => expect(saved).toHaveBeenCalled());
    expect(sent("AskForPack")).toEqual([{ personId: "nadia", checkId: "7", handedTo: "R. Calvert" }]);
    expect(await screen.findByText("Pack downloaded.")).toBeTruthy();
  });

  test("whose evidence is deleted offer no pack", async () => {
    await openForm({ checks: [aRecord({ hasEvidence: false, values: [] })], block: null });
    expect(screen.getByText("The evidence of this record is deleted.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Download the pack" })).toBeNull();
  });

  test("list the packs, those of the provider without a name", async () => {
    const pack = { __typename: "RightToRentPack", handedTo: "R. Calvert", at: "2026-12-07T10:50:00Z" };
    const packs = [
      { ...pack, by: null },
      { ...pack, by: "Jo Park of Hartley & Co" },
    ];
    await openForm({ checks: [aRecord({ packs: packs as never })], block: null });
    const shown = panel("Record of 7 December 2026");
    expect(shown.getByText(/^For R. Calvert. Quillfield, /)).toBeTruthy();
    expect(shown.getByText(/^For R. Calvert. Jo Park of Hartley & Co, /)).toBeTruthy();
  });
});

test("a person of another agency reads like none", async () => {
  await open({}, { CheckedPersonOf: () => aRefusal("NOT_FOUND") });
  expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeTruthy();
});
