import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { personRow, ukListText } from "@latchkey/domain/testing/sanctions-list.ts";
import { expect, onTestFinished, test } from "vitest";
import { aColleague, askConsole } from "../../test/staff.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { sanctionsProgram } from "./sanctions-program.ts";

const rows = [personRow("UTO0042", ["Lukas", "BRANDT"]), personRow("UTO0043", ["Zdravko", "OSTROVEC"])];

const fileOf = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "latchkey-sanctions-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "UK-Sanctions-List.csv");
  await writeFile(file, text);
  return file;
};

const run = async (args: readonly string[], config: () => Config) => {
  const said: Record<"print" | "complain", string[]> = { print: [], complain: [] };
  const code = await sanctionsProgram(args, {
    readConfig: config,
    print: async (line) => void said.print.push(line),
    complain: async (line) => void said.complain.push(line),
  });
  return { code, printed: said.print.join("\n"), complaints: said.complain.join("\n") };
};

const noConfig = (): Config => {
  throw new Error("The settings are not read before the file.");
};

const listsOf = async (server: TestServer) => {
  const ruth = await aColleague(server, ["ADMINISTRATOR"]);
  return (await askConsole(ruth, "{ sanctionsLists { day hash fileName persons names others } }")).data
    .sanctionsLists;
};

test("issue England 11: the same file twice is one list, and an older one is refused", async () => {
  const server = await startTestServer();
  const config = () => server.context.config;
  const file = await fileOf(ukListText("25-Nov-2026", rows));
  const first = await run([file], config);
  expect([first.code, first.complaints]).toEqual([0, ""]);
  expect(first.printed).toMatch(
    /^The list of 2026-11-25 is imported: 2 persons with 2 names; 0 companies and ships/,
  );
  const again = await run([file], config);
  expect([again.code, again.printed]).toEqual([0, expect.stringMatching(/ was imported before\.$/)]);
  expect(await listsOf(server)).toEqual([
    {
      day: "2026-11-25",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      fileName: "UK-Sanctions-List.csv",
      persons: 2,
      names: 2,
      others: 0,
    },
  ]);
  const older = await run([await fileOf(ukListText("24-Nov-2026", rows))], config);
  expect([older.code, older.complaints]).toEqual([
    1,
    "The list of 2026-11-24 is older than the newest, of 2026-11-25.",
  ]);
  const newer = await run([await fileOf(ukListText("26-Nov-2026", rows.slice(1)))], config);
  expect(newer.code).toBe(0);
  expect((await listsOf(server)).map(({ day }: { day: string }) => day)).toEqual([
    "2026-11-26",
    "2026-11-25",
  ]);
  const { rows: kept } = await server.context.pool.query("select entry_id from sanctions_entry");
  expect(kept).toEqual([{ entry_id: "UTO0043" }]);
});

test("issue England 11: unknown and missing columns are refused by name", async () => {
  const file = await fileOf(ukListText("25-Nov-2026", rows).replace("Gender", "Sex"));
  const { code, printed, complaints } = await run([file], noConfig);
  expect([code, printed]).toEqual([1, ""]);
  expect(complaints).toBe(`${file}: unknown column "Sex"\n${file}: the column "Gender" is missing`);
});

test.each<[string, readonly string[], RegExp]>([
  ["no file is named", [], /^One file is expected: npm run sanctions:import/],
  ["two are", ["a.csv", "b.csv"], /^One file is expected/],
  ["it does not exist", ["gone.csv"], /gone\.csv: cannot be read \(ENOENT\)$/],
])("ends with 1 where %s", async (_what, args, complaint) => {
  const { code, complaints } = await run(args, noConfig);
  expect(code).toBe(1);
  expect(complaints).toMatch(complaint);
});

test("ends with 2 where no database responds", async () => {
  const file = await fileOf(ukListText("25-Nov-2026", rows));
  const away = await run([file], () =>
    readConfig({
      LATCHKEY_MODE: "test",
      DATA_DIR: join(file, "data"),
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/x",
    }),
  );
  expect([away.code, away.printed]).toEqual([2, ""]);
  expect(away.complaints).toMatch(/^The import failed: .*ECONNREFUSED/);
});
