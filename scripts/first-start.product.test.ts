import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findBinaries } from "../server/src/platform/db/embedded/binaries.ts";
import { debianPostgres } from "./external-postgres.mjs";
import { type Answer, type Ended, prepareInstallation } from "./testing/documented-installation.ts";
import { production } from "./testing/documented-operation.ts";
import { until } from "./testing/running-product.ts";

/** The section "First start" of docs/operation.md as it stands there, on PostgreSQL servers that know nothing of the product. */

const debian = debianPostgres();
const psql = join(debian ?? "", "psql");

/** The bundled programs are of a newer PostgreSQL than Debian's; psql is not among them. */
const bundledPostgres = async (): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), "bundled-"));
  // Root's database runs as nobody.
  await chmod(home, 0o755);
  const { folder } = await findBinaries(home);
  return join(folder, "bin");
};

type Installation = Awaited<ReturnType<typeof prepareInstallation>>;
let installation: Installation | undefined;

const prepare = async (...args: Parameters<typeof prepareInstallation>): Promise<Installation> => {
  installation = await prepareInstallation(...args);
  return installation;
};

afterEach(async () => {
  await installation?.close();
  installation = undefined;
});

const json = ({ status, text }: Answer): unknown => [status, JSON.parse(text)];

const expectWhole = ({ code, out, err }: Ended): void => {
  expect({ code, out, err }).toEqual({
    code: 0,
    out: [expect.stringMatching(/^The audit trail is whole: \d+ sealed entries\./)],
    err: [],
  });
};

/** The start ended with one sentence and without a stack. */
const expectRefusal = ({ code, err }: Ended, sentence: RegExp): void => {
  expect(code).toBe(1);
  expect(err).toEqual([expect.stringMatching(sentence)]);
};

const stop = async (server: Awaited<ReturnType<Installation["startServer"]>>): Promise<void> => {
  server.child.kill("SIGTERM");
  const { code, err } = await server.ended;
  expect([code, err], server.said()).toEqual([0, []]);
};

describe.skipIf(debian === undefined)("the first start in production", () => {
  test.each([
    { server: "PostgreSQL of Debian", bin: async () => debian ?? "" },
    { server: "the bundled PostgreSQL", bin: bundledPostgres },
  ])("on $server: the documented SQL, settings and commands work as they are written", async ({ bin }) => {
    const { emails, get, getAsVisitor, run, startServer } = await prepare({ bin: await bin(), psql });
    const first = await startServer();
    // The server answers before its words have come through the pipe.
    await until(() => first.said().includes("Latchkey answers at https://apply.example.com/"));
    expect(json(await getAsVisitor(production.live))).toEqual([200, { live: true }]);
    // A visitor behind the proxy does not learn of the parts; the machine itself does, so the mail server took the login.
    expect(json(await getAsVisitor(production.ready))).toEqual([200, { ready: true }]);
    expect(json(await get(production.ready))).toEqual([
      200,
      { ready: true, database: "up", storage: "up", mail: "up" },
    ]);

    const invited = await run(production.inviteAdministrator);
    expect(invited).toEqual({
      code: 0,
      out: ["ruth@example.com is invited as administrator and reviewer. The server sends the e-mail."],
      err: [],
    });
    await until(() => emails.length > 0);
    expect(emails.map(({ to, from, text }) => ({ to, from, text }))).toEqual([
      {
        to: ["ruth@example.com"],
        from: "Example Lettings <help@example.com>",
        text: expect.stringContaining("https://apply.example.com/console"),
      },
    ]);
    expect(emails[0]?.text).toContain("Hello Ruth Adeyemi,");
    expect((await getAsVisitor("/console/sign-in")).status).toBe(200);
    expectWhole(await run(production.verifyAudit));
    await stop(first);
    expectWhole(await run(production.verifyAudit));

    await stop(await startServer());
    expect(emails).toHaveLength(1);
  });

  test("without the role that seals the audit trail, the start names it", async () => {
    const { run } = await prepare({
      bin: debian ?? "",
      psql,
      sqlChanges: [
        ["create role latchkey_seal nologin;\n", ""],
        ["grant latchkey_app, latchkey_seal, latchkey_agency to", "grant latchkey_app, latchkey_agency to"],
      ],
    });
    expectRefusal(
      await run(production.start),
      /^The login of DATABASE_MIGRATION_URL .* "create role latchkey_seal nologin"/,
    );
  });

  test("while the product may not read as an agency, the start names the grant", async () => {
    const { run } = await prepare({
      bin: debian ?? "",
      psql,
      sqlChanges: [["grant latchkey_agency to latchkey_app;\n", ""]],
    });
    expectRefusal(
      await run(production.start),
      /^The role latchkey_app is not a member of the role latchkey_agency.* run "grant latchkey_agency to latchkey_app"\.$/,
    );
  });

  test("with a wrong password, or a certificate of somebody unknown, the start names the settings", async () => {
    const { run, passwords, authority } = await prepare({ bin: debian ?? "", psql });
    for (const password of [passwords.owner, passwords.app]) {
      expectRefusal(
        await run(production.start, [[password, "wrong"]]),
        /^The database refused the name or the password of a login\. .*DATABASE_URL and DATABASE_MIGRATION_URL\.$/,
      );
    }
    expectRefusal(
      await run(production.start, [[authority, ""]]),
      /^The certificate of the database .*DATABASE_URL and DATABASE_MIGRATION_URL\.$/,
    );
  });
});
