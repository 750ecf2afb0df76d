const codesOf = (cause: Error): readonly string[] => {
  const { code, responseCode }: Error & Partial<Record<"code" | "responseCode", unknown>> = cause;
  return [code, responseCode].filter((known) => known !== undefined).map(String);
};

/**
 * Keeps only the kind, codes and location of an error: a mail server quotes the address that it rejects, and
 * a database quotes the row.
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
