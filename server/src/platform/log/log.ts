import { type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";

const LONGEST_MESSAGE = 500;
const FRAMES = 8;

/**
 * A fault as it is logged: its kind, its code and where it came from. What a database says of a fault may quote what
 * somebody typed, and what drivers hang on their errors may be a whole query with its values: neither is kept.
 */
const loggedFault = (cause: unknown): Readonly<Record<string, unknown>> => {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const { code, severity, constraint } = cause as Error &
    Partial<Record<"code" | "severity" | "constraint", unknown>>;
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
 * JSON already escapes what ends a line or moves a terminal's cursor. Whatever else is not plain ASCII is escaped too,
 * so that no sign that turns the reading direction can make a line look like another one.
 */
const plain = (line: string): string =>
  line.replace(/[^\n -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Logs name ids and codes; what people typed, and the tokens they hold, never reach them. One line, one JSON object. */
export const newLog = (
  { logLevel }: Pick<Config, "logLevel">,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Logger =>
  pino(
    { level: logLevel, base: null, serializers: { err: loggedFault } },
    { write: (line: string) => write(plain(line)) },
  );
