import { fileURLToPath } from "node:url";
import type { CheckedFile } from "@latchkey/document-checks/findings.ts";
import {
  type DocumentChecks,
  type DocumentChecksSettings,
  openDocumentChecks,
} from "../src/document-checks/checks.ts";
import { builtProgram } from "./built.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Generous timeouts, in case the machine is busy. */
export const testSettings: DocumentChecksSettings = {
  program: builtProgram("document-checks-child"),
  firstTurnMs: 50_000,
  zoneMs: 50_000,
  timeoutMs: 50_000,
  maxPixels: 50_000_000,
  maxMemoryBytes: 1.5 * 2 ** 30,
  modelsFolder: here("../../document-checks/models"),
  queueLength: 20,
  today: () => "2026-11-20",
};

export const openTestChecks = (settings: Partial<DocumentChecksSettings> = {}): DocumentChecks =>
  openDocumentChecks({ ...testSettings, ...settings });

/** A fake child process that does what the file tells it to. */
export const badChild = { program: here("./bad-child.ts"), execArgv: ["--import", "tsx"] } as const;

export const openBadChecks = (settings: Partial<DocumentChecksSettings> = {}): DocumentChecks =>
  openTestChecks({ ...badChild, ...settings });

/** One person, unless a test needs several. */
const owner = "somebody";

export const pngFile = (content: Buffer): CheckedFile => ({ content, type: "png", owner });
export const jpegFile = (content: Buffer): CheckedFile => ({ content, type: "jpeg", owner });
export const pdfFile = (content: Buffer): CheckedFile => ({ content, type: "pdf", owner });
