import { codeOf } from "../platform/log/error-code.ts";

/** Resolves once the line is written: a program that exits earlier loses it. */
export const lineTo =
  (stream: NodeJS.WriteStream) =>
  (line: string): Promise<void> =>
    new Promise((resolve, reject) => {
      stream.write(`${line}\n`, (cause) => (cause ? reject(cause) : resolve()));
    });

/** A refused connection to a name with several addresses has no message of its own, only a code. */
export const messageOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || (codeOf(cause) ?? cause.name);
};
