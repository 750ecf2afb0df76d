import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { begin, expectCleanEnd, port, start } from "./testing/npm-start.ts";
import { root, until } from "./testing/running-product.ts";

/** What a program loads when it starts: its own file, and what that imports in the same folder. */
const loadedAtStart = async (file: string, known = new Set<string>()): Promise<string> => {
  known.add(file);
  const text = await readFile(join(root, "dist/server", file), "utf8");
  const imported = [...text.matchAll(/^import [^"]*"\.\/([^"]+)";$/gm)].map(([, name = ""]) => name);
  const texts = [text];
  for (const name of imported) if (!known.has(name)) texts.push(await loadedAtStart(name, known));
  return texts.join("\n");
};

test("production loads nothing of the demo", async () => {
  const bundle = await loadedAtStart("main.js");
  expect(bundle).toContain("/health/ready");
  expect(bundle).toMatch(/import\("\.\/demo-[^"]+\.js"\)/);
  expect(bundle).not.toContain("/personas");
  expect(bundle).not.toContain("amara.okafor@example.com");
});

describe("npm start", () => {
  test("its first page lets a visitor be somebody, and a partner misbehave; SIGTERM ends everything that was started", async () => {
    const running = await begin();
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://localhost:${port("PORT")}${path}`, { redirect: "manual", ...init });
    const submit = (path: string, fields: Record<string, string> = {}) =>
      at(path, { method: "POST", body: new URLSearchParams(fields) });
    expect((await at("/")).headers.get("location")).toBe("/personas");
    const page = await (await at("/personas?lang=en")).text();
    expect(page).toContain(`href="http://127.0.0.1:${port("OUTBOX_PORT")}"`);
    expect(page).toContain(`href="http://127.0.0.1:${port("TELEMETRY_PORT")}"`);
    const signedIn = await submit("/personas/people/amara");
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/dashboard"]);
    expect(signedIn.headers.getSetCookie().join()).toContain("latchkey_refresh");
    const bank = async () =>
      (await fetch(`http://127.0.0.1:${port("BANK_PORT")}/truelayer-auth/api/providers`)).status;
    expect((await submit("/personas/scenarios", { truelayer: "500" })).status).toBe(303);
    expect([await bank(), await bank()]).toEqual([500, 500]);
    expect(await (await at("/personas?lang=en")).text()).toContain('<option value="500" selected>');
    await submit("/personas/scenarios", { truelayer: "works" });
    expect(await bank()).toBe(200);
    await expectCleanEnd(running, "SIGTERM");
  });

  test("prints where to go and where e-mails arrive, and both respond; SIGINT ends everything that was started", async () => {
    const running = await begin();
    const { said } = running;
    await until(async () => said().includes("Latchkey answers"));
    expect(said()).toContain(`http://localhost:${port("PORT")}/`);
    expect(said()).toContain(`http://127.0.0.1:${port("OUTBOX_PORT")}`);
    expect((await fetch(`http://localhost:${port("PORT")}/otl`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port("OUTBOX_PORT")}/api/emails`)).status).toBe(200);
    // The fake address service, which knows its own key only.
    const search = `http://127.0.0.1:${port("ADDRESSES_PORT")}/pcw/autocomplete/find`;
    expect((await fetch(`${search}?query=elm&country=uk&apikey=SANDBOX-KEY`)).status).toBe(200);
    expect((await fetch(`${search}?query=elm&country=uk&apikey=other`)).status).toBe(403);
    // The fake tax authority, which sends people back to this installation alone.
    const link = {
      response_type: "code",
      client_id: "sandbox-latchkey",
      scope: "read:self-assessment",
      state: "state",
      redirect_uri: `http://localhost:${port("PORT")}/hmrc/callback`,
    };
    const signIn = `http://127.0.0.1:${port("TAX_PORT")}/oauth/authorize`;
    expect((await fetch(`${signIn}?${new URLSearchParams(link)}`)).status).toBe(200);
    const elsewhere = { ...link, redirect_uri: "http://localhost:8080/hmrc/callback" };
    expect((await fetch(`${signIn}?${new URLSearchParams(elsewhere)}`)).status).toBe(400);
    // The fake verifier of employment, which knows its client only.
    const headers = { "x-konfir-client-id": "sandbox-latchkey", "x-konfir-client-secret": "SANDBOX-SECRET" };
    const nothing = `http://127.0.0.1:${port("EMPLOYMENT_PORT")}/v1/verifications/none`;
    expect((await fetch(nothing, { headers })).status).toBe(404);
    expect((await fetch(nothing)).status).toBe(401);
    // The practice pages for share codes and registered providers.
    const practice = `http://127.0.0.1:${port("RIGHT_TO_RENT_PORT")}`;
    for (const path of ["share-code", "provider"]) {
      expect((await fetch(`${practice}/${path}`)).status).toBe(200);
    }
    // The fake services for analytics and errors, to which this installation is connected.
    const headersOfEvents = { "content-type": "application/json" };
    const body = JSON.stringify({ events: [{ page: "/otl" }] });
    const sent = await fetch(`http://localhost:${port("PORT")}/events`, {
      method: "POST",
      headers: headersOfEvents,
      body,
    });
    expect(sent.status).toBe(204);
    const arrived = `http://127.0.0.1:${port("TELEMETRY_PORT")}/api/arrivals`;
    await until(async () => (await (await fetch(arrived)).text()).includes('"name":"/otl"'));
    await expectCleanEnd(running, "SIGINT");
  });

  test("an invalid setting is reported by name", async () => {
    const { ended, said } = start({ LINK_MINUTES: "11" });
    expect(await ended).not.toBe(0);
    expect(said()).toContain("The setting LINK_MINUTES may be at most 10.");
    expect(said()).not.toContain("    at ");
  });

  test("a port in use is reported by number", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(Number(port("PORT")), "localhost", () => resolve()));
    const { ended, said } = start();
    expect(await ended).not.toBe(0);
    blocker.close();
    expect(said()).toContain(`The port ${port("PORT")} is in use. Set PORT to another one.`);
  });
});
