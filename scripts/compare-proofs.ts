import { readFileSync, writeFileSync } from "node:fs";
import { proofs } from "./proofs.ts";
import { claimsOf, type RanTest, unprovenClaims } from "./unproven.ts";

/**
 * Whether every test that a document names as a proof ran. Reads the tests of a run from RAN_FILE and writes the failures to
 * UNPROVEN_FILE. `--without=a,b` leaves out what tests in these files claim; `--only=a,b` asks for tests in these files and in
 * those of which anything ran.
 *
 * A test is skipped where a tool that it needs is not installed: that is a warning, and in CI a failure.
 */
const ran: readonly RanTest[] = JSON.parse(readFileSync(process.env.RAN_FILE ?? "", "utf8"));
const filesAfter = (option: string): readonly string[] | undefined =>
  process.argv
    .find((argument) => argument.startsWith(`${option}=`))
    ?.slice(option.length + 1)
    .split(",");
const only = filesAfter("--only");
const asked = claimsOf(proofs, {
  only: only && [...only, ...ran.map(({ file }) => file)],
  without: filesAfter("--without"),
});
const isCi = process.env.CI === "true";

const unproven = unprovenClaims(asked, ran);
const failures = unproven.filter(({ because }) => isCi || because === "did not run");
for (const { ids, file, title, because } of unproven.filter((one) => !failures.includes(one))) {
  console.warn(`Not proven in this run: ${ids.join(", ")}. “${title}” of ${file} ${because}.`);
}
writeFileSync(
  process.env.UNPROVEN_FILE ?? "",
  JSON.stringify(
    failures.map(({ ids, file, title, because }) => ({
      name: ids.join(", "),
      words: `“${title}” of ${file} ${because}, so it proves nothing.`,
    })),
  ),
);
