import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { describe, expect, test, vi } from "vitest";
import { signIn } from "../../../test/client.ts";
import { startTestServer } from "../../../test/test-server.ts";
import { type AddressService, AddressServiceFailed } from "../../partners/address-service.ts";
import { newLog } from "../../platform/log/log.ts";

const home = {
  ...emptyAddress,
  flat: "Flat 1",
  houseNumber: "76",
  streetNumber: "76",
  street: "Elm Row",
  city: "Leeds",
  postalCode: "LS1 4AB",
  placeId: "12345678",
  formattedAddress: "Flat 1, 76 Elm Row, Leeds, LS1 4AB",
  country: "GB",
};
const row = { id: "7", kind: "ADDRESS", summary: "Flat 1, 76 Elm Row", place: "Leeds", count: 1 } as const;
const street = { ...row, id: "UK@STATE|{Elm Row@STR}", kind: "GROUP", count: 42 } as const;

const aService = (replaced: Partial<AddressService> = {}): AddressService => ({
  find: async (_query, container) => (container === street.id ? [row] : [street]),
  retrieve: async (id) => (id === row.id ? home : undefined),
  search: async (country) => [{ row, address: { ...home, country } }],
  ...replaced,
});

const FIND = `query FindAddresses($country: String!, $query: String!, $container: String) {
  findAddresses(country: $country, query: $query, container: $container) {
    failed rows { id kind summary place count }
  }
}`;
const RETRIEVE = `query RetrieveAddress($country: String!, $id: ID!, $query: String!) {
  retrieveAddress(country: $country, id: $id, query: $query) {
    failed
    address { street streetNumber flat city postalCode placeId houseName houseNumber formattedAddress country }
  }
}`;

const open = async (
  service?: AddressService,
  settings: Record<string, string> = {},
  lines: string[] = [],
) => {
  const server = await startTestServer(settings, {
    ...(service && { addressService: service }),
    log: newLog({ logLevel: "info" }, (line) => void lines.push(line)),
  });
  const client = await signIn(server);
  return {
    server,
    client,
    isAvailable: async () => (await client.graphql("{ addressSearchAvailable }")).data.addressSearchAvailable,
    find: async (variables: Record<string, unknown>) =>
      (await client.graphql(FIND, { country: "GB", query: "elm row", ...variables })).data.findAddresses,
    retrieve: async (variables: Record<string, unknown>) =>
      (await client.graphql(RETRIEVE, { country: "GB", query: "elm row", id: row.id, ...variables })).data
        .retrieveAddress,
  };
};

describe("searching for an address", () => {
  test("finds groups, what is inside them, and the address with all of its ten parts", async () => {
    const { isAvailable, find, retrieve } = await open(aService());
    expect(await isAvailable()).toBe(true);
    expect(await find({})).toEqual({ failed: false, rows: [street] });
    expect(await find({ container: street.id })).toEqual({ failed: false, rows: [row] });
    expect(await retrieve({})).toEqual({ failed: false, address: home });
    expect(await retrieve({ id: "8" })).toEqual({ failed: false, address: null });
  });

  test("elsewhere takes the address from the list without another call", async () => {
    const search = vi.fn(aService().search);
    const { find, retrieve } = await open(aService({ search }));
    expect(await find({ country: "FR" })).toEqual({ failed: false, rows: [row] });
    expect(await retrieve({ country: "FR" })).toEqual({ failed: false, address: { ...home, country: "FR" } });
    expect(search).toHaveBeenCalledTimes(1);
  });

  test("is not there without a configured service, and says so", async () => {
    const { isAvailable, find, retrieve } = await open();
    expect(await isAvailable()).toBe(false);
    expect(await find({})).toEqual({ failed: true, rows: [] });
    expect(await retrieve({})).toEqual({ failed: true, address: null });
  });

  test("ADR-008 ADR-009 INT-04 (in part) that fails is logged without what was typed, and finds nothing", async () => {
    const lines: string[] = [];
    const find = () => Promise.reject(new AddressServiceFailed("timeout"));
    const opened = await open(aService({ find }), {}, lines);
    expect(await opened.find({ query: "17 Secret Street" })).toEqual({ failed: true, rows: [] });
    const reported = lines.filter((line) => line.includes("An address call failed"));
    expect(reported).toHaveLength(1);
    expect(JSON.parse(reported[0] ?? "")).toMatchObject({ call: "find", reason: "timeout", failures: 1 });
    expect(lines.join("")).not.toContain("Secret");
  });

  test("is refused to those who are not signed in", async () => {
    const find = vi.fn(aService().find);
    const { server } = await open(aService({ find }));
    const payload = { query: FIND, variables: { country: "GB", query: "elm row" } };
    const response = await server.app.inject({ method: "POST", url: "/graphql", payload });
    expect(response.statusCode).toBe(401);
    expect(find).not.toHaveBeenCalled();
  });
});

describe("the calls that cost a credit", () => {
  test("are limited per account; lists go on", async () => {
    const retrieve = vi.fn(aService().retrieve);
    const opened = await open(aService({ retrieve }), { ADDRESS_CALLS_PER_DAY: "2" });
    for (const id of ["1", "2", "3"]) await opened.retrieve({ id });
    expect(retrieve).toHaveBeenCalledTimes(2);
    expect((await opened.retrieve({ id: "3" })).failed).toBe(true);
    expect((await opened.find({})).failed).toBe(false);
    const other = await signIn(opened.server);
    const answer = await other.graphql(RETRIEVE, { country: "GB", query: "elm row", id: row.id });
    expect(answer.data.retrieveAddress).toEqual({ failed: false, address: home });
  });
});
