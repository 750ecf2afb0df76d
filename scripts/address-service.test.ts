import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { addressIssues } from "@latchkey/domain/addresses/issues.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAKE_KEY, startFakeAddressService } from "../sandbox/src/addresses/web.ts";
import { openControl } from "../sandbox/src/control/control.ts";
import type { AddressService } from "../server/src/partners/address-service.ts";
import { postcoder } from "../server/src/partners/postcoder.ts";

/**
 * What our adapter needs of an address service. It runs against the fake and, if POSTCODER_KEY is set, against the
 * service itself, so that the fake cannot become something else unnoticed.
 */

interface Sample {
  /** Of several addresses in the UK, in groups. */
  readonly many: string;
  /** Of one postcode with few addresses. */
  readonly few: string;
  readonly nothing: string;
  readonly abroad: { readonly country: string; readonly query: string };
}

interface Candidate extends Sample {
  readonly name: string;
  readonly service: () => AddressService;
}

const control = openControl();
let fake: Awaited<ReturnType<typeof startFakeAddressService>>;
beforeAll(async () => {
  fake = await startFakeAddressService({ host: "127.0.0.1", port: 0, control });
});
afterAll(() => fake.close());
beforeEach(() => control.reset());

const key = FAKE_KEY;
const url = () => `http://127.0.0.1:${fake.port}/pcw/`;
const atFake = () => postcoder({ url: url(), key });

const invented: Candidate = {
  name: "the fake",
  service: atFake,
  many: "elm row",
  few: "zz2 1ad",
  nothing: "zzqx nobody invented this",
  abroad: { country: "IE", query: "harbour view" },
};

const ownKey = process.env.POSTCODER_KEY;
const real: Candidate = {
  name: "the service itself",
  service: () => postcoder({ url: "https://ws.postcoder.com/pcw/", key: ownKey ?? "" }),
  many: "high street",
  few: "NR14 7PZ",
  nothing: "zzqx nobody lives here",
  abroad: { country: "IE", query: "grafton street" },
};

describe.each(ownKey ? [invented, real] : [invented])(
  "INT-09 (in part) the contract with an address service, kept by $name",
  ({ service, many, few, nothing, abroad }) => {
    test("a search lists addresses and groups, which open", async () => {
      const rows = await service().find(many, undefined);
      const group = rows.find(({ kind }) => kind === "GROUP");
      expect(group?.count).toBeGreaterThan(1);
      const inside = await service().find(many, group?.id);
      expect(inside.length).toBeGreaterThan(0);
      for (const { id, summary } of [...rows, ...inside]) expect([id, summary]).not.toContain("");
    });

    test("an address of a list can be had as a whole", async () => {
      const row = (await service().find(few, undefined)).find(({ kind }) => kind === "ADDRESS");
      const address = await service().retrieve(row?.id ?? "", few);
      expect(address && addressIssues(address)).toEqual({});
      expect(address).toMatchObject({ country: "GB", placeId: expect.stringMatching(/^[0-9]+$/) });
      expect(address && formatAddress(address)).toContain(address?.postalCode);
    });

    test("nothing is found where nothing is", async () => {
      expect(await service().find(nothing, undefined)).toEqual([]);
      expect(await service().search(abroad.country, nothing)).toEqual([]);
    });

    test("another country's addresses are found as a whole", async () => {
      const [found] = await service().search(abroad.country, abroad.query);
      expect(found?.row).toMatchObject({ kind: "ADDRESS", count: 1 });
      expect(found?.row.summary).not.toBe("");
      expect(found && addressIssues(found.address)).toEqual({});
      expect(found?.address.country).toBe(abroad.country);
    });
  },
);

const sentQueries = () => control.requests().map((entry) => new URL(entry.url, url()));

describe("what is sent", () => {
  test("RES-087 ADR-002 ADR-003 to find in the UK: query and pathfilter, country UK, json", async () => {
    const [group] = await atFake().find("llanfair", undefined);
    await atFake().find("llanfair", group?.id);
    const [first, second] = sentQueries();
    expect([first?.pathname, second?.pathname]).toEqual(Array(2).fill("/pcw/autocomplete/find"));
    const all = { query: "llanfair", country: "UK", format: "json" };
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject(all);
    expect(first?.searchParams.has("pathfilter")).toBe(false);
    expect(Object.fromEntries(second?.searchParams ?? [])).toMatchObject({ ...all, pathfilter: group?.id });
  });

  test("ADR-004 to retrieve: id and query, lines 2, the tags country and udprn", async () => {
    const [row] = await atFake().find("rose cottage", undefined);
    await atFake().retrieve(row?.id ?? "", "rose cottage");
    const sent = sentQueries()[1];
    expect(sent?.pathname).toBe("/pcw/autocomplete/retrieve/");
    expect(Object.fromEntries(sent?.searchParams ?? [])).toMatchObject({
      id: row?.id,
      query: "rose cottage",
      country: "UK",
      lines: "2",
      addtags: "country,udprn",
      format: "json",
    });
  });

  test("ADR-006 elsewhere: the country's call with lines 2 and the tags udprn and country", async () => {
    await atFake().search("FR", "Rue de l'Église");
    const [sent] = sentQueries();
    expect(decodeURIComponent(sent?.pathname ?? "")).toBe(`/pcw/${key}/address/FR/Rue de l'Église`);
    expect(Object.fromEntries(sent?.searchParams ?? [])).toEqual({
      lines: "2",
      addtags: "udprn,country",
      format: "json",
    });
  });

  test.each(["1/2 rue", "rue?x=1", "rue#7", "100% rue", "../../x", "..%2f..", "rue\\x"])(
    "“%s” is searched for and leads nowhere else",
    async (query) => {
      await atFake().search("FR", query);
      const path = sentQueries()[0]?.pathname.split("/") ?? [];
      expect(path.slice(0, 5)).toEqual(["", "pcw", key, "address", "FR"]);
      expect(path.slice(5).map(decodeURIComponent)).toEqual([query]);
    },
  );
});

describe("INT-06 (in part) whatever the service does, the outcome has a name", () => {
  const quick = () => postcoder({ url: url(), key, timeoutMs: 300 });
  const calls: readonly [string, (from: AddressService) => Promise<unknown>][] = [
    ["find", (from) => from.find("elm row", undefined)],
    ["retrieve", (from) => from.retrieve("7800000", "elm row")],
    ["search", (from) => from.search("FR", "rue")],
  ];
  const faults = [
    ["timeout", "timeout"],
    ["slow:5000", "timeout"],
    ["500", "status-500"],
    ["429", "status-429"],
    ["malformed_json", "malformed"],
    ["wrong_content_type", "not-json"],
    ["drop_connection", "unreachable"],
    ["huge", "too-long"],
  ] as const;
  const matrix = calls.flatMap(([name, call]) =>
    faults.map(([scenario, reason]) => ({ name, call, scenario, reason })),
  );

  test.each(matrix)("$name, $scenario: $reason", async ({ call, scenario, reason }) => {
    const service = scenario === "huge" ? atFake() : quick();
    control.plan("postcoder", scenario, 1);
    await expect(call(service)).rejects.toMatchObject({ name: "AddressServiceFailed", reason });
    expect(control.requests()).toHaveLength(1);
  });

  test.each(calls)("%s, a wrong key: status-403", async (_name, call) => {
    const service = postcoder({ url: url(), key: "revoked" });
    await expect(call(service)).rejects.toMatchObject({ reason: "status-403" });
  });

  test.each(calls)("%s, nobody there", async (_name, call) => {
    const service = postcoder({ url: "http://127.0.0.1:1/pcw/", key });
    await expect(call(service)).rejects.toMatchObject({ reason: "unreachable" });
  });

  test.each(calls)("INT-04 (in part) %s: its error does not contain the key", async (_name, call) => {
    for (const scenario of ["500", "drop_connection", "malformed_json"] as const) {
      control.plan("postcoder", scenario, 1);
      const error: unknown = await call(atFake()).catch((cause: unknown) => cause);
      const { message, stack, cause } = error as Error;
      expect(`${message} ${stack} ${cause} ${JSON.stringify(error)}`).not.toContain(key);
      expect(cause).toBeUndefined();
    }
  });
});
