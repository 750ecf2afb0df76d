/** What a request for missing information is about, as its title says it. The words are with those of requests. */
export const requestTitles = [
  "details",
  "document",
  "photo",
  "live",
  "code",
  "status",
  "payer",
  "source",
  "reference",
  "guarantor",
  "income",
  "history",
  "rental",
  "landlord",
  "address",
  "agreement",
] as const;
export type RequestTitle = (typeof requestTitles)[number];

/** A request for a file says so on its button. */
const forFiles: readonly RequestTitle[] = ["document", "photo", "income", "address", "agreement"];

export const asksForFile = (title: RequestTitle): boolean => forFiles.includes(title);

/** The one document that a request names; undefined: any that fits, or none at all. */
export const namedDocument = <Type extends string>({
  start,
  documentType,
}: {
  readonly start: string;
  readonly documentType?: Type | null | undefined;
}): Type | undefined =>
  start === "genericUpload" && documentType && documentType !== "OTHER" ? documentType : undefined;

/** The words for a title, which may name the document. */
export const titleKey = (title: RequestTitle, isNamed: boolean): RequestTitle | "named" | "another" => {
  if (!isNamed) return title;
  return title === "document" ? "named" : "another";
};
