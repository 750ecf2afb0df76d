import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openControl } from "../control/control.ts";
import type { FoundRow } from "./address-book.ts";
import { FAKE_KEY, startFakeAddressService } from "./web.ts";

const control = openControl();
let service: Awaited<ReturnType<typeof startFakeAddressService>>;
beforeAll(async () => {
  service = await startFakeAddressService({ host: "127.0.0.1", port: 0, control });
});
afterAll(() => service.close());
beforeEach(() => control.reset());

type Query = Readonly<Record<string, string>>;

const ask = (path: string, query: Query = {}) =>
  fetch(`http://127.0.0.1:${service.port}/pcw/${path}?${new URLSearchParams(query)}`);

const find = async (query: string, more: Query = {}): Promise<readonly FoundRow[]> => {
  const response = await ask("autocomplete/find", {
    query,
    country: "uk",
    apikey: FAKE_KEY,
    format: "json",
    ...more,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as readonly FoundRow[];
};

const retrieve = async (id: string, more: Query = { addtags: "country,udprn", lines: "2" }) => {
  const query = { id, query: "elm", country: "UK", apikey: FAKE_KEY, format: "json", ...more };
  return (await (await ask("autocomplete/retrieve/", query)).json()) as readonly Record<string, string>[];
};

const search = async (country: string, text: string) =>
  (await (
    await ask(`${FAKE_KEY}/address/${country}/${encodeURIComponent(text)}`, {
      lines: "2",
      addtags: "udprn,country",
    })
  ).json()) as readonly Record<string, string>[];

const retrieved = async (query: string): Promise<Record<string, string>> => {
  const [row] = await find(query);
  const [address = {}] = await retrieve(row?.id ?? "");
  return address;
};

describe("find", () => {
  test("of fewer than three characters finds nothing", async () => {
    expect(await find("el")).toEqual([]);
    expect((await find("elm")).length).toBeGreaterThan(0);
  });

  test("lists streets, then their addresses", async () => {
    const [street] = await find("elm row");
    expect(street).toMatchObject({
      type: "STR",
      summaryline: "Elm Row",
      locationsummary: "Harbourwick, ZZ1 1AB",
      count: 12,
    });
    const inside = await find("elm row", { pathfilter: street?.id ?? "" });
    expect(inside[0]).toEqual({
      id: expect.stringMatching(/^[0-9]+$/),
      type: "ADD",
      summaryline: "1 Elm Row",
      locationsummary: "Harbourwick, ZZ1 1AB",
      count: 1,
    });
    expect(inside).toHaveLength(12);
  });

  test("lists the building of a postcode with more than a hundred flats as one row", async () => {
    const [tower, ...others] = await find("zz19qt");
    expect([tower?.type, tower?.count, others]).toEqual(["BNA", 130, []]);
    const flats = await find("zz19qt", { pathfilter: tower?.id ?? "" });
    expect(flats).toHaveLength(30);
    expect(await find("flat 120 quayside")).toMatchObject([
      { summaryline: "Flat 120, Quayside Tower, Harbour Street" },
    ]);
  });

  test("knows only groups that it named, encoded once", async () => {
    const streets = await find("llanfair");
    const group = streets.find(({ summaryline }) => summaryline === "Heol y Môr");
    expect(group?.id).toMatch(/[{}@|,]/);
    expect(group?.id).toContain("Môr");
    expect((await find("llanfair", { pathfilter: group?.id ?? "" })).length).toBeGreaterThan(5);
    const twice = { pathfilter: encodeURIComponent(group?.id ?? "") };
    const query = { query: "heol", country: "uk", apikey: FAKE_KEY, ...twice };
    const response = await ask("autocomplete/find", query);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      400,
      "text/plain; charset=utf-8",
    ]);
  });

  test.each(["zz1 1ab", "ZZ11AB", "elm harbourwick", "  ELM   row, harb"])(
    "understands “%s”",
    async (text) => {
      expect((await find(text)).length).toBeGreaterThan(0);
    },
  );

  test("finds nothing for what nobody invented", async () => {
    expect(await find("27 Harbor Steet")).toEqual([]);
  });
});

describe("retrieve", () => {
  test("sends an address in two lines, with the tags that were asked for", async () => {
    expect(await retrieved("2 elm mews")).toEqual({
      addressline1: "2 Elm Mews",
      addressline2: "Elm Row",
      summaryline: "2 Elm Mews, Elm Row, Harbourwick, ZZ1 1AB",
      number: "2",
      dependentstreet: "Elm Mews",
      street: "Elm Row",
      posttown: "Harbourwick",
      county: "West Yorkshire",
      postcode: "ZZ1 1AB",
      premise: "2",
      udprn: expect.stringMatching(/^[0-9]{8}$/),
      country: "United Kingdom",
    });
  });

  test("sends no tags that were not asked for, and nothing for an unknown id", async () => {
    const [row] = await find("2 elm mews");
    const [address] = await retrieve(row?.id ?? "", {});
    expect(Object.keys(address ?? {})).not.toEqual(expect.arrayContaining(["udprn"]));
    expect(await retrieve("1")).toEqual([]);
  });
});

describe("the addresses", () => {
  test.each<[string, Record<string, string>]>([
    ["rose cottage norbridge", { buildingname: "Rose Cottage" }],
    ["norbridge primary school", { organisation: "Norbridge Primary School" }],
    ["po box 12 eastmarsh", { pobox: "PO Box 12" }],
    ["12 drumnagalley", { dependentlocality: "Drumnagalley", addressline1: "12 Drumnagalley" }],
    ["smithy row", { doubledependentlocality: "Upper Tarn", dependentlocality: "Tarnholme" }],
    ["unit 4 marsh works", { subbuildingname: "Unit 4", buildingname: "Marsh Works", number: "40" }],
    ["ty gwyn", { buildingname: "Tŷ Gwyn", street: "Heol y Môr" }],
    ["76-78 kirk wynd", { number: "76-78", posttown: "Inverlarig" }],
    ["1a mill lane", { number: "1A" }],
    ["rue inventee", { country: "Jersey" }],
    ["bfpo 999", { posttown: "BFPO 999" }],
    ["basement flat", { subbuildingname: "Basement Flat", number: "27" }],
  ])("%s", async (query, parts) => {
    expect(await retrieved(query)).toMatchObject(parts);
  });

  test.each(["IE", "FR", "DE", "ES", "IT", "PT", "NL", "PL", "US", "HK"])("of %s", async (country) => {
    const texts: Readonly<Record<string, string>> = { IE: "Main", HK: "Harbour" };
    const firstStreet: Readonly<Record<string, string>> = {
      FR: "Rue",
      DE: "Hafen",
      ES: "Calle",
      IT: "Via",
      PT: "Rua",
      NL: "Haven",
      PL: "ulica",
      US: "Elm",
    };
    const found = await search(country, texts[country] ?? firstStreet[country] ?? "");
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.summaryline).toContain(found[0]?.posttown);
  });

  test("are about five hundred, the same in every run", async () => {
    const [first, again] = [await search("GB", "zz"), await search("GB", "zz")];
    expect(first).toEqual(again);
    expect(first).toHaveLength(100);
    expect(first.at(-1)).toMatchObject({ morevalues: "true", nextpage: "1" });
    expect(Number(first.at(-1)?.totalresults)).toBeGreaterThan(440);
  });
});

describe("what is wrong is said in plain text", () => {
  test.each([
    ["autocomplete/find", { query: "elm", country: "uk", apikey: "other" }, 403],
    ["autocomplete/find", { query: "elm", country: "fr", apikey: FAKE_KEY }, 400],
    ["autocomplete/retrieve/", { country: "uk", apikey: FAKE_KEY, id: "1" }, 400],
    ["autocomplete/nothing", {}, 404],
    [`${FAKE_KEY}/address/XX/elm`, {}, 404],
    ["other/address/FR/rue", {}, 403],
  ] as const)("%s %j: %d", async (path, query, status) => {
    const response = await ask(path, query);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  });
});

describe("a test can have it fail", () => {
  test("so many times, and sees what was asked", async () => {
    control.plan("postcoder", "500", 2);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push(
        (await ask("autocomplete/find", { query: "elm", country: "uk", apikey: FAKE_KEY })).status,
      );
    }
    expect(statuses).toEqual([500, 500, 200]);
    expect(control.requests()).toHaveLength(3);
    expect(control.requests()[0]).toMatchObject({ provider: "postcoder", method: "GET" });
  });

  test.each([
    ["429", 429, "text/plain"],
    ["malformed_json", 200, "application/json"],
    ["wrong_content_type", 200, "text/html"],
    ["slow:1", 404, "text/plain"],
  ] as const)("%s", async (scenario, status, type) => {
    control.plan("postcoder", scenario, 1);
    const response = await ask("nothing");
    expect([response.status, response.headers.get("content-type")?.startsWith(type)]).toEqual([status, true]);
  });

  test("by closing the connection", async () => {
    control.plan("postcoder", "drop_connection", 1);
    await expect(ask("nothing")).rejects.toThrow();
  });

  test("by not answering at all", async () => {
    control.plan("postcoder", "timeout", 1);
    const stopping = new AbortController();
    const asked = fetch(`http://127.0.0.1:${service.port}/pcw/nothing`, { signal: stopping.signal });
    await expect.poll(() => control.requests()).toHaveLength(1);
    stopping.abort();
    await expect(asked).rejects.toThrow();
  });
});
