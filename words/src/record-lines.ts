import type { GivenDocument } from "@latchkey/domain/compliance/right-to-rent/record-documents.ts";
import { responsibilityFields } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";

type Words = Readonly<Record<string, string>>;

export interface RecordNames {
  readonly field: Words;
  readonly choice: Words;
  readonly document: Words;
  readonly documentPlace: string;
  readonly validUntil: string;
  readonly issuedOn: string;
}

export interface RecordFormats {
  readonly date: (day: string) => string;
  readonly country: (code: string) => string;
  /** Names the agreement in writing that has the id. */
  readonly responsibility: (id: string) => string;
}

export interface WrittenRecord {
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly documents: readonly GivenDocument[];
  readonly files: readonly { readonly field: string }[];
}

export interface RecordLine {
  readonly key: string;
  readonly term: string;
  readonly text: string;
}

/** The result of the record says the outcome already. */
const SAID_BY_THE_RESULT = "outcome";

const valueText = (value: string, { choice }: RecordNames, { date }: RecordFormats): string => {
  if (isCivilDate(value)) return date(value);
  const [day = "", time] = value.split("T");
  return time && isCivilDate(day) ? `${date(day)}, ${time}` : (choice[value] ?? value);
};

const documentText = (
  { kind, country, expiresOn, issuedOn }: GivenDocument,
  names: RecordNames,
  formats: RecordFormats,
): string =>
  [
    names.document[kind] ?? kind,
    formats.country(country),
    isCivilDate(expiresOn) && `${names.validUntil} ${formats.date(expiresOn)}`,
    isCivilDate(issuedOn) && `${names.issuedOn} ${formats.date(issuedOn)}`,
  ]
    .filter(Boolean)
    .join(", ");

export const recordLines = (
  { values, documents, files }: WrittenRecord,
  names: RecordNames,
  formats: RecordFormats,
): readonly RecordLine[] => [
  ...documents.map((document, place) => ({
    key: `document-${place}`,
    term: `${names.documentPlace} ${place + 1}`,
    text: documentText(document, names, formats),
  })),
  ...values
    .filter(({ name, value }) => value !== "" && name !== SAID_BY_THE_RESULT)
    .filter(({ name }) => name !== "documents" && !files.some(({ field }) => field === name))
    .map(({ name, value }) => ({
      key: name,
      term: names.field[name] ?? name,
      text: responsibilityFields.includes(name)
        ? formats.responsibility(value)
        : valueText(value, names, formats),
    })),
];
