import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
import { anUpload, everydayAnswers, someFacts } from "../testing/identities.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { SectionRequest } from "../wizard/request.ts";
import type { PartyContext } from "../wizard/section.ts";
import { identitySection } from "./section.ts";

const context: PartyContext = { today: TODAY, conditions: [] };
const photo: PartyContext = {
  ...context,
  conditions: [{ name: "LIVE_PHOTO", description: "", value: true }],
};

interface Given {
  readonly variant?: SectionVariant;
  readonly documents?: readonly string[];
  readonly layers?: readonly unknown[];
  readonly request?: SectionRequest;
  readonly nationality?: string;
}

const mayComplete = (given: Given, of = context): boolean =>
  identitySection.mayComplete(
    {
      variant: given.variant ?? "IDENTITY_DEFAULT",
      facts: someFacts({
        documents: (given.documents ?? []).map(anUpload),
        nationality: given.nationality ?? "DE",
      }),
      answerLayers: [everydayAnswers, ...(given.layers ?? [])],
      request: given.request,
    },
    of,
  );

const passport = { documents: ["PASSPORT"], layers: [{ documents: "PASSPORT" }] };

describe("identity may complete", () => {
  test.each<[string, Given, boolean]>([
    ["with a passport", passport, true],
    ["not without its file", { ...passport, documents: [] }, false],
    ["not without an answer", { ...passport, layers: [] }, false],
    ["not with the answers of the other variant", { ...passport, variant: "IDENTITY_RTR" }, false],
  ])("%s", (_what, given, may) => {
    expect(mayComplete(given)).toBe(may);
  });

  test("with a live photo too, if the case asks for it", () => {
    const british = { ...passport, nationality: "GB" };
    expect(mayComplete(british)).toBe(true);
    expect(mayComplete(british, photo)).toBe(false);
  });

  const again: SectionRequest = { start: "upload", end: "upload" };
  const denied = { documents: "PASSPORT", withoutDocument: { PASSPORT: "lost" } };

  test.each<[string, Given, boolean]>([
    ["a request with the file that answers it", { ...passport, request: again }, true],
    [
      "and takes the choice over from the first round",
      { ...passport, layers: [...passport.layers, {}], request: again },
      true,
    ],
    ["but not the denial", { layers: [denied, {}], request: again }, false],
    ["while a denial of its own counts", { layers: [passport.layers[0], denied], request: again }, true],
    ["a request for an unknown step never", { ...passport, request: { start: "gone", end: "gone" } }, false],
    [
      "a named document",
      {
        documents: ["BIRTH_ADOPTION"],
        request: { start: "genericUpload", end: "genericUpload", documentType: "BIRTH_ADOPTION" },
      },
      true,
    ],
  ])("%s", (_what, given, may) => {
    expect(mayComplete(given)).toBe(may);
  });
});

test("a variant of another section is a fault", () => {
  expect(() => identitySection.steps("INCOME_DEFAULT")).toThrow("no variant of identity");
  expect(() => identitySection.opens("INCOME_DEFAULT", undefined)).toThrow("no variant of identity");
  expect(() => mayComplete({ variant: "INCOME_DEFAULT" })).toThrow("no variant of identity");
});
