import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { handle, job } from "../jobs/job.ts";
import { readDeliveryReport } from "./delivery-report.ts";
import type { OnEmailFailure } from "./email-failure.ts";

/** Reads the reports of failed deliveries that a mail server leaves in `MAIL_BOUNCE_DIR`. */
export const READ_REPORTS = "read-delivery-reports";

const readReports = job(READ_REPORTS, z.unknown());

interface ReportServices {
  readonly config: Pick<Config, "mail">;
  readonly log: Logger;
  readonly emailFailed: OnEmailFailure;
}

const LARGEST_BYTES = 2 ** 20;
/** Where what cannot be read is left for a person. */
const UNKNOWN = "not-understood";

const isMissing = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === "ENOENT";

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

/** A report is removed once what it says is stored: it names the recipient. */
export const readReportsHandler = handle<unknown, ReportServices>(
  readReports,
  async (_payload, { config, log, emailFailed }, stopping) => {
    const root = config.mail.bounceDir;
    if (root === undefined) return;
    const { folder, names } = await reportsIn(root);
    for (const name of names.sort()) {
      if (stopping?.aborted) return;
      const file = join(folder, name);
      const report = await readDeliveryReport(await contentOf(file));
      if (report.kind === "unknown") {
        await mkdir(join(root, UNKNOWN), { recursive: true, mode: 0o700 });
        await rename(file, join(root, UNKNOWN, name));
        log.warn("A delivery report was not understood; a person has to read it");
        continue;
      }
      if (report.kind === "failed") await emailFailed(report.failure);
      await rm(file, { force: true });
    }
  },
);
