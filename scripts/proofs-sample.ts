import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Proof, proofs, root, standingOf, statements } from "./proofs.ts";
import { drawn } from "./sampling/draw.ts";
import type { Judgement } from "./sampling/judge.ts";

/**
 * Asks of a sample of the proven statements whether their tests notice a broken product: of at most five mutants near the
 * claim one has to turn a claiming test red. Writes nothing into the tree, and goes on where it was stopped.
 */

const { values: given } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "60" },
    ids: { type: "string" },
    out: { type: "string", default: "test-results/proofs-sample.json" },
  },
});
const [seed, count] = [Number(given.seed), Number(given.count)];

/** A mutant that makes a test wait for ever has been noticed. */
const HANGS_MS = 300_000;

interface Judged extends Judgement {
  readonly id: string;
  readonly files: readonly string[];
}

interface Report {
  readonly commit: string;
  readonly seed: number;
  readonly count: number;
  readonly judged: readonly Judged[];
}

const runs = ({ file }: Proof): boolean => /^(?!.*\.product\.).+\.test\.tsx?$/.test(file);

const claimsOf = (id: string): readonly Proof[] =>
  (proofs.get(id) ?? []).filter((proof) => runs(proof) && !proof.isInPart);

const cwd = fileURLToPath(root);

const judge = async (id: string): Promise<Judged> => {
  const files = [...new Set(claimsOf(id).map(({ file }) => file))];
  const folder = mkdtempSync(join(tmpdir(), "proofs-sample-"));
  const out = join(folder, "judgement.json");
  const own = String(seed * 1_000 + Number(id.split("-")[1]));
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/sampling/judge.ts", id, own, out, ...files],
    { cwd, env: { ...process.env, PLACES_DIR: folder }, stdio: "ignore", detached: true },
  );
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), HANGS_MS);
  await once(child, "exit");
  clearTimeout(timer);
  const { verdict, mutants } = JSON.parse(readFileSync(out, "utf8")) as Judgement;
  rmSync(folder, { recursive: true });
  const isHung = verdict === "unfinished" && mutants.length > 0;
  return { id, verdict: isHung ? "proven" : verdict, files, mutants };
};

const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd, encoding: "utf8" }).trim();

const started = (): Report => {
  const fresh: Report = { commit, seed, count, judged: [] };
  if (!existsSync(given.out)) return fresh;
  const before = JSON.parse(readFileSync(given.out, "utf8")) as Report;
  return before.commit === commit && before.seed === seed && before.count === count ? before : fresh;
};

const write = (report: Report): void => {
  mkdirSync(dirname(given.out), { recursive: true });
  writeFileSync(`${given.out}.new`, `${JSON.stringify(report, undefined, 2)}\n`);
  renameSync(`${given.out}.new`, given.out);
};

const outcomeOf = (isRed: boolean | undefined): string => {
  if (isRed === undefined) return "hung";
  return isRed ? "red" : "green";
};

const row = ({ id, verdict, mutants }: Judged): string => {
  const tried = mutants.map(({ file, line, kind, isRed }) => `${outcomeOf(isRed)} ${file}:${line} ${kind}`);
  return `${id}  ${verdict.padEnd(10)}  ${tried.join("; ")}`;
};

const able = [...statements.keys()].filter((id) => standingOf(id) === "proven" && claimsOf(id).length > 0);
const ids = given.ids?.split(",") ?? drawn(able, count, seed);
let report = started();
const open = ids.filter((id) => !report.judged.some((judged) => judged.id === id));

for (const judged of report.judged) console.log(row(judged));
for (const id of open) {
  const judged = await judge(id);
  report = { ...report, judged: [...report.judged, judged] };
  write(report);
  console.log(row(judged));
}

const idsOf = (verdict: Judgement["verdict"]): readonly string[] =>
  report.judged.filter((judged) => judged.verdict === verdict).map(({ id }) => id);
const tried = [...idsOf("proven"), ...idsOf("hollow")];
console.log(`${idsOf("proven").length} of ${tried.length} notice a mutant.`);
for (const verdict of ["hollow", "not green", "no place", "unfinished"] as const) {
  if (idsOf(verdict).length > 0) console.log(`${verdict}: ${idsOf(verdict).join(" ")}`);
}
if (idsOf("hollow").length + idsOf("not green").length > 0) process.exitCode = 1;
