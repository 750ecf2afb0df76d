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

const forFiles: readonly RequestTitle[] = ["document", "photo", "income", "address", "agreement"];

export const asksForFile = (title: RequestTitle): boolean => forFiles.includes(title);

export const namedDocument = <Type extends string>({
  start,
  documentType,
}: {
  readonly start: string;
  readonly documentType?: Type | null | undefined;
}): Type | undefined =>
  start === "genericUpload" && documentType && documentType !== "OTHER" ? documentType : undefined;

export const titleKey = (title: RequestTitle, isNamed: boolean): RequestTitle | "named" | "another" => {
  if (!isNamed) return title;
  return title === "document" ? "named" : "another";
};
