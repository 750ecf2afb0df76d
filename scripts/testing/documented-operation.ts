import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./running-product.ts";

/** The commands of the section "First start" of docs/operation.md, as they stand there. */

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** @throws if the documents have no such text */
const found = (text: string, pattern: RegExp, what: string): string => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The documents have no ${what}.`);
  return match[1] ?? match[0];
};

const section = found(
  read("docs/operation.md"),
  /\n## First start\n([\s\S]*?)\n## /,
  'section "First start"',
);

const step = (number: number): string =>
  found(
    `${section}\n0. **`,
    new RegExp(`^${number}\\. \\*\\*([\\s\\S]*?)^\\d+\\. \\*\\*`, "m"),
    `step ${number} of the first start`,
  );

const block = (number: number, language: string): string =>
  found(
    step(number),
    new RegExp(`^ {3}\`\`\`${language}\\n([\\s\\S]*?)^ {3}\`\`\`$`, "m"),
    `block of ${language} in step ${number}`,
  ).replaceAll(/^ {3}/gm, "");

const inline = (number: number, start: string): string =>
  found(step(number), new RegExp(`\`(${start}[^\`]*)\``), `"${start}" in step ${number}`);

export const production = {
  sql: block(1, "sql"),
  makeKey: inline(2, "openssl"),
  settings: block(3, "sh"),
  /** The command by which a shell reads the file of settings. */
  readSettings: inline(3, "set -a"),
  start: inline(4, "npm start"),
  live: inline(6, "/health/live"),
  ready: inline(6, "/health/ready"),
  verifyAudit: inline(6, "npm run audit:verify"),
  inviteAdministrator: inline(7, "npm run staff:invite"),
  /** The parameter of the database's address that names a certificate authority, without its path. */
  ownAuthority: found(
    read("docs/settings.md"),
    /`(&sslrootcert=)\/path`/,
    "setting for a certificate authority",
  ),
};

/**
 * A documented text with what has to differ on the machine of a test.
 * @throws if the text no longer has what is to be replaced
 */
export const adapted = (text: string, changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from))
      throw new Error(`The documents do not say "${from}" where a test expects it.`);
    return changed.replaceAll(from, to);
  }, text);
