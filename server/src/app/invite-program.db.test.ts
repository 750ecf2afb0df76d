import { describe, expect, test } from "vitest";
import { followStaffLink } from "../../test/staff.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { listStaff } from "../staff/staff-members.ts";
import { inviteProgram } from "./invite-program.ts";

const run = async (args: readonly string[], config: () => Config) => {
  const said: string[] = [];
  const say = async (line: string) => void said.push(line);
  const code = await inviteProgram(args, { readConfig: config, print: say, complain: say });
  return { code, said: said.join("\n") };
};

const noConfig = (): Config => {
  throw new Error("The settings are not read before the arguments.");
};

const staffOf = async ({ context }: TestServer) =>
  (await listStaff(context.db)).map(({ email, name, roles }) => [email, name, ...roles]);

describe("npm run staff:invite", () => {
  test("invites the first administrator, whom the server writes to, and who can sign in", async () => {
    const server = await startTestServer();
    const { code, said } = await run(["Ruth@Quillfield.example"], () => server.context.config);
    expect([code, said]).toEqual([0, expect.stringContaining("ruth@quillfield.example is invited")]);
    expect(await staffOf(server)).toEqual([["ruth@quillfield.example", "Ruth", "ADMINISTRATOR"]]);
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toEqual(["ruth@quillfield.example"]);
    await followStaffLink(server, "ruth@quillfield.example");
  });

  test("takes a name and roles", async () => {
    const server = await startTestServer();
    await run(
      ["ruth@quillfield.example", "Ruth Adeyemi", "reviewer", "administrator"],
      () => server.context.config,
    );
    expect(await staffOf(server)).toEqual([
      ["ruth@quillfield.example", "Ruth Adeyemi", "REVIEWER", "ADMINISTRATOR"],
    ]);
    const { code, said } = await run(["ruth@quillfield.example"], () => server.context.config);
    expect([code, said]).toEqual([1, expect.stringContaining("already")]);
  });

  test.each([[[]], [["ruth"]], [["ruth@quillfield.example", "Ruth", "Adeyemi"]]])(
    "%j is answered with what is expected",
    async (args) => {
      const { code, said } = await run(args, noConfig);
      expect([code, said]).toEqual([1, expect.stringContaining("npm run staff:invite -- address")]);
    },
  );

  test("without a database says so", async () => {
    const nowhere = () =>
      readConfig({ LATCHKEY_MODE: "test", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    const { code, said } = await run(["ruth@quillfield.example"], nowhere);
    expect([code, said]).toEqual([2, expect.stringContaining("The invitation failed: ")]);
  });
});
