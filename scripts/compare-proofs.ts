import { readFileSync, writeFileSync } from "node:fs";
import { proofs } from "./proofs.ts";
import { claimsOf, type RanTest, unprovenClaims } from "./unproven.ts";

/**
 * Fails unless every test ran that a document names as a proof. Reads the tests of a run from RAN_FILE and writes the
 * failures to UNPROVEN_FILE. `--without=a,b` leaves out the claims of tests in these files; `--only=a,b` checks tests
 * in these files and in files of which any test ran. A test is skipped where a tool that it needs is not installed:
 * that is a warning, and in CI a failure.
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
