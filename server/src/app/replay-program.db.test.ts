import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { contentNamed } from "@latchkey/domain/testing/policies.ts";
import { expect, onTestFinished, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { replayProgram } from "./replay-program.ts";

const folder = async (files: Readonly<Record<string, unknown>>): Promise<(name: string) => string> => {
  const made = await mkdtemp(join(tmpdir(), "latchkey-criteria-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(made, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return (name) => join(made, name);
};

const run = async (args: readonly string[], config: () => Config) => {
  const said: Record<"print" | "complain", string[]> = { print: [], complain: [] };
  const code = await replayProgram(args, {
    readConfig: config,
    print: async (line) => void said.print.push(line),
    complain: async (line) => void said.complain.push(line),
  });
  return { code, printed: said.print.join("\n"), complaints: said.complain.join("\n") };
};

const noConfig = (): Config => {
  throw new Error("The settings are not read before the files.");
};

const ofServer =
  ({ context }: TestServer) =>
  (): Config =>
    context.config;

test("prints, and ends with 0, with the server beside it", async () => {
  const server = await startTestServer();
  const at = await folder({ "old.json": defaultCriteria, "new.json": { ...defaultCriteria, savings: 40 } });
  const { code, printed, complaints } = await run([at("old.json"), at("new.json")], ofServer(server));
  expect([code, complaints]).toEqual([0, ""]);
  expect(printed).toContain("savings: 36 → 40");
  expect(printed).toContain("0 cases read");
  expect((await server.app.inject("/health/ready")).statusCode).toBe(200);
});

test("reads a policy as the console downloads it, and names its mistakes by their places", async () => {
  const server = await startTestServer();
  const policy = contentNamed("no-references");
  const counted = { ...policy, title: "Ours", criteria: { ...policy.criteria, counted: { T_BENFITS: 90 } } };
  const at = await folder({
    "old.json": policy,
    "new.json": counted,
    "wrong.json": { ...policy, timing: {} },
  });
  const { code, printed } = await run([at("old.json"), at("new.json")], ofServer(server));
  expect(code).toBe(0);
  expect(printed).toContain(`new: Ours (${at("new.json")})\n  counted.T_BENFITS: 100% → 90%\n`);
  const wrong = await run([at("old.json"), at("wrong.json")], noConfig);
  expect([wrong.code, wrong.complaints]).toEqual([1, expect.stringContaining("wrong.json: timing")]);
});

test("names every mistake of both files, and ends with 1", async () => {
  const at = await folder({
    "old.json": { ...defaultCriteria, tenantIncome: "30", "odd\u001bkey": 1 },
    "new.json": {
      ...defaultCriteria,
      assessment: "both",
      date: "1.11.2026",
      name: "",
      rates: { ...defaultCriteria.rates, tenThousandths: 1 },
    },
  });
  const { code, printed, complaints } = await run([at("old.json"), at("new.json")], noConfig);
  expect([code, printed]).toEqual([1, ""]);
  expect(complaints.split("\n")).toEqual([
    `${at("old.json")}: tenantIncome: a whole number from 1 to 1000 is expected`,
    `${at("old.json")}: odd\\u001bkey: unknown; expected here: name, version, date, tenantIncome, guarantorIncome, savings, assessment, counted, rates`,
    `${at("new.json")}: name: a text of one line, up to 100 characters, is expected`,
    `${at("new.json")}: date: a date is expected, such as "2026-11-01"`,
    `${at("new.json")}: assessment: "share" or "household" is expected`,
    `${at("new.json")}: rates.tenThousandths: an object { … } is expected`,
  ]);
});

test.each<[string, readonly string[], RegExp]>([
  ["no file is named", [], /^Two files are expected: npm run criteria:replay/],
  ["one is", ["good.json"], /^Two files are expected/],
  ["three are", ["good.json", "good.json", "good.json"], /^Two files are expected/],
  ["one does not exist", ["good.json", "gone.json"], /gone\.json: cannot be read \(ENOENT\)$/],
  ["one is not JSON", ["broken.json", "good.json"], /broken\.json: is not JSON \(/],
  ["one is a list", ["list.json", "good.json"], /list\.json: an object \{ … \} is expected$/],
])("ends with 1 where %s", async (_what, names, complaint) => {
  const at = await folder({ "good.json": defaultCriteria, "broken.json": "{", "list.json": [] });
  const { code, complaints } = await run(names.map(at), noConfig);
  expect(code).toBe(1);
  expect(complaints).toMatch(complaint);
});

test("ends with 2 where no database responds, and where a setting is wrong", async () => {
  const at = await folder({ "old.json": defaultCriteria });
  const settings = {
    LATCHKEY_MODE: "test",
    DATA_DIR: at("data"),
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/x",
  };
  const files = [at("old.json"), at("old.json")];
  const away = await run(files, () => readConfig(settings));
  expect([away.code, away.printed]).toEqual([2, ""]);
  expect(away.complaints).toMatch(/^The cases cannot be read: .*ECONNREFUSED/);
  const wrong = await run(files, () => readConfig({ ...settings, LATCHKEY_MODE: "none" }));
  expect([wrong.code, wrong.complaints]).toEqual([2, expect.stringContaining("LATCHKEY_MODE")]);
});
