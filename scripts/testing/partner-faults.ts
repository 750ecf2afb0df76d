/** Less patience than in production: a fake that never answers shall not take longer. Enough for all that answer, on a busy machine too. */
export const IMPATIENT_MS = 4000;

export const FAULTS = [
  ...(["500", "429", "timeout", "malformed_json", "drop_connection"] as const),
  ...(["wrong_content_type", "huge", "slow:6000"] as const),
] as const;
