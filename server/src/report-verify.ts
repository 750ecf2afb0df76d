import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { REPORT_KEYS_PATH } from "@latchkey/domain/reports/report-wire.ts";
import { type PublicKeys, type ReportVerdict, verifyReport } from "@latchkey/domain/reports/verify-report.ts";

import { nodeTools } from "./reports/node-tools.ts";

/** `npm run report:verify -- FILE`: FILE is the JSON of a report; its PDF and `latchkey-keys.json` lie beside it, or are named. */

const KEYS_FILE = "latchkey-keys.json";

const USAGE = `npm run report:verify -- REPORT.json [REPORT.pdf] [${KEYS_FILE}]
The public keys are at ${REPORT_KEYS_PATH} of the provider: keep them beside the report as ${KEYS_FILE}.`;

const sentenceOf = (verdict: ReportVerdict): string => {
  switch (verdict.state) {
    case "genuine": {
      const { report, keyId, hasPdf } = verdict;
      const about = `${report.about}, ${report.home.replaceAll("\n", ", ")}: ${report.label}`;
      const pdf = hasPdf ? "The PDF is the one that was sealed." : "No PDF was looked at.";
      return `Genuine: not changed since ${report.provider} sealed version ${report.version} at ${report.madeAt} with the key ${keyId}.\n${about}.\n${pdf}`;
    }
    case "other_pdf":
      return `Changed: the PDF is not the one that ${verdict.report.provider} sealed. The JSON is unchanged.`;
    case "changed":
      return "Changed: the JSON is not what was sealed. Do not rely on it.";
    case "unknown_key":
      return `Unknown key: the file names the key ${verdict.keyId}, which is not among the public keys.`;
    case "unreadable":
      return "Unreadable: the file is no report.";
  }
};

const readIfThere = async (file: string): Promise<Buffer | undefined> =>
  existsSync(file) ? readFile(file) : undefined;

const run = async (args: readonly string[]): Promise<number> => {
  const [json, ...others] = args;
  const keysFile = others.find((one) => one.endsWith(".json")) ?? (json && join(dirname(json), KEYS_FILE));
  if (!json || !existsSync(json) || !keysFile || !existsSync(keysFile)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const named = others.find((one) => one.endsWith(".pdf"));
  const pdf =
    named === undefined ? await readIfThere(json.replace(/\.json$/, ".pdf")) : await readFile(named);
  const keys: PublicKeys = JSON.parse(await readFile(keysFile, "utf8"));
  const verdict = await verifyReport({ json: await readFile(json, "utf8"), pdf }, keys, nodeTools);
  process.stdout.write(`${sentenceOf(verdict)}\n`);
  return verdict.state === "genuine" ? 0 : 1;
};

process.exitCode = await run(process.argv.slice(2));
