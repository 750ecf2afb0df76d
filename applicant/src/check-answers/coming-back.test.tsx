// @vitest-environment happy-dom

import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aGuarantor, anIncomeFile, aSource, OTHER_SOURCE, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aProgress, aRemedial, completedNow, submittedNow } from "../testing/fake-server.ts";
import { fill, isAt, press, question } from "../testing/income-actions.ts";
import { incomeRecord, openIncome } from "../testing/open-income.tsx";
import { facts, open as openRightToRent, standing, uploaded } from "../testing/open-right-to-rent.tsx";

/** "Change" leads to a step, and the step leads back to the row, wherever the answer belongs to. */

afterEach(cleanup);

const REQUEST = "3b0f4b60-0f59-4b9e-9c55-0d6f1c4d3a11";

const conditions = [condition("SKIP_OPEN_BANKING", true)];
const pension = aSource("T_PENSION");
const ofPension = incomeRecord(7, {
  ...completedNow,
  relatedObjectUuid: SOURCE,
  completedSteps: ["whoIsPaying", "incomeType", "pensionDetails", "pensionAmount", "documents", "upload"],
  answers: { documents: "PENSION_STATEMENT" },
});
const pensionFile = { ...anIncomeFile("PENSION_STATEMENT"), remedialSectionUuid: null };

describe("right to rent", () => {
  test.each([
    ["nationality", "What is your nationality?"],
    ["primaryDocument", "How can you show your right to rent?"],
  ])("comes back from %s", async (step, asked) => {
    const british = standing("GB", { primaryDocument: "UK_PASSPORT" });
    const { screen, address } = await openRightToRent(
      {
        ...british,
        progress: [
          aProgress(7, "IDENTITY", {
            ...completedNow,
            completedSteps: [...facts, "primaryDocument", "docSignposting", "upload"],
            answers: { primaryDocument: "UK_PASSPORT", docSignposting: ["UK_PASSPORT"] },
          }),
        ],
        identityDocuments: [uploaded("UK_PASSPORT")],
      },
      `${step}?progress_id=7&change=${step}`,
    );
    await question(screen, asked);
    await press(screen);
    await isAt(address, `/check-answers#7-${step}`);
  });
});

describe("income", () => {
  test("comes back to the second source, which is the one that changes", async () => {
    const { screen, address, stored } = await openIncome({
      conditions,
      sources: [pension, aSource("T_PENSION", { uuid: OTHER_SOURCE })],
      files: { [SOURCE]: [pensionFile], [OTHER_SOURCE]: [pensionFile] },
      progress: [ofPension, { ...ofPension, id: 8, uuid: "progress-8", relatedObjectUuid: OTHER_SOURCE }],
      path: `/questions/income/pensionDetails?progress_id=8&related_object_uuid=${OTHER_SOURCE}&change=pensionDetails`,
    });
    await question(screen, "Who pays your pension?");
    fill(screen, /^Provider/, "Harbour Pensions");
    await press(screen);
    await isAt(address, "/check-answers#8-pensionDetails");
    expect(stored().sources.map(({ companyName }) => companyName)).toEqual([
      pension.companyName,
      "Harbour Pensions",
    ]);
  });

  test.each([
    ["whoIsPaying", "Who pays your rent?"],
    ["yourGuarantor", "Who is your guarantor?"],
  ])("of somebody whose guarantor pays comes back from %s", async (step, asked) => {
    const { screen, address } = await openIncome({
      guarantor: aGuarantor,
      progress: [
        incomeRecord(7, {
          ...completedNow,
          relatedObjectUuid: aGuarantor.uuid,
          completedSteps: ["whoIsPaying", "someoneElse", "yourGuarantor", "guarantorConfirmation"],
          answers: { guarantorConfirmation: "acknowledged" },
        }),
      ],
      path: `/questions/income/${step}?progress_id=7&related_object_uuid=${aGuarantor.uuid}&change=${step}`,
    });
    await question(screen, asked);
    await press(screen);
    await isAt(address, `/check-answers#7-${step}`);
  });

  test("inside a request comes back to the request's row", async () => {
    const { screen, address, stored } = await openIncome({
      conditions,
      sources: [pension],
      files: { [SOURCE]: [pensionFile] },
      progress: [
        { ...ofPension, ...submittedNow },
        incomeRecord(8, {
          ...completedNow,
          relatedObjectUuid: SOURCE,
          remedialSectionUuid: REQUEST,
          completedSteps: ["missingInformation", "pensionDetails", "pensionAmount"],
          answers: {},
        }),
      ],
      remedialSections: [
        aRemedial({
          uuid: REQUEST,
          progressId: 8,
          relatedObjectUuid: SOURCE,
          start: "pensionDetails",
          end: "pensionAmount",
          reasons: ["OTHER"],
        }),
      ],
      path: `/questions/income/pensionDetails?progress_id=8&related_object_uuid=${SOURCE}&remedial_uuid=${REQUEST}&change=pensionDetails`,
    });
    await question(screen, "Who pays your pension?");
    fill(screen, /^Provider/, "Harbour Pensions");
    await press(screen);
    await isAt(address, "/check-answers#8-pensionDetails");
    expect(stored().sources[0]?.companyName).toBe("Harbour Pensions");
  });
});
