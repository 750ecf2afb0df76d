import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { handle, job } from "../jobs/job.ts";
import type { Keyring } from "../keys/keyring.ts";
import { codeOf } from "../log/error-code.ts";
import { readDeliveryReport } from "./delivery-report.ts";
import type { OnEmailFailure } from "./email-failure.ts";

/** Reads the bounces in `MAIL_BOUNCE_DIR`. */
export const READ_REPORTS = "read-delivery-reports";

const readReports = job(READ_REPORTS, z.unknown());

interface ReportServices {
  readonly config: Pick<Config, "mail">;
  readonly keyring: Keyring;
  readonly log: Logger;
  readonly emailFailed: OnEmailFailure;
}

const LARGEST_BYTES = 2 ** 20;
const UNKNOWN = "not-understood";

const isMissing = (cause: unknown): boolean => codeOf(cause) === "ENOENT";

/** A maildir has its new e-mails in `new`; in a plain folder they end in `.eml`. */
const reportsIn = async (folder: string): Promise<{ readonly folder: string; readonly names: string[] }> => {
  const inMaildir = join(folder, "new");
  try {
    return { folder: inMaildir, names: await readdir(inMaildir) };
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    const names = await readdir(folder);
    return { folder, names: names.filter((name) => name.endsWith(".eml")) };
  }
};

const contentOf = async (file: string): Promise<Buffer> => {
  const { size } = await stat(file);
  return size > LARGEST_BYTES ? Buffer.alloc(0) : readFile(file);
};

/** Under a new name: two mail servers may use the same one. */
const putAside = async (root: string, file: string): Promise<void> => {
  const aside = join(root, UNKNOWN);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const names = await readdir(aside);
  const name = basename(file);
  await rename(file, join(aside, names.includes(name) ? `${randomUUID()}-${name}` : name));
};

export const countPutAside = async ({ mail }: Pick<Config, "mail">): Promise<number | undefined> => {
  if (mail.bounceDir === undefined) return undefined;
  const names = await readdir(join(mail.bounceDir, UNKNOWN)).catch((cause: unknown) => {
    if (isMissing(cause)) return [];
    throw cause;
  });
  return names.length;
};

/** A processed report is removed, because it names the recipient. */
export const readReportsHandler = handle<unknown, ReportServices>(
  readReports,
  async (_payload, { config, keyring, log, emailFailed }, stopping) => {
    const root = config.mail.bounceDir;
    if (root === undefined) return;
    const { folder, names } = await reportsIn(root);
    for (const name of names.sort()) {
      if (stopping?.aborted) return;
      const file = join(folder, name);
      const report = await readDeliveryReport(keyring, await contentOf(file));
      if (report.kind === "unknown") {
        await putAside(root, file);
        log.warn("A delivery report was not understood; a person has to read it");
        continue;
      }
      if (report.kind === "failed") await emailFailed(report.failure);
      await rm(file, { force: true });
    }
  },
);
