import { z } from "zod";

/** Responses are read up to a limit and validated before use. */

const MOST_BYTES = 4_000_000;
export const TOO_LONG = "too-long";

/** Contains the kind of failure only: request and response may be secret. */
export class PartnerFailed extends Error {
  override readonly name = "PartnerFailed";
  /** `timeout`, `unreachable`, `malformed`, `too-long`, `not-json` or `status-NNN`. */
  readonly reason: string;
  readonly code: string | undefined;
  constructor(reason: string, code?: string) {
    super(`A partner failed: ${reason}`);
    this.reason = reason;
    this.code = code;
  }
}

interface PartnerCall<Shape extends z.ZodType> {
  readonly url: URL;
  readonly method?: "GET" | "POST" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
  readonly json?: unknown;
  readonly text?: { readonly type: string; readonly body: string } | undefined;
  readonly shape: Shape;
  readonly timeoutMs: number;
}

const textOf = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new PartnerFailed(TOO_LONG);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new PartnerFailed("malformed");
  }
};

/**
 * OAuth and TrueLayer say `error`, HMRC says `code`. Without digits, so that no number of a person is taken for a code of
 * HMRC's.
 */
const errorCode = z.union([
  z.object({ error: z.string().regex(/^[a-z0-9_]{1,60}$/) }).transform(({ error }) => error),
  z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/) }).transform(({ code }) => code),
]);

const codeIn = (text: string): string | undefined => {
  try {
    return errorCode.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const failureOf = (cause: unknown): PartnerFailed => {
  if (cause instanceof PartnerFailed) return cause;
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  return new PartnerFailed(isLate ? "timeout" : "unreachable");
};

type Sent = Pick<RequestInit, "headers" | "body">;

const sentOf = ({
  headers = {},
  body,
  json,
  text,
}: Pick<PartnerCall<z.ZodType>, "headers" | "body" | "json" | "text">): Sent => {
  const accept = { accept: "application/json", ...headers };
  if (text) return { headers: { ...accept, "content-type": text.type }, body: text.body };
  if (json === undefined) return { headers: accept, ...(body && { body }) };
  return { headers: { ...accept, "content-type": "application/json" }, body: JSON.stringify(json) };
};

/** @throws PartnerFailed */
export const callPartner = async <Shape extends z.ZodType>({
  url,
  method = "GET",
  shape,
  timeoutMs,
  ...sent
}: PartnerCall<Shape>): Promise<z.infer<Shape>> => {
  try {
    const response = await fetch(url, {
      method,
      ...sentOf(sent),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await textOf(response);
    if (!response.ok) throw new PartnerFailed(`status-${response.status}`, codeIn(text));
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (!isJson && text !== "") throw new PartnerFailed("not-json");
    const parsed = shape.safeParse(text === "" ? undefined : jsonOf(text));
    if (!parsed.success) throw new PartnerFailed("malformed");
    return parsed.data;
  } catch (cause) {
    throw failureOf(cause);
  }
};
