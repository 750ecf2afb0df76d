import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  anIncome,
  anIncomeFile,
  aSource,
  incomeContext,
  OTHER_SOURCE,
  SOURCE,
  withConditions,
} from "../testing/incomes.ts";
import { entryStep } from "../wizard/entry.ts";
import type { IncomeContext } from "./context.ts";
import { incomeEntries, incomeIdIn } from "./entry.ts";
import { incomeFlow, startOf } from "./flow.ts";
import type { IncomeValues } from "./values.ts";

type Query = Readonly<Record<string, string>>;

const entered = (query: Query, values: IncomeValues, context = withKonfir) =>
  entryStep({ flow: incomeFlow, values, context }, { query });

const pension = anIncome(aSource("T_PENSION"));
const met = { ...pension, meetsAffordabilityCriteria: true };
const connected = anIncome(aSource("T_PENSION", { bank: "connected" }));
const connectedMet = { ...connected, meetsAffordabilityCriteria: true };
const unread = anIncome(aSource("T_PENSION", { bank: "failed", link: "tax" }));
const withKonfir: IncomeContext = { ...incomeContext, konfirEnabled: true };
const nobody = anIncome(undefined);
const id = { related_object_uuid: SOURCE };

describe("the id of a source in an address", () => {
  test.each<[string, Query, string | undefined]>([
    ["INC-022 (in part) is related_object_uuid", id, SOURCE],
    ["INC-024 (in part) or income_uuid, the older parameter", { income_uuid: SOURCE }, SOURCE],
    ["the newer one first", { related_object_uuid: SOURCE, income_uuid: OTHER_SOURCE }, SOURCE],
    ["INC-023 (in part) what does not look like a uuid is empty", { related_object_uuid: "12" }, undefined],
    [
      "INC-023 (in part) so that the other parameter counts",
      { related_object_uuid: "x", income_uuid: OTHER_SOURCE },
      OTHER_SOURCE,
    ],
    ["both are checked", { income_uuid: `${SOURCE}0` }, undefined],
    ["there is none", {}, undefined],
  ])("%s", (_what, query, uuid) => {
    expect(incomeIdIn(query)).toBe(uuid);
  });
});

describe("the entry point", () => {
  test.each<[string, Query, IncomeValues, string | undefined]>([
    [
      "INC-025 (in part) INC-185 (in part) success, criteria met",
      { ...id, success: "true" },
      connectedMet,
      "success",
    ],
    [
      "INC-186 (in part) success, criteria not met",
      { ...id, success: "true" },
      connected,
      "successAddIncome",
    ],
    ["INC-025 (in part) INC-187 (in part) no success", { ...id, success: "false" }, met, "error"],
    ["INC-170 success, but the reading has failed since", { ...id, success: "true" }, unread, "error"],
    ["an address alone connects no bank", { ...id, success: "true" }, met, undefined],
    ["another word is no result", { ...id, success: "True" }, met, undefined],
    ["INC-185 (in part) no id, no result", { success: "true" }, nobody, undefined],
    [
      "INC-026 (in part) INC-164 (in part) back from the provider",
      { konfirComplete: "True" },
      met,
      "konfirComplete",
    ],
    ["back from the provider without a result", { ...id, konfirComplete: "False" }, connectedMet, "konfir"],
    ["INC-026 (in part) another spelling is not its", { ...id, konfirComplete: "true" }, met, undefined],
    ["INC-190 (in part) no id, and sources exist", {}, pension, "incomeType"],
    ["INC-190 (in part) no id and no source", {}, nobody, undefined],
    ["an id is not without an id", id, pension, undefined],
  ])("%s", (_what, query, values, step) => {
    expect(entered(query, values)).toBe(step);
  });

  test("INC-188 (in part) INC-189 (in part) a source that the bank has documented starts at its result", () => {
    expect(entered(id, { ...connected, meetsAffordabilityCriteria: true })).toBe("success");
    expect(entered(id, connected)).toBe("successAddIncome");
  });

  test("INC-188 (in part) own uploads are no bank connection, and a new source is not proven by another", () => {
    const uploaded = anIncome(aSource("T_PENSION"), { upload: [anIncomeFile("BANK_STATEMENT")] });
    expect(entered(id, uploaded)).toBeUndefined();
    expect(entered({}, connected)).toBe("incomeType");
  });

  test("INC-197 (in part) a request starts where the reviewer says, except on the way back from a partner", () => {
    const asked = { ...id, remedial_uuid: OTHER_SOURCE };
    expect(entered(asked, connected)).toBeUndefined();
    expect(entered({ remedial_uuid: OTHER_SOURCE }, pension)).toBeUndefined();
    expect(entered({ ...asked, success: "true" }, connectedMet)).toBe("success");
    expect(entered({ ...asked, konfirComplete: "True" }, met)).toBe("konfirComplete");
  });

  test("nobody comes back from a provider that is not in use", () => {
    expect(entered({ ...id, konfirComplete: "True" }, met, incomeContext)).toBeUndefined();
  });

  test("belongs to the flow", () => {
    expect(incomeFlow.entries).toBe(incomeEntries);
  });
});

describe("where a policy starts the section", () => {
  const startingAt = (value: string): IncomeContext => withConditions(condition("INCOME_START_STEP", value));
  const typed = anIncome(aSource("T_SAVINGS"));
  const unchosen = { ...typed, upload: [anIncomeFile("BANK_STATEMENT")] };
  const uploaded: IncomeValues = { ...unchosen, documents: "BANK_STATEMENT" };

  test.each<[string, string, IncomeValues, string]>([
    ["INC-191 (in part)", "incomeType", nobody, "incomeType"],
    ["INC-191 (in part)", "whoIsPaying", typed, "whoIsPaying"],
    ["INC-192 (in part) an unknown step", "nowhere", typed, "whoIsPaying"],
    ["INC-192 (in part) a step that nothing may start with", "success", typed, "whoIsPaying"],
    ["INC-193 (in part) upload with documents", "upload", uploaded, "upload"],
    ["INC-192 (in part) INC-193 (in part) upload without", "upload", typed, "whoIsPaying"],
    ["INC-193 (in part) upload with documents and no choice", "upload", unchosen, "whoIsPaying"],
    [
      "INC-193 (in part) upload with documents, after “none of these”",
      "upload",
      { ...uploaded, documents: "none" },
      "whoIsPaying",
    ],
    ["INC-194 (in part) documents with a type", "documents", typed, "documents"],
    ["INC-192 (in part) INC-194 (in part) documents without", "documents", nobody, "whoIsPaying"],
    ["INC-194 (in part) openBanking with a type", "openBanking", typed, "openBanking"],
    ["INC-192 (in part) INC-194 (in part) openBanking without", "openBanking", nobody, "whoIsPaying"],
    [
      "INC-178 (in part) the notice about banks with a type",
      "nonOpenBankingNotice",
      typed,
      "nonOpenBankingNotice",
    ],
    ["INC-192 (in part) and without", "nonOpenBankingNotice", nobody, "whoIsPaying"],
  ])("%s: %s", (_what, asked, values, start) => {
    expect(startOf(startingAt(asked), values)).toBe(start);
    expect(incomeFlow.start(startingAt(asked), values)).toBe(start);
  });

  test("INC-192 (in part) without the condition it is whoIsPaying", () => {
    expect(startOf(incomeContext, typed)).toBe("whoIsPaying");
  });

  test("INC-178 (in part) the notice about banks leads to documents", () => {
    const { next, answered } = incomeFlow.steps.nonOpenBankingNotice;
    const seen = { ...typed, nonOpenBankingNotice: "acknowledged" } as const;
    expect(answered(typed, incomeContext, [])).toBe(false);
    expect(answered(seen, incomeContext, [])).toBe(true);
    expect(next(seen, incomeContext, [])).toBe("documents");
  });
});
