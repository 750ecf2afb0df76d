import { type DocumentDefinition, documentDefinitions, type Side } from "./definitions.ts";
import type { FileType } from "./formats.ts";

export interface StoredName {
  readonly definition: DocumentDefinition;
  readonly side: Side;
  readonly extension: FileType;
  readonly prefix?: string;
}

/** Every passport is stored as `Passport`, every driving licence as `DrivingLicence`, as written (spec 1 §4). */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  Passport: "Passport",
  UkPassport: "Passport",
  TimeLimitedPassport: "Passport",
  BritishNationalOverseasPassport: "Passport",
  GuarantorPassport: "Passport",
  DrivingLicence: "DrivingLicence",
  UkDrivingLicence: "DrivingLicence",
};

const baseName = (docName: string): string =>
  AS_WRITTEN[docName] ?? docName.replace(/[\s-]/g, "").toUpperCase();

/** `Passport.png`, `NATIONALID_back.jpg`, `1b9d6bcd_BANKSTATEMENT.pdf` (spec 1 §4). */
export const storedFileName = ({ definition, side, extension, prefix }: StoredName): string => {
  const start = prefix === undefined ? "" : `${prefix}_`;
  const back = definition.sides === 2 && side === "back" ? "_back" : "";
  return `${start}${baseName(definition.docName)}${back}.${extension}`;
};

/** Any type may have a name that no document is stored under. */
export const isOfStoredName = (fileName: string, type: FileType): boolean => {
  const base = fileName.replace(/^[0-9a-f]{8}_/, "").replace(/(?:_back)?\.[^.]*$/, "");
  const definitions = documentDefinitions.filter(({ docName }) => baseName(docName) === base);
  return (
    definitions.length === 0 || definitions.some(({ acceptedFileTypes }) => acceptedFileTypes.includes(type))
  );
};
