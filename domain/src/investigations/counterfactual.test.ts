import { expect, test } from "vitest";
import { defaultCriteria } from "../affordability/criteria.ts";
import { assessedSource } from "../testing/assessed-sources.ts";
import { counterfactuals } from "./counterfactual.ts";

const tenant = { id: "amara", role: "tenant", guarantorId: null } as const;

const paid = (incomeType: Parameters<typeof assessedSource>[0], pounds: number) =>
  assessedSource(incomeType, pounds, { evidencedMinor: pounds * 100 });

const homeWith = (...sources: readonly ReturnType<typeof assessedSource>[]) => ({
  rentPence: 100_000,
  tenants: [{ id: "amara", sharePence: 100_000, sources }],
  guarantors: [],
});

test("income of any other kind has the same outcome under the default criteria", () => {
  for (const pounds of [29_999, 30_000]) {
    const all = counterfactuals(homeWith(paid("T_EMPLOYED_PERM", pounds)), tenant, defaultCriteria);
    expect(all.map(({ kind }) => kind)).toContain("T_BENFITS");
    expect(all.every(({ isSame }) => isSame)).toBe(true);
    expect(all[0]?.outcome).toBe(pounds === 30_000 ? "accepted" : "declined");
  }
});

test("a kind that counts less has another outcome", () => {
  const criteria = { ...defaultCriteria, counted: { T_BENFITS: 99 } };
  const all = counterfactuals(homeWith(paid("T_PENSION", 30_000)), tenant, criteria);
  expect(all.filter(({ isSame }) => !isSame)).toEqual([
    { kind: "T_BENFITS", outcome: "declined", isSame: false },
  ]);
});

test("savings stay savings, and alone have no other kind", () => {
  expect(counterfactuals(homeWith(paid("T_SAVINGS", 40_000)), tenant, defaultCriteria)).toEqual([]);
  const both = homeWith(paid("T_SAVINGS", 36_000), paid("T_BENFITS", 1));
  expect(counterfactuals(both, tenant, defaultCriteria).every(({ outcome }) => outcome === "accepted")).toBe(
    true,
  );
});

test("an occupier and an unknown person have none", () => {
  const home = homeWith(paid("T_PENSION", 30_000));
  expect(counterfactuals(home, { ...tenant, role: "occupier" }, defaultCriteria)).toEqual([]);
  expect(counterfactuals(home, { ...tenant, id: "lukas" }, defaultCriteria)).toEqual([]);
});
