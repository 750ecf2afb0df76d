/** A failed job as the queue stores and logs it. */
const codesOf = (cause: Error): readonly string[] => {
  const { code, responseCode } = cause as Error & Partial<Record<"code" | "responseCode", unknown>>;
  return [code, responseCode].filter((known) => known !== undefined).map(String);
};

/**
 * Why a job failed, in our own words: a mail server quotes the address that it rejects, a database quotes the row.
 * Only the kind, the codes and the location of the error are kept.
 */
export class FailedJob extends Error {
  override readonly name = "FailedJob";

  constructor(cause: unknown) {
    super(
      cause instanceof Error
        ? [cause.constructor.name, ...codesOf(cause)].join(" ")
        : `a thrown ${typeof cause}`,
    );
    const frames = (cause instanceof Error ? (cause.stack ?? "") : "").split("\n");
    this.stack = [this.message, ...frames.filter((line) => line.startsWith("    at "))].join("\n");
  }
}
