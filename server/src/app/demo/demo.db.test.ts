import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askPortal } from "../../../test/agents.ts";
import { type Client, newClient } from "../../../test/client.ts";
import { askConsole } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { agentsOfDemo } from "../seeds/agents.ts";
import { staffOfDemo } from "../seeds/staff.ts";
import { demoRoutes } from "./demo.routes.ts";
import { personaIds, personas, refereesOfDemo } from "./personas.ts";

const FRAME = '<html lang="LANG"><title>%TITLE%</title><main>%%MAIN%%</main></html>';

let server: TestServer;
let assets: string;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
  await mkdir(join(assets, "assets"));
  for (const language of languages) {
    await writeFile(join(assets, `plain.${language}.html`), FRAME.replace("LANG", language));
  }
  server = await openTestServer({ ASSETS_DIR: assets }, {}, demoRoutes);
});
afterAll(async () => {
  await server.close();
  await rm(assets, { recursive: true });
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const press = (client: Client, path: string, headers: Record<string, string> = {}) =>
  client.post(path, "", { ...FORM, ...headers });

/** The person's page, as its script begins. */
const beginning = async (client: Client): Promise<void> => {
  client.access = (await client.get("/auth/token/refresh")).json().access;
};

const ABOUT = `{ me { uuid role name { firstName lastName } latestValidation { validationSubmitted
  progress { name completedDtm } remedialSections { section relatedObjectUuid start } }
  income { incomeSources { uuid companyName } } } }`;

const meOf = async (client: Client) => {
  await beginning(client);
  return (await client.graphql(ABOUT)).data.me;
};

const become = async (id: string, client = newClient(server)) => {
  const response = await press(client, `/personas/people/${id}`);
  expect([id, response.statusCode, response.headers.location]).toEqual([id, 303, "/dashboard"]);
  return client;
};

describe("a person of the demo", () => {
  test.each(personas)("$id is somebody with a case of their own, after one press", async ({ id, people }) => {
    const me = await meOf(await become(id));
    const person = people.at(-1);
    expect(me.role).toBe(person?.role ?? "tenant");
    if (me.role === "tenant") {
      expect(me.name).toEqual({ firstName: person?.firstName, lastName: person?.lastName });
    }
  });

  test("is the same at the next press, and a fresh one if asked for", async () => {
    const client = await become("jack");
    const first = (await meOf(client)).uuid;
    expect((await meOf(await become("jack"))).uuid).toBe(first);
    const anew = await press(client, "/personas/people/jack/anew");
    expect(anew.statusCode).toBe(303);
    const second = (await meOf(client)).uuid;
    expect(second).not.toBe(first);
    expect((await meOf(await become("jack"))).uuid).toBe(second);
    await press(client, "/personas/people/anew");
    expect((await meOf(await become("jack"))).uuid).not.toBe(second);
  });

  test("pressed twice at once is made once", async () => {
    const clients = [newClient(server), newClient(server)];
    await Promise.all(clients.map((client) => press(client, "/personas/people/george/anew")));
    await press(newClient(server), "/personas/people/anew");
    const both = await Promise.all(clients.map((client) => become("george", client)));
    const [one, other] = await Promise.all(both.map(async (client) => (await meOf(client)).uuid));
    expect(one).toBe(other);
  });

  test("takes the place of the one before: that session is over", async () => {
    const client = await become("hana");
    const before = new Map(client.cookies);
    await become("lucia", client);
    const old = newClient(server);
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get("/auth/token/refresh")).statusCode).toBe(401);
  });

  test("with everything sent has one request, about their job", async () => {
    const me = await meOf(await become("ben"));
    expect(me.latestValidation.remedialSections).toEqual([
      { section: "INCOME", relatedObjectUuid: me.income.incomeSources[0].uuid, start: "documents" },
    ]);
  });

  test.each(["tomasz", "samira"])("%s is ready to send, and their landlord is asked", async (id) => {
    const client = await become(id);
    await meOf(client);
    const sent = await client.graphql(
      "mutation { submitValidation { submittedValidation { validationSubmitted } } }",
    );
    expect(sent.errors).toBeUndefined();
    await server.runJobs();
    const landlord = id === "tomasz" ? "nobody@silentlets.example" : "office@refusinglets.example";
    expect(server.emails.map(({ to }) => to)).toEqual(
      expect.arrayContaining([landlord, "ellen.marsh@brightwater.example"]),
    );
  });

  test("nobody else can be pressed", async () => {
    const client = newClient(server);
    const response = await press(client, `/personas/people/${randomUUID()}`);
    expect([response.statusCode, response.headers.location]).toEqual([303, "/personas"]);
    expect(client.cookies.size).toBe(0);
  });

  test("another site cannot sign anybody in", async () => {
    const client = newClient(server);
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
      expect((await press(client, "/personas/people/amara", headers)).statusCode).toBe(403);
    }
    expect(client.cookies.size).toBe(0);
    await client.get("/personas/people/amara");
    expect(client.cookies.size).toBe(0);
  });
});

describe("who is asked for a reference", () => {
  test.each(refereesOfDemo)(
    "$id gets a questionnaire that waits, and another one after answering",
    async ({ id }) => {
      const client = newClient(server);
      const { statusCode, headers } = await press(client, `/personas/referees/${id}`);
      const link = new URL(String(headers.location));
      expect(statusCode).toBe(303);
      const uuid = link.pathname.split("/").at(-1);
      const secret = link.hash.slice("#k=".length);
      expect((await press(client, `/personas/referees/${id}`)).headers.location).toBe(link.href);
      const exchanged = await client.post("/auth/reference/exchange", { uuid, secret });
      client.access = exchanged.json().access;
      const base = { landlord: "tenant", employer: "employment", accountant: "accountant" }[id];
      const decline = { reason: "NOT_WILLING", note: "", email: "" };
      const declined = await client.put(`/${base}-review/${uuid}/decline/`, decline);
      expect(declined.statusCode).toBe(200);
      expect((await press(client, `/personas/referees/${id}`)).headers.location).not.toBe(link.href);
    },
  );
});

describe("the first page", () => {
  test("lists everybody, in the language that was chosen, without a script", async () => {
    const client = newClient(server);
    const page = await client.get("/personas?lang=de");
    expect(page.statusCode).toBe(200);
    for (const id of personaIds) expect(page.body).toContain(`action="/personas/people/${id}"`);
    expect(page.body).toContain('<html lang="de"');
    expect(page.body).not.toMatch(/<script|%%MAIN%%|%TITLE%| style=/);
    expect((await client.get("/personas")).body).toContain('<html lang="de"');
  });

  test("comes first, until somebody is signed in", async () => {
    const client = newClient(server);
    expect((await client.get("/?lang=fr")).headers.location).toBe("/personas?lang=fr");
    await become("amara", client);
    expect((await client.get("/")).headers.location).toBe("/dashboard");
  });

  test("says so when nothing can be switched, and changes nothing", async () => {
    const client = newClient(server);
    expect((await client.get("/personas?lang=en")).body).toContain("nothing can be switched");
    expect((await press(client, "/personas/scenarios")).statusCode).toBe(303);
  });
});

test("only a demo has it", async () => {
  const plain = await openTestServer();
  const client = newClient(plain);
  expect((await press(client, "/personas/people/amara")).statusCode).toBe(404);
  expect((await client.get("/personas")).headers.location).toContain("/otl");
  await plain.close();
});

describe("users of the sample agency", () => {
  test.each(agentsOfDemo)("$id works in the portal after one press", async ({ id, name, roles }) => {
    const client = newClient(server);
    const pressed = await press(client, `/personas/agents/${id}`);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, "/agency"]);
    client.access = (await client.get(portalPages.auth.refresh)).json().access;
    const { data } = await askPortal({ client }, "{ me { user { name roles } agency { name } } }");
    expect(data.me).toEqual({ user: { name, roles }, agency: { name: "Quillfield Lettings" } });
  });

  test("are the same user at the next press, also if access was ended", async () => {
    const client = newClient(server);
    await press(client, "/personas/agents/marcus");
    await server.context.pool.query("update member set blocked_at = now()");
    await press(client, "/personas/agents/marcus");
    expect((await client.get(portalPages.auth.refresh)).statusCode).toBe(200);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as count from agency_user where email like 'marcus.ibe@%'",
    );
    expect(rows[0].count).toBe(1);
  });

  test("are pressed on this machine alone", async () => {
    const away = { remoteAddress: "203.0.113.5" };
    expect((await server.app.inject({ url: "/personas", ...away })).body).not.toContain("/personas/agents/");
    const pressed = await server.app.inject({
      method: "POST",
      url: "/personas/agents/marcus",
      ...away,
      headers: FORM,
      payload: "",
    });
    expect([pressed.statusCode, pressed.headers.location, pressed.cookies]).toEqual([303, "/personas", []]);
    expect((await newClient(server).get("/personas")).body).toContain("/personas/agents/hannah");
  });
});

describe("staff of the demo", () => {
  test.each(staffOfDemo)("$id works at the console after one press", async ({ id, name, roles }) => {
    const client = newClient(server);
    const pressed = await press(client, `/personas/staff/${id}`);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, "/console"]);
    client.access = (await client.get(staffPages.auth.refresh)).json().access;
    const { data } = await askConsole({ client }, "{ staff { name roles factors } }");
    expect(data.staff).toEqual({ name, roles, factors: [] });
  });

  test("are the same person at the next press, also if somebody has blocked them", async () => {
    const client = newClient(server);
    await press(client, "/personas/staff/priya");
    await server.context.pool.query("update member set blocked_at = now()");
    await press(client, "/personas/staff/priya");
    expect((await client.get(staffPages.auth.refresh)).statusCode).toBe(200);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as count from staff_member where email like 'priya.nair@%'",
    );
    expect(rows[0].count).toBe(1);
  });

  test.each([
    ["another address", { remoteAddress: "203.0.113.5" }],
    ["a container's gateway", { remoteAddress: "::ffff:172.17.0.1" }],
    ["a proxy that says so", { headers: { "x-forwarded-for": "203.0.113.5" } }],
    ["a proxy that says so in the standard's words", { headers: { forwarded: "for=203.0.113.5" } }],
    ["this machine under another name", { headers: { host: "203.0.113.5" } }],
  ])("are nobody for %s", async (_what, from) => {
    const page = await server.app.inject({ url: "/personas", ...from });
    expect(page.body).not.toContain("/personas/staff/");
    const pressed = await server.app.inject({
      method: "POST",
      url: "/personas/staff/ruth",
      ...from,
      headers: { ...FORM, ...("headers" in from ? from.headers : {}) },
      payload: "",
    });
    expect([pressed.statusCode, pressed.headers.location, pressed.cookies]).toEqual([303, "/personas", []]);
  });

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("are there for %s", async (remoteAddress) => {
    const page = await server.app.inject({ url: "/personas", remoteAddress });
    expect(page.body).toContain("/personas/staff/ruth");
  });

  test("are nobody where others can reach the demo, and no other site presses for them", async () => {
    const client = newClient(server);
    const foreign = await press(client, "/personas/staff/priya", { "sec-fetch-site": "cross-site" });
    expect(foreign.statusCode).toBe(403);
    expect((await press(client, "/personas/staff/nobody")).headers.location).toBe("/personas");
    const open = await openTestServer(
      { ASSETS_DIR: assets, PUBLIC_URL: "https://demo.example" },
      {},
      demoRoutes,
    );
    const visitor = newClient(open);
    expect((await press(visitor, "/personas/staff/priya")).headers.location).toBe("/personas");
    expect([...visitor.cookies.keys()].filter((cookie) => cookie.includes("staff"))).toEqual([]);
    expect((await visitor.get("/personas")).body).not.toContain("/personas/staff/");
    expect((await client.get("/personas")).body).toContain("/personas/staff/ruth");
    await open.close();
  });
});
