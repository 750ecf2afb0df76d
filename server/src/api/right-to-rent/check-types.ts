import { recordPurposes } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { GivenDocument } from "@latchkey/domain/compliance/right-to-rent/record-documents.ts";
import { rightToRentRoutes } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import type { KeptLetting } from "../../right-to-rent/letting.ts";
import type { StatementText } from "../../right-to-rent/statement-text.ts";
import { enumValues } from "../graphql/enum-values.ts";
import type { MemberTypes } from "../graphql/member-types.ts";

type Builder<Context extends object> = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<MemberTypes<Context>>
>;

const enums = <Context extends object>(builder: Builder<Context>) => ({
  route: builder.enumType("RightToRentRoute", { values: rightToRentRoutes }),
  purpose: builder.enumType("RightToRentPurpose", { values: enumValues(recordPurposes) }),
  shows: builder.enumType("RightToRentShown", {
    values: enumValues(["right", "no_excuse", "no_right"] as const),
  }),
});

const recordParts = <Context extends object>(builder: Builder<Context>) => ({
  recordValue: builder
    .objectRef<{ readonly name: string; readonly value: string }>("RecordValue")
    .implement({ fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }) }),
  shownDocument: builder.objectRef<GivenDocument>("ShownDocument").implement({
    fields: (t) => ({
      kind: t.exposeString("kind"),
      country: t.exposeString("country"),
      form: t.exposeString("form"),
      expiresOn: t.exposeString("expiresOn", { description: "Empty: it has no end." }),
      issuedOn: t.exposeString("issuedOn", {
        description: "The day of a letter; other documents leave it empty.",
      }),
    }),
  }),
});

const aboutLetting = <Context extends object>(builder: Builder<Context>) => ({
  letting: builder.objectRef<KeptLetting>("Letting").implement({
    description: "The landlord, the days of the agreement and of the tenancy, as recorded last.",
    fields: (t) => ({
      landlord: t.exposeString("landlord", { nullable: true }),
      agreementOn: t.expose("agreementOn", { type: "Date" }),
      startsOn: t.expose("startsOn", { type: "Date" }),
      signedOn: t.expose("signedOn", { type: "Date", nullable: true }),
      endedOn: t.expose("endedOn", { type: "Date", nullable: true }),
      isRecorded: t.exposeBoolean("isRecorded"),
    }),
  }),
  statement: builder.objectRef<StatementText>("RightToRentStatement").implement({
    description: "What the person is told before the check.",
    fields: (t) => ({
      language: t.exposeString("language", { description: "ISO 639-1." }),
      title: t.exposeString("title"),
      paragraphs: t.stringList({ resolve: ({ paragraphs }) => [...paragraphs] }),
    }),
  }),
});

const recordInput = <Context extends object>(builder: Builder<Context>) => {
  const value = builder.inputType("RecordValueInput", {
    fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
  });
  const document = builder.inputType("ShownDocumentInput", {
    fields: (t) => ({
      kind: t.string({ required: true }),
      country: t.string({ required: true }),
      form: t.string({ required: true }),
      expiresOn: t.string({ required: true }),
      issuedOn: t.string({ required: true }),
    }),
  });
  return builder.inputType("RightToRentRecordInput", {
    fields: (t) => ({
      route: t.string({ required: true }),
      values: t.field({
        type: [value],
        required: true,
        description:
          "By the field's name in the rule set; files by the ids of their uploads, separated by spaces.",
      }),
      documents: t.field({ type: [document], required: true }),
    }),
  });
};

/** The parts of a right-to-rent check, as console and portal show and take them. */
export const checkTypes = <Context extends object>(builder: Builder<Context>) => ({
  ...enums(builder),
  ...recordParts(builder),
  ...aboutLetting(builder),
  recordInput: recordInput(builder),
});

interface SentInput extends Omit<GivenRecordInput, "values"> {
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

interface GivenRecordInput {
  readonly route: string;
  readonly values: Readonly<Record<string, string>>;
  readonly documents: readonly GivenDocument[];
}

export const givenRecordOf = ({ values, ...record }: SentInput): GivenRecordInput => ({
  ...record,
  values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
});
