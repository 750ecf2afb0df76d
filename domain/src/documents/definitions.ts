import { acceptedFileTypes, type FileType } from "./formats.ts";
import { type DocumentType, documentTypes, isTwoSided } from "./kinds.ts";

export interface DocumentDefinition {
  readonly docType: DocumentType;
  readonly docName: string;
  readonly acceptedFileTypes: readonly FileType[];
  readonly sides: 1 | 2;
  readonly sideNames: readonly string[];
}

export type Side = "front" | "back";

const pascalCase = (type: string): string =>
  type
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");

const sideNamesOf = (type: DocumentType): readonly string[] => {
  if (type === "TIME_LIMITED_PASSPORT") return ["PHOTO_PAGE", "VISA_PAGE"];
  return isTwoSided(type) ? ["FRONT", "BACK"] : [];
};

const define = (docType: DocumentType): DocumentDefinition => {
  const docName = pascalCase(docType);
  return {
    docType,
    docName,
    acceptedFileTypes: acceptedFileTypes(docName),
    sides: isTwoSided(docType) ? 2 : 1,
    sideNames: sideNamesOf(docType),
  };
};

export const documentDefinitions: readonly DocumentDefinition[] = documentTypes.map(define);

/** An undefined document type is an error in the data, not by the person, so it is thrown (spec 2 §8). */
export class MissingDocumentDefinition extends Error {
  constructor(type: string) {
    super(`No document definition for ${type}`);
    this.name = "MissingDocumentDefinition";
  }
}

export const findDefinition = (type: string): DocumentDefinition | undefined =>
  documentDefinitions.find(({ docType }) => docType === type);

export const definitionOf = (type: string): DocumentDefinition => {
  const definition = findDefinition(type);
  if (!definition) throw new MissingDocumentDefinition(type);
  return definition;
};

/**
 * The type under which one side is stored: `PASSPORT`, `NATIONAL_ID_FRONT`, `TIME_LIMITED_PASSPORT_VISA_PAGE`.
 */
export const slotType = (type: string, side: Side): string => {
  const { docType, sideNames } = definitionOf(type);
  const suffix = sideNames[side === "front" ? 0 : 1];
  return suffix === undefined ? docType : `${docType}_${suffix}`;
};

export interface Slot {
  readonly definition: DocumentDefinition;
  readonly side: Side;
}

export const slotOf = (storedType: string): Slot | undefined => {
  for (const definition of documentDefinitions) {
    if (definition.sides === 1) {
      if (definition.docType === storedType) return { definition, side: "front" };
      continue;
    }
    const index = definition.sideNames.findIndex((name) => `${definition.docType}_${name}` === storedType);
    if (index >= 0) return { definition, side: index === 0 ? "front" : "back" };
  }
  return undefined;
};
