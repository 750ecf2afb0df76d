// @vitest-environment happy-dom

import { addressProofs } from "@latchkey/domain/residence/values.ts";
import { aHome } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  choose,
  openResidence,
  press,
  question,
  residencePath,
  titles,
} from "../../testing/open-residence.tsx";

afterEach(cleanup);

const steps = ["in-uk", "uk-residential-history"];

const openDocuments = async (answers: object = {}) => {
  const opened = await openResidence({
    answers: { "in-uk": "yes", ...answers },
    completedSteps: steps,
    homes: [aHome({ residenceType: "FAMILY_HOME" })],
    path: residencePath("documents"),
  });
  await question(opened.screen, titles.documents);
  return opened;
};

test("RES-010 the kinds of home are offered in their order, in words", async () => {
  const { screen } = await openResidence({
    answers: { "in-uk": "yes" },
    completedSteps: ["in-uk"],
    homes: [aHome({ draft: true, residenceType: null })],
  });
  await question(screen, titles.history);
  const options = within(screen.getByRole("combobox", { name: /^What kind/ })).getAllByRole("option");
  expect(options.slice(-5).map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
    ["RENTED_FLAT", "Rented flat or house"],
    ["SELF_OWNED_HOME", "Own home"],
    ["FAMILY_HOME", "With my family"],
    ["STUDENT_ACCOMMODATION", "Student accommodation"],
    ["INFORMAL_ARRANGEMENT", "Informal arrangement"],
  ]);
});

describe("a proof of the address", () => {
  test("RES-023 is one of seven documents, or none", async () => {
    const { screen } = await openDocuments();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      ...addressProofs,
      "none",
    ]);
    for (const name of [/^Utility bill/, /^Council tax statement/, /^Bank statement/, /^Another document/]) {
      expect(screen.getByRole("radio", { name })).toBeTruthy();
    }
  });

  test("has to be chosen", async () => {
    const { screen, sent } = await openDocuments();
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Choose a document, or “I do not have any of these”",
    );
    expect(sent).toEqual([]);
  });

  test("RES-066 RES-067 (in part) of several pages comes with guidance, once", async () => {
    const { screen, sent } = await openDocuments();
    await choose(screen, /^Bank statement/);
    await question(screen, titles.signposting);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Tick the box");
    await userEvent.click(screen.getByRole("checkbox"));
    await press(screen);
    await question(screen, "Add your document: Bank statement");
    expect(sent.at(-1)?.variables).toMatchObject({
      answers: { documents: "BANK_STATEMENT", docSignposting: ["BANK_STATEMENT"] },
    });
  });

  test("RES-024 RES-068 (in part) somebody may say why they do not have it", async () => {
    const opened = await openDocuments();
    const { screen, sent } = opened;
    await choose(screen, /^Land registry/i);
    await question(screen, /^Add your document/);
    await press(screen, "I do not have this document");
    await userEvent.click(await screen.findByRole("radio", { name: /lost/i }));
    await press(screen, "Go on without it");
    await question(screen, /^Hi /);
    expect(sent.at(-1)?.variables).toMatchObject({
      completed: true,
      answers: { documents: "LAND_REGISTRY", withoutDocument: { LAND_REGISTRY: "lost" } },
    });
  });

  test("of another home does not count, and is not shown", async () => {
    const [one, other] = [aHome({ residenceType: "FAMILY_HOME" }), aHome({ residenceType: "FAMILY_HOME" })];
    const file = { uuid: "f", type: "OTHER", path: "/f", fileName: "letter.pdf", remedialSectionUuid: null };
    const open = (chosen: string) =>
      openResidence({
        answers: { "in-uk": "yes", "select-address": chosen, documents: "OTHER" },
        completedSteps: [...steps, "select-address", "documents"],
        homes: [one, other],
        files: { [one.uuid]: [file] },
        path: residencePath("upload"),
      });
    const mine = await open(one.uuid);
    await question(mine.screen, "Add your document");
    expect(mine.screen.getByText("letter.pdf")).toBeTruthy();
    cleanup();
    const { screen } = await open(other.uuid);
    await question(screen, "Add your document");
    expect(screen.queryByText("letter.pdf")).toBeNull();
  });
});
