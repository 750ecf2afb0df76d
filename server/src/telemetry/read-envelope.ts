import { z } from "zod";

/** An envelope is a line about itself, then a line about each item and the item. */

const MOST_ITEMS = 5;
const MOST_FRAMES = 50;
const MOST_BREADCRUMBS = 50;

const EVENT_ID = /^[0-9a-f]{32}$/;

const listOf = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(-most).flatMap((one): z.infer<Shape>[] => {
        const read = shape.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

const text = z.string().max(2_000).catch("");
const place = z.number().int().min(0).max(10_000_000).optional().catch(undefined);

const frame = z.object({ filename: text, function: text, lineno: place, colno: place });
const exception = z.object({
  type: text,
  value: text,
  stacktrace: z
    .object({ frames: listOf(frame, MOST_FRAMES) })
    .optional()
    .catch(undefined),
});
const breadcrumb = z.object({
  category: z.enum(["navigation", "event"]),
  message: z.string().max(200),
  timestamp: z.number().min(0),
});

const common = z.object({ event_id: z.string().regex(EVENT_ID), transaction: text });

const errorEvent = common.extend({
  level: z.enum(["fatal", "error", "warning"]).catch("error"),
  exception: z.object({ values: listOf(exception, 5) }),
  tags: z.object({ category: text }).catch({ category: "" }),
  breadcrumbs: listOf(breadcrumb, MOST_BREADCRUMBS),
});
export type SentError = z.infer<typeof errorEvent>;

const pageLoad = common.extend({
  start_timestamp: z.number(),
  timestamp: z.number(),
  contexts: z.object({
    trace: z.object({
      trace_id: z.string().regex(EVENT_ID),
      span_id: z.string().regex(/^[0-9a-f]{16}$/),
    }),
  }),
});
export type SentPageLoad = z.infer<typeof pageLoad>;

export type SentItem =
  | { readonly kind: "event"; readonly sent: SentError }
  | { readonly kind: "transaction"; readonly sent: SentPageLoad };

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const header = z.object({ type: z.string() });

const itemOf = (type: string, content: unknown): SentItem | undefined => {
  if (type === "event") {
    const { data } = errorEvent.safeParse(content);
    return data && { kind: "event", sent: data };
  }
  if (type !== "transaction") return undefined;
  const { data } = pageLoad.safeParse(content);
  return data && { kind: "transaction", sent: data };
};

export const readEnvelope = (body: string): readonly SentItem[] | undefined => {
  const [first = "", ...lines] = body.split("\n").filter((line) => line !== "");
  if (!z.object({}).safeParse(jsonOf(first)).success) return undefined;
  const items: SentItem[] = [];
  for (let index = 0; index + 1 < lines.length && items.length < MOST_ITEMS; index += 2) {
    const { data } = header.safeParse(jsonOf(lines[index] ?? ""));
    if (!data) return undefined;
    const item = itemOf(data.type, jsonOf(lines[index + 1] ?? ""));
    if (item) items.push(item);
  }
  return items;
};
