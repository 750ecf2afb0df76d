import { type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";

const LONGEST_MESSAGE = 500;
const FRAMES = 8;

/**
 * Logs the kind, code and location of an error. Its message may quote typed text, and drivers may attach a
 * query with its values.
 */
const loggedFault = (cause: unknown): Readonly<Record<string, unknown>> => {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const { code, severity, constraint }: Error & Partial<Record<"code" | "severity" | "constraint", unknown>> =
    cause;
  const frames = (cause.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    kind: cause.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(severity === undefined ? { message: cause.message.slice(0, LONGEST_MESSAGE) } : {}),
    stack: frames.slice(0, FRAMES).map((line) => line.trim()),
  };
};

/**
 * JSON already escapes line ends and terminal control characters. All other non-ASCII characters are escaped too, so
 * that no bidirectional control character can make one line look like another.
 */
const plain = (line: string): string =>
  line.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Logs contain ids and codes, never what people typed, and never tokens. One JSON object per line. */
export const newLog = (
  { logLevel }: Pick<Config, "logLevel">,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Logger =>
  pino(
    { level: logLevel, base: null, serializers: { err: loggedFault } },
    { write: (line: string) => write(plain(line)) },
  );
