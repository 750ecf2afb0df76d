/** As the queue keeps it in a row and tells it to the log. */
const codesOf = (cause: Error): readonly string[] => {
  const { code, responseCode } = cause as Error & Partial<Record<"code" | "responseCode", unknown>>;
  return [code, responseCode].filter((known) => known !== undefined).map(String);
};

/**
 * Why a job failed, in words of ours alone: a mail server quotes the address that it refuses, a database the row.
 * The kind, the codes and the place of the fault stay.
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
