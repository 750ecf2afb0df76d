import { isUuid } from "@latchkey/domain/rules/parse.ts";

export interface InstantCursor {
  readonly list: string;
  /** ISO, in UTC, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const SECONDS = "2026-11-27T10:20:30".length;

/** 31 September matches the pattern but is no instant. */
const isInstant = (text: string): boolean => {
  const parsed = INSTANT.test(text) ? new Date(text) : undefined;
  return (
    parsed !== undefined &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().slice(0, SECONDS) === text.slice(0, SECONDS)
  );
};

export const instantCursor = ({ list, at, id }: InstantCursor): string =>
  Buffer.from([list, at, id].join("_")).toString("base64url");

export const parseInstantCursor = (text: string | undefined): InstantCursor | undefined => {
  const parts = Buffer.from(text ?? "", "base64url")
    .toString()
    .split("_");
  const [list = "", at = "", id = ""] = parts;
  return parts.length === 3 && isInstant(at) && isUuid(id) ? { list, at, id } : undefined;
};
