import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Checks that everything the docs mention exists: files, links, commands, settings. */
const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

const matches = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

describe.each(documents)("%s", (file) => {
  test("has no dead links", () => {
    const targets = matches(read(file), /(?:\]\(|src=")([^)#:"]+)(?:#[^)]*)?[)"]/g);
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });

  test("mentions no missing file", () => {
    const rooms = "domain|ui|server|sandbox|applicant|members|console|portal|journeys|bench|scripts|docs";
    const paths = matches(read(file), new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, "g"));
    // A recipe's example does not exist until somebody follows it.
    const missing = paths.filter((path) => !existsSync(join(root, path)) && !path.includes("/locales/nl"));
    expect(missing).toEqual([]);
  });

  test("mentions no missing command", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = matches(read(file), /npm run ([\w:]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    const programs = matches(read(file), /(?:npx tsx|node) ((?:scripts|bench)\/[\w./-]+)/g);
    expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
  });
});

test("the README lists the commands of every change in the order of .ci/run", () => {
  const run = matches(read(".ci/run"), /^(?:[A-Z_]+=\w+ )?(npm (?:run )?[\w:]+)$/gm);
  const listed = matches(read("README.md"), /^\| `(npm (?:run )?[\w:]+)` \|/gm);
  expect(run).toEqual(["npm test", "npm run check", "npm run test:long"]);
  expect(listed.filter((command) => run.includes(command))).toEqual(run);
});

test("docs/settings.md has a row for every setting that is read, and no other row", () => {
  const folder = "server/src/platform/config";
  const sources = readdirSync(join(root, folder)).filter((file) => !file.endsWith(".test.ts"));
  const ofServer = sources.flatMap((file) =>
    matches(read(`${folder}/${file}`), /(?:^ {2}|[{,] )([A-Z][A-Z_]+): [a-z]/gm),
  );
  const ofSandbox = matches(read("sandbox/src/config.ts"), /env, "([A-Z_]+)"/g);
  expect(ofServer).toEqual(expect.arrayContaining(["PUBLIC_URL", "SMTP_TLS", "TRUELAYER_CLIENT_ID"]));
  expect(ofSandbox).toContain("OUTBOX_PORT");
  const cells = matches(read("docs/settings.md"), /^\| (`[A-Z][^|]+) \|/gm);
  const rows = cells.flatMap((cell) => matches(cell, /`([A-Z_]+)`/g));
  expect(rows.toSorted()).toEqual([...new Set([...ofServer, ...ofSandbox])].toSorted());
});

/** Half a page. */
const LONGEST_DECISION = 35;

test("every decision has a unique number, its three parts, and half a page", () => {
  const files = readdirSync(join(root, "docs/decisions")).toSorted();
  files.forEach((file, index) => {
    const number = String(index + 1).padStart(4, "0");
    const text = read(`docs/decisions/${file}`);
    expect(file.startsWith(`${number}-`), file).toBe(true);
    expect(text.startsWith(`# ${number} `), file).toBe(true);
    expect(text.trimEnd().split("\n").length, file).toBeLessThanOrEqual(LONGEST_DECISION);
    expect(matches(text, /^## (.+)$/gm), file).toEqual(["Context", "Decision", "Consequences"]);
  });
});
