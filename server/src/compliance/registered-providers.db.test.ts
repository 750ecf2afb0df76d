import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import {
  aProvider,
  providersOf,
  sendProvider,
  sendProviderEntry,
  sendProviderLook,
  sendProviderUse,
} from "../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const TODAY = "2026-11-28";

let server: TestServer;
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer({ REGISTER_LOOK_DAYS: "14" }, { today: () => TODAY });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const tableNow = async () => (await providersOf(ruth)).data.registeredProviders;

const idOf = async (registerId: string): Promise<string> => {
  const { providers } = await tableNow();
  return providers.find((one: { readonly registerId: string }) => one.registerId === registerId).id;
};

const actionsOn = async (id: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where subject = $1 and outcome = 'done' order by at",
    [id],
  );
  return rows.map(({ action }) => action);
};

test("LAW-06 (in part) an administrator adds a provider with the look in the register, and no number twice", async () => {
  expect(await tableNow()).toEqual({ lookAgainDays: 14, providers: [] });
  const { data } = await sendProvider(ruth, {
    name: " Clearmark Identity ",
    services: ["right_to_work", "right_to_rent"],
  });
  expect(data.addRegisteredProvider.providers).toEqual([
    {
      id: expect.any(String),
      ...aProvider({ services: ["right_to_rent", "right_to_work"] }),
      isInUse: true,
      by: "Priya Nair",
      uses: 0,
    },
  ]);
  expect(issuesOf(await sendProvider(ruth, { name: "Another", registerId: "dvs-0417" }))).toEqual({
    registerId: "providers.validations.registerIdTaken",
  });
  expect(
    issuesOf(await sendProvider(ruth, { name: " ", registerId: "", services: [], lookedOn: "" })),
  ).toEqual({
    name: "validation.required",
    registerId: "validation.required",
    services: "validation.please_select_an_option",
    lookedOn: "validation.required",
  });
  expect(issuesOf(await sendProvider(ruth, { registerId: "DVS-1", lookedOn: "2026-11-29" }))).toEqual({
    lookedOn: "validation.date.future",
  });
  expect((await tableNow()).providers).toHaveLength(1);
  expect(await actionsOn(await idOf("DVS-0417"))).toEqual(["registered-provider-added"]);
});

test("the newest look counts, and those before stay", async () => {
  await sendProvider(ruth, { name: "Harrow Verify", registerId: "DVS-0233", validUntil: "" });
  const id = await idOf("DVS-0233");
  const henry = await aColleague(server, ["ADMINISTRATOR"]);
  expect(issuesOf(await sendProviderLook(henry, id, { lookedOn: "2026-02-30" }))).toEqual({
    lookedOn: "validation.date.invalid",
  });
  await sendProviderLook(henry, id, { validUntil: "2026-11-30", lookedOn: TODAY });
  const { providers } = await tableNow();
  expect(providers[1]).toMatchObject({ name: "Harrow Verify", validUntil: "2026-11-30", lookedOn: TODAY });
  const { rows } = await server.context.pool.query(
    "select valid_until, staff_id from registered_provider_look where provider_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([
    { valid_until: null, staff_id: ruth.id },
    { valid_until: "2026-11-30", staff_id: henry.id },
  ]);
  await expect(
    server.context.pool.query("update registered_provider_look set looked_on = $1", [TODAY]),
  ).rejects.toThrow("permission denied");
  expect(await actionsOn(id)).toEqual(["registered-provider-added", "registered-provider-looked-at"]);
});

test("the address of its entry is https, and is corrected or removed", async () => {
  const registerId = "DVS-0733";
  await sendProvider(ruth, { registerId, registerUrl: "https://register.example/733" });
  const id = await idOf(registerId);
  const addressNow = async () => {
    const { providers } = await tableNow();
    return providers.find((one: { readonly id: string }) => one.id === id).registerUrl;
  };
  expect(await addressNow()).toBe("https://register.example/733");
  for (const registerUrl of ["http://register.example/733", "javascript:alert(1)"]) {
    expect(issuesOf(await sendProviderEntry(ruth, id, { registerId, registerUrl }))).toEqual({
      registerUrl: "providers.validations.registerUrl",
    });
  }
  await sendProviderEntry(ruth, id, { registerId, registerUrl: " https://register.example/new " });
  expect(await addressNow()).toBe("https://register.example/new");
  await sendProviderEntry(ruth, id, { registerId, registerUrl: "" });
  expect(await addressNow()).toBeNull();
});

test("name and number are corrected, but not to the number of another", async () => {
  await sendProvider(ruth, { name: "Pinpoint", registerId: "DVS-0558" });
  const id = await idOf("DVS-0558");
  expect(issuesOf(await sendProviderEntry(ruth, id, { registerId: "DVS-0233" }))).toEqual({
    registerId: "providers.validations.registerIdTaken",
  });
  expect(issuesOf(await sendProviderEntry(ruth, id, { name: "" }))).toEqual({ name: "validation.required" });
  const changed = await sendProviderEntry(ruth, id, { name: "Pinpoint ID", registerId: "dvs-0558" });
  expect(changed.errors).toBeUndefined();
  await sendProviderEntry(ruth, id, { name: "Pinpoint ID", registerId: "DVS-0588" });
  expect(await idOf("DVS-0588")).toBe(id);
  expect(await actionsOn(id)).toEqual([
    "registered-provider-added",
    "registered-provider-changed",
    "registered-provider-changed",
  ]);
});

test("a provider is no longer used, and used again", async () => {
  const id = await idOf("DVS-0417");
  const useNow = async () => {
    const { providers } = await tableNow();
    return providers.find((one: { readonly id: string }) => one.id === id).isInUse;
  };
  await sendProviderUse(ruth, id, false);
  expect(await useNow()).toBe(false);
  await sendProviderUse(ruth, id, true);
  expect(await useNow()).toBe(true);
  expect((await actionsOn(id)).slice(1)).toEqual([
    "registered-provider-stopped",
    "registered-provider-used-again",
  ]);
});

test("a reviewer neither reads nor changes the table, and an unknown provider is not found", async () => {
  const id = await idOf("DVS-0417");
  const priya = await aColleague(server);
  const before = await tableNow();
  for (const refused of [
    await providersOf(priya),
    await sendProvider(priya, { registerId: "DVS-9" }),
    await sendProviderEntry(priya, id, { name: "Hers" }),
    await sendProviderLook(priya, id),
    await sendProviderUse(priya, id, false),
  ]) {
    expect(codeOf(refused)).toBe("FORBIDDEN");
  }
  expect(await tableNow()).toEqual(before);
  for (const nobodys of ["none", "00000000-0000-4000-8000-000000000000"]) {
    expect(codeOf(await sendProviderEntry(ruth, nobodys))).toBe("NOT_FOUND");
    expect(codeOf(await sendProviderLook(ruth, nobodys))).toBe("NOT_FOUND");
    expect(codeOf(await sendProviderUse(ruth, nobodys, false))).toBe("NOT_FOUND");
  }
});
