import type { Period } from "@latchkey/domain/residence/span.ts";

export const GAPS_WORDS = "gapsWords";

export const gapId = ({ from }: Period): string => `gap-${from}`;
