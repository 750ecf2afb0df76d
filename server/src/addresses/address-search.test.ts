import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { describe, expect, test, vi } from "vitest";
import { type AddressRow, type AddressService, AddressServiceFailed } from "../partners/address-service.ts";
import type { Actor } from "../platform/actor/actor.ts";
import { openAddressSearch } from "./address-search.ts";

const actor: Actor = { kind: "applicant", accountId: "a1", sessionId: "s1" };
const row: AddressRow = { id: "1", kind: "ADDRESS", summary: "4 Elm Row", place: "Leeds", count: 1 };
const home = { ...emptyAddress, street: "Elm Row" };

const DAY_MS = 86_400_000;
const allowing = { allowed: true, limit: 1, remaining: 1, resetsIn: 1 };

/** A service that counts its calls, and limits that a test may close. */
const open = (replaced: Partial<AddressService> = {}) => {
  const service = {
    find: vi.fn<AddressService["find"]>(replaced.find ?? (async () => [row])),
    retrieve: vi.fn<AddressService["retrieve"]>(replaced.retrieve ?? (async () => home)),
    search: vi.fn<AddressService["search"]>(replaced.search ?? (async () => [{ row, address: home }])),
  };
  const take = vi.fn(async (_name: string, _actor: Actor) => allowing);
  const warn = vi.fn();
  const report = vi.fn();
  let time = 1;
  const search = openAddressSearch({
    service,
    limiter: { take },
    log: { warn },
    report,
    clock: { now: () => time },
  });
  return {
    ...service,
    take,
    warn,
    report,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    inUk: (query: string, container?: string) => search.find(actor, { country: "GB", query, container }),
    abroad: (query: string, country = "IE") => search.find(actor, { country, query }),
    retrieveIn: (country: string, id: string, query = "elm row") =>
      search.retrieve(actor, { country, id, query }),
  };
};

const failing = async () => {
  throw new AddressServiceFailed("status-500");
};

describe("a search", () => {
  test("in the UK asks for a list, and then for one address", async () => {
    const { inUk, find, retrieveIn, retrieve, search } = open();
    expect(await inUk("  elm   row ")).toEqual({ failed: false, rows: [row] });
    expect(find).toHaveBeenCalledExactlyOnceWith("elm row", undefined);
    expect(await retrieveIn("GB", "1")).toEqual({ failed: false, address: home });
    expect(retrieve).toHaveBeenCalledExactlyOnceWith("1", "elm row");
    expect(search).not.toHaveBeenCalled();
  });

  test("looks into a group", async () => {
    const { inUk, find } = open();
    await inUk("elm row", "UK@STATE|{Leeds@PTN}");
    await inUk("elm row");
    expect(find.mock.calls).toEqual([
      ["elm row", "UK@STATE|{Leeds@PTN}"],
      ["elm row", undefined],
    ]);
  });

  test("ADR-005 elsewhere asks the country's call once, and takes the address from its answer", async () => {
    const { abroad, retrieveIn, search, find, retrieve } = open();
    expect(await abroad("harbour view")).toEqual({ failed: false, rows: [row] });
    expect(await retrieveIn("IE", "1", "harbour view")).toEqual({ failed: false, address: home });
    expect(search).toHaveBeenCalledExactlyOnceWith("IE", "harbour view");
    expect([find.mock.calls, retrieve.mock.calls]).toEqual([[], []]);
  });

  test("elsewhere asks again for an address whose search is forgotten", async () => {
    const { retrieveIn, search } = open();
    expect(await retrieveIn("IE", "1", "harbour view")).toEqual({ failed: false, address: home });
    expect(await retrieveIn("IE", "other", "harbour view")).toEqual({ failed: false, address: undefined });
    expect(search).toHaveBeenCalledTimes(1);
  });

  test.each(["", "el", "  el  ", "\u0000\u0001el"])("for “%s” asks nobody", async (query) => {
    const { inUk, abroad, retrieveIn, find, search, retrieve, take } = open();
    expect(await inUk(query)).toEqual({ failed: false, rows: [] });
    expect(await abroad(query)).toEqual({ failed: false, rows: [] });
    expect(await retrieveIn("GB", "1", query)).toEqual({ failed: false, address: undefined });
    for (const call of [find, search, retrieve, take]) expect(call).not.toHaveBeenCalled();
  });

  test.each(["", "gb", "UK", "XX", "../..", "GB/IE"])("in the country “%s” asks nobody", async (country) => {
    const { abroad, retrieveIn, search, retrieve } = open();
    expect(await abroad("elm row", country)).toEqual({ failed: false, rows: [] });
    expect(await retrieveIn(country, "1")).toEqual({ failed: false, address: undefined });
    for (const call of [search, retrieve]) expect(call).not.toHaveBeenCalled();
  });

  test("with an id of any length asks for none that no row can have", async () => {
    const { retrieveIn, retrieve } = open();
    await retrieveIn("GB", "x".repeat(501));
    expect(retrieve).not.toHaveBeenCalled();
  });
});

describe("what was asked", () => {
  test("is not asked again for a day, whatever its case", async () => {
    const { inUk, retrieveIn, abroad, find, retrieve, search, take, pass } = open();
    for (const query of ["Elm Row", "elm row"]) await inUk(query);
    for (const id of ["1", "1"]) await retrieveIn("GB", id);
    for (const query of ["Rue", "rue"]) await abroad(query, "FR");
    const counts = () => [find, retrieve, search].map(({ mock }) => mock.calls.length);
    expect(counts()).toEqual([1, 1, 1]);
    expect(take).toHaveBeenCalledTimes(5);
    pass(DAY_MS - 1);
    await inUk("elm row");
    expect(counts()).toEqual([1, 1, 1]);
    pass(2);
    await inUk("elm row");
    await retrieveIn("GB", "1");
    expect(counts()).toEqual([2, 2, 1]);
  });

  test("at the same time, is asked once", async () => {
    const { retrieveIn, retrieve } = open();
    await Promise.all([retrieveIn("GB", "1"), retrieveIn("GB", "1")]);
    expect(retrieve).toHaveBeenCalledTimes(1);
  });

  test("and an address was not found, is asked again", async () => {
    const retrieve = vi.fn<AddressService["retrieve"]>(async () => home);
    const { retrieveIn } = open({ retrieve: retrieve.mockImplementationOnce(async () => undefined) });
    expect(await retrieveIn("GB", "1")).toEqual({ failed: false, address: undefined });
    expect(await retrieveIn("GB", "1")).toEqual({ failed: false, address: home });
  });

  test("and failed, is asked again", async () => {
    const find = vi.fn<AddressService["find"]>(async () => [row]).mockImplementationOnce(failing);
    const { inUk } = open({ find });
    expect(await inUk("elm row")).toEqual({ failed: true, rows: [] });
    expect(await inUk("elm row")).toEqual({ failed: false, rows: [row] });
  });

  test("is remembered up to a bound", async () => {
    const { inUk, find } = open();
    for (let count = 0; count < 1_001; count += 1) await inUk(`street ${count}`);
    await inUk("street 0");
    expect(find).toHaveBeenCalledTimes(1_002);
  });
});

describe("a failed call", () => {
  test("ADR-008 ADR-009 FRM-382 is reported with its number, and finds nothing", async () => {
    const { inUk, abroad, retrieveIn, warn, report } = open({
      find: failing,
      search: failing,
      retrieve: failing,
    });
    expect(await inUk("elm row")).toEqual({ failed: true, rows: [] });
    expect(await abroad("rue")).toEqual({ failed: true, rows: [] });
    expect(await retrieveIn("GB", "1")).toEqual({ failed: true, address: undefined });
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      { call: "find", reason: "status-500", failures: 1 },
      { call: "search", reason: "status-500", failures: 2 },
      { call: "retrieve", reason: "status-500", failures: 3 },
    ]);
    const type = "AddressServiceFailed";
    expect(report.mock.calls.map(([fault]) => fault)).toEqual(
      ["find", "search", "retrieve"].map((call) => ({
        category: "network",
        type,
        value: `The address service failed: ${call}, status-500`,
      })),
    );
  });

  test("of our own is not hidden", async () => {
    const { inUk } = open({ find: () => Promise.reject(new TypeError("ours")) });
    await expect(inUk("elm row")).rejects.toThrow("ours");
  });
});

describe("limits", () => {
  test("a list is free, an address and a search elsewhere are counted", async () => {
    const { inUk, retrieveIn, abroad, take } = open();
    await inUk("elm row");
    expect(take.mock.calls.map(([name]) => name)).toEqual(["address-searches"]);
    take.mockClear();
    await retrieveIn("GB", "1");
    await abroad("rue", "FR");
    expect(take.mock.calls.map(([name]) => name)).toEqual([
      "address-searches",
      "address-calls",
      "address-searches",
      "address-calls",
    ]);
    expect(take.mock.calls[0]?.[1]).toBe(actor);
  });

  test.each(["address-searches", "address-calls"])(
    "past %s nobody is asked, and nothing is reported",
    async (closed) => {
      const { retrieveIn, retrieve, take, warn } = open();
      take.mockImplementation(async (name) => ({ ...allowing, allowed: name !== closed }));
      expect(await retrieveIn("GB", "1")).toEqual({ failed: true, address: undefined });
      for (const call of [retrieve, warn]) expect(call).not.toHaveBeenCalled();
    },
  );
});

test("without a service the search says so, and asks nobody", async () => {
  const take = vi.fn();
  const search = openAddressSearch({
    service: undefined,
    limiter: { take },
    log: { warn: vi.fn() },
    report: vi.fn(),
  });
  expect(search.isAvailable).toBe(false);
  expect(await search.find(actor, { country: "GB", query: "elm row" })).toEqual({ failed: true, rows: [] });
  const request = { country: "GB", id: "1", query: "elm row" };
  expect(await search.retrieve(actor, request)).toEqual({ failed: true, address: undefined });
  expect(take).not.toHaveBeenCalled();
});
