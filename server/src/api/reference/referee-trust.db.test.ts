import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, signIn } from "../../../test/client.ts";
import { change, partyNamed } from "../../../test/parties.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  linkTo,
  openReference,
  reviewsOf,
  saveHome,
} from "../../../test/references.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { audit } from "../../platform/audit/audit.ts";
import { newLog } from "../../platform/log/log.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const pathOf = (uuid: string) => `/tenant-review/${uuid}/`;
const DECLINE = { reason: "NOT_WILLING", note: "", email: "" };

const exchange = (given: unknown, client: Client = newClient(server)) =>
  client.post("/auth/reference/exchange", given);

const anOpenReference = async (home = {}) => {
  const asked = await askedReference(server, home);
  return { ...asked, page: await openReference(server, asked) };
};

const stateOf = async ({ party }: Awaited<ReturnType<typeof askedReference>>) =>
  (await reviewsOf(server, party))[0]?.state;

describe("the signals of an answer", () => {
  const signalsOf = async ({ party }: Awaited<ReturnType<typeof askedReference>>) =>
    (await reviewsOf(server, party))[0]?.signals;

  const anHourLater = (uuid: string) =>
    server.context.pool.query("update reference set sent_at = sent_at - interval '1 hour' where id = $1", [
      uuid,
    ]);

  test("none from somebody else, an hour later", async () => {
    const asked = await anOpenReference();
    await anHourLater(asked.uuid);
    await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual([]);
  });

  test("within a minute, from a free mail address, with other details", async () => {
    const email = `${randomUUID()}@gmail.com`;
    const asked = await anOpenReference({ reference: { ...aHome().reference, email } });
    const reply = { ...ALL_WELL, tenancy_details_dates_confirmed: false, review: "Details?, In May" };
    await asked.page.put(pathOf(asked.uuid), reply);
    expect(await signalsOf(asked)).toEqual(["FREE_MAIL", "WITHIN_A_MINUTE", "CONTRADICTION"]);
  });

  test("the applicant's own browser and network", async () => {
    const applicant = await signIn(server);
    const { me } = (await applicant.graphql("{ me { uuid } }")).data;
    const party = await partyNamed(server, me.uuid);
    await applicant.graphql(
      "mutation UpdateConsents { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }",
    );
    const home = aHome();
    await saveHome(server, party, home);
    await ask(server, party, home);
    await server.runJobs();
    const asked = { party, ...linkTo(server) };
    const page = newClient(server);
    for (const [name, value] of applicant.cookies) page.cookies.set(name, value);
    await openReference(server, asked, page);
    await anHourLater(asked.uuid);
    await page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual(["SAME_NETWORK", "SAME_BROWSER"]);
  });

  test("not the network of a reviewer or a job", async () => {
    const asked = await anOpenReference();
    await anHourLater(asked.uuid);
    const { party } = asked;
    await change(server, (work) =>
      audit(
        { ...work, actor: { kind: "staff", staffId: "s", roles: [] } },
        { action: "document-viewed", outcome: "done", party },
      ),
    );
    await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual([]);
  });
});

describe("ACL-06 the link is the only key", () => {
  const seen = ({ statusCode, headers, body }: Awaited<ReturnType<Client["get"]>>) => ({
    statusCode,
    headers: { ...headers, date: undefined },
    body,
  });

  test("1,000 random ids, a known one with another secret, a damaged secret and a draft: all alike", async () => {
    const asked = await askedReference(server);
    const draft = await askedReference(server);
    await server.context.pool.query("update reference set state = 'draft' where id = $1", [draft.uuid]);
    const other = await askedReference(server);
    const wrong = () => randomBytes(32).toString("base64url");
    const attempts = [
      ...Array.from({ length: 1000 }, () => ({ uuid: randomUUID(), secret: wrong() })),
      { uuid: asked.uuid, secret: wrong() },
      { uuid: asked.uuid, secret: other.secret },
      { uuid: asked.uuid, secret: asked.secret.slice(1) },
      { uuid: asked.uuid, secret: "" },
      { uuid: asked.uuid },
      { uuid: asked.uuid, secret: asked.secret, generation: 1 },
      { uuid: draft.uuid, secret: draft.secret },
      { uuid: "x", secret: asked.secret },
      {},
      null,
      [],
    ];
    const responses = new Set<string>();
    for (const attempt of attempts) responses.add(JSON.stringify(seen(await exchange(attempt))));
    expect([...responses].map((response) => JSON.parse(response))).toEqual([
      expect.objectContaining({ statusCode: 404, body: '{"code":"NOT_FOUND"}' }),
    ]);
    expect(await stateOf(asked)).toBe("sent");
  });

  test("an unknown id costs what a known one costs: as many statements", async () => {
    const { uuid } = await askedReference(server);
    const secret = randomBytes(32).toString("base64url");
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    // Outside of a transaction every statement borrows a connection.
    server.context.pool.on("acquire", count);
    const costOf = async (id: string) => {
      const before = statements;
      await exchange({ uuid: id, secret });
      return statements - before;
    };
    const costs = [await costOf(uuid), await costOf(randomUUID())];
    server.context.pool.off("acquire", count);
    expect(costs).toEqual([4, 4]);
  });

  test("without its own session's token a reference does not exist, for nobody", async () => {
    const asked = await anOpenReference();
    const other = await anOpenReference();
    const applicant = await signIn(server);
    const forged = `${asked.page.access?.split(".").slice(0, 2).join(".")}.AAAA`;
    const tokens = [undefined, "x", "a.b.c", forged, other.page.access, applicant.access, asked.secret];
    const responses = new Set<string>();
    for (const token of tokens) {
      const client = newClient(server);
      client.access = token;
      for (const uuid of [asked.uuid, randomUUID(), "x"]) {
        const tried = [
          await client.get(pathOf(uuid)),
          await client.put(pathOf(uuid), ALL_WELL),
          await client.put(`${pathOf(uuid)}decline/`, DECLINE),
        ];
        for (const response of tried) responses.add(JSON.stringify(seen(response)));
      }
    }
    expect([...responses].map((response) => JSON.parse(response))).toEqual([
      expect.objectContaining({ statusCode: 404, body: '{"code":"NOT_FOUND"}' }),
    ]);
    expect(await stateOf(asked)).toBe("opened");
  });

  test("SES-08 (in part) its token opens nothing of an applicant's, and no list", async () => {
    const { page, uuid } = await anOpenReference();
    expect((await page.graphql("{ me { uuid } }")).status).toBe(401);
    const form = "/wizard/api/signedurl/post/user/docs?filename=Passport.png&filetype=image%2Fpng";
    expect((await page.get(form)).statusCode).toBe(401);
    for (const path of [
      "/tenant-review",
      "/tenant-review/",
      `/tenant-review/${uuid}`,
      `/tenant-review/${uuid}/x`,
    ])
      expect([path, (await page.get(path)).statusCode]).toEqual([path, 404]);
  });

  test("tries are limited for one network, and for one reference from everywhere", async () => {
    const limited = await startTestServer({ REFERENCE_TRIES_PER_MINUTE: "3", TRUST_PROXY: "127.0.0.1" });
    const secret = randomBytes(32).toString("base64url");
    const tryOnce = async (network: string, uuid: string) => {
      const headers = { "x-forwarded-for": network };
      return newClient(limited).post("/auth/reference/exchange", { uuid, secret }, headers);
    };
    const statuses = async (tries: readonly (readonly [string, string])[]) => {
      const all: number[] = [];
      for (const [network, uuid] of tries) all.push((await tryOnce(network, uuid)).statusCode);
      return all;
    };
    const four = [1, 2, 3, 4];
    expect(await statuses(four.map(() => ["10.0.0.1", randomUUID()] as const))).toEqual([404, 404, 404, 429]);
    const one = randomUUID();
    const spelled = [one, one.toUpperCase(), one, one.toUpperCase()];
    expect(await statuses(spelled.map((id, last) => [`10.0.1.${last}`, id] as const))).toEqual([
      404, 404, 404, 429,
    ]);
    expect(Number((await tryOnce("10.0.0.1", one)).headers["retry-after"])).toBeGreaterThan(0);
  });

  test("LOG-03 (in part) neither the secret nor the token is ever logged, and no name", async () => {
    const lines: string[] = [];
    const own = await startTestServer({}, { log: newLog({ logLevel: "debug" }, (line) => lines.push(line)) });
    const asked = await askedReference(own);
    const page = await openReference(own, asked);
    await page.put(pathOf(asked.uuid), { ...ALL_WELL, review: 7 });
    await page.put(pathOf(asked.uuid), ALL_WELL);
    const log = lines.join("");
    expect(log).toContain("/tenant-review/:uuid/");
    for (const secret of [asked.secret, page.access ?? "?", asked.uuid, "Okafor", "joanne"])
      expect(log).not.toContain(secret);
  });

  test("an applicant in the same browser stays signed in", async () => {
    const applicant = await signIn(server);
    const asked = await askedReference(server);
    const { access } = applicant;
    await openReference(server, asked, applicant);
    await applicant.put(pathOf(asked.uuid), ALL_WELL);
    applicant.access = access;
    expect((await applicant.graphql("{ me { uuid } }")).status).toBe(200);
    expect((await applicant.get("/auth/token/refresh")).statusCode).toBe(200);
  });
});
