import { addressLines } from "@latchkey/domain/addresses/format.ts";
import { z } from "zod";
import type { AddressServiceConfig } from "../platform/config/partner-config.ts";
import { type AddressRow, type AddressService, AddressServiceFailed } from "./address-service.ts";
import { addressOf, postcoderAddress } from "./postcoder-mapping.ts";

const GIVES_UP_MS = 5_000;
const MOST_BYTES = 1_000_000;
const MOST_ROWS = "30";

const foundRows = z.array(
  z.object({
    id: z.string().min(1),
    type: z.string(),
    summaryline: z.string().default(""),
    locationsummary: z.string().default(""),
    count: z.coerce.number().int().nonnegative().default(1),
  }),
);
const addresses = z.array(postcoderAddress);

const tooLong = (): never => {
  throw new AddressServiceFailed("too-long");
};

const textOf = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const parsed = <Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> => {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new AddressServiceFailed("malformed");
  }
};

/** The message of a failed request contains its URL, and with it the key: only our own error is thrown. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AddressServiceFailed) return cause.reason;
  return cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "unreachable";
};

interface Call<Shape extends z.ZodType> {
  readonly url: URL;
  readonly shape: Shape;
  readonly timeoutMs: number;
}

const ask = async <Shape extends z.ZodType>({
  url,
  shape,
  timeoutMs,
}: Call<Shape>): Promise<z.infer<Shape>> => {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    if (!response.ok || !isJson) {
      await response.body?.cancel();
      throw new AddressServiceFailed(response.ok ? "not-json" : `status-${response.status}`);
    }
    return parsed(shape, await textOf(response));
  } catch (cause) {
    throw new AddressServiceFailed(reasonOf(cause));
  }
};

export interface PostcoderOptions extends AddressServiceConfig {
  readonly timeoutMs?: number;
}

/** UK searches take two calls; other countries one, which returns whole addresses. */
export const postcoder = ({ url: base, key, timeoutMs = GIVES_UP_MS }: PostcoderOptions): AddressService => {
  /** Each parameter is encoded once: ids contain braces, bars and letters of Welsh. */
  const call = <Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    query: Readonly<Record<string, string>>,
  ) => ask({ shape, timeoutMs, url: new URL(`${path}?${new URLSearchParams(query)}`, base) });
  const inUk = { country: "UK", apikey: key, format: "json" } as const;

  return {
    find: async (query, container) => {
      const rows = await call(foundRows, "autocomplete/find", {
        query,
        ...(container !== undefined && { pathfilter: container }),
        ...inUk,
        maximumresults: MOST_ROWS,
      });
      return rows.map(
        ({ id, type, summaryline, locationsummary, count }): AddressRow => ({
          id,
          kind: type === "ADD" ? "ADDRESS" : "GROUP",
          summary: summaryline,
          place: locationsummary,
          count,
        }),
      );
    },

    retrieve: async (id, query) => {
      const [found] = await call(addresses, "autocomplete/retrieve/", {
        id,
        query,
        ...inUk,
        lines: "2",
        addtags: "country,udprn",
      });
      return found && addressOf(found, { country: "GB", id });
    },

    search: async (country, query) => {
      const path = [key, "address", country, query].map(encodeURIComponent).join("/");
      const found = await call(addresses, path, { lines: "2", addtags: "udprn,country", format: "json" });
      return found.map((sent, index) => {
        const address = addressOf(sent, { country });
        const { line: summary, place } = addressLines(address);
        return {
          row: { id: sent.udprn || `row-${index}`, kind: "ADDRESS", summary, place, count: 1 },
          address,
        };
      });
    },
  };
};
