import type { CannedWords, cannedUses, InEveryLanguage } from "@latchkey/domain/review/canned-text.ts";
import { type Language, languages, staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { readLanguage } from "../../parties/parties.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import {
  type CannedText,
  listCannedTexts,
  offeredCannedTexts,
  retireCannedText,
  saveCannedText,
} from "../../review/canned-texts/canned-texts.ts";
import { fillCanned } from "../../review/canned-texts/fill-canned.ts";
import { language } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

interface InLanguage {
  readonly language: Language;
  readonly text: string;
}

const inLanguage = builder.objectRef<InLanguage>("CannedInLanguage").implement({
  fields: (t) => ({
    language: t.expose("language", { type: language }),
    text: t.exposeString("text"),
  }),
});

const cannedUse = builder.enumType("CannedUse", {
  values: {
    REQUEST: { value: "request" },
    DECISION: { value: "decision" },
  } as const satisfies Record<Uppercase<(typeof cannedUses)[number]>, unknown>,
});

const inAll = (texts: InEveryLanguage): InLanguage[] =>
  languages.map((one) => ({ language: one, text: texts[one] }));

const cannedText = builder.objectRef<CannedText>("CannedText").implement({
  description: "The newest version of prepared words for one reason.",
  fields: (t) => ({
    id: t.exposeID("textId"),
    versionId: t.exposeID("id"),
    version: t.exposeInt("version"),
    name: t.exposeString("name"),
    use: t.expose("use", { type: cannedUse }),
    reason: t.exposeString("reason"),
    texts: t.field({ type: [inLanguage], resolve: ({ texts }) => inAll(texts) }),
    isRetired: t.exposeBoolean("isRetired"),
    by: t.exposeString("by", { nullable: true, description: "null: shipped with the product." }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

builder.queryField("cannedTexts", (t) =>
  t.field({
    type: [cannedText],
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listCannedTexts(context.services.db))]),
  }),
);

builder.queryField("offeredCannedTexts", (t) =>
  t.field({
    type: [cannedText],
    args: { use: t.arg({ type: cannedUse, required: true }) },
    resolve: (_root, { use }, context) =>
      asRole(context, "REVIEWER", async () => [...(await offeredCannedTexts(context.services.db, use))]),
  }),
);

const cannedTextInput = builder.inputType("CannedTextInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    use: t.string({ required: true, description: "`request` or `decision`." }),
    reason: t.string({ required: true }),
    ...(Object.fromEntries(languages.map((one) => [one, t.string({ required: true })])) as Record<
      Language,
      ReturnType<typeof t.string<true>>
    >),
  }),
});

const listAll = async ({ tx }: Work): Promise<CannedText[]> => [...(await listCannedTexts(tx))];

builder.mutationField("saveCannedText", (t) =>
  t.field({
    type: [cannedText],
    description: "A new version; what was told before keeps its words.",
    args: {
      id: t.arg.id({ description: "None: a new text." }),
      version: t.arg.int({ description: "The version that was changed." }),
      input: t.arg({ type: cannedTextInput, required: true }),
    },
    resolve: (_root, { id, version, input: { name, use, reason, ...texts } }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        const which = { textId: id ?? undefined, from: version ?? undefined };
        await saveCannedText(work, { ...which, name, use, reason, texts, staffId });
        return listAll(work);
      }),
  }),
);

builder.mutationField("retireCannedText", (t) =>
  t.field({
    type: [cannedText],
    description: "A retired text is not offered, until it is used again.",
    args: { id: t.arg.id({ required: true }), isRetired: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, isRetired }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await retireCannedText(work, { textId: id, isRetired, staffId });
        return listAll(work);
      }),
  }),
);

export const cannedChoiceInput = builder.inputType("CannedChoiceInput", {
  fields: (t) => ({
    reason: t.string({ required: true }),
    versionId: t.id({ required: true }),
  }),
});

export interface ShownCanned {
  readonly versionId: string;
  readonly theirs: string;
  readonly yours: string;
}

export const shownCanned = builder.objectRef<ShownCanned>("ShownCanned").implement({
  description: "Prepared words, filled in, as the applicant reads them and in English.",
  fields: (t) => ({
    versionId: t.exposeID("versionId"),
    theirs: t.exposeString("theirs"),
    yours: t.exposeString("yours"),
  }),
});

/** Nothing of what is not offered any more: sending says so at its field. */
export const showCanned = async (
  work: Work,
  party: PartyKey,
  words: readonly CannedWords[] | undefined,
): Promise<ShownCanned[]> => {
  const theirs = await readLanguage(work.tx, party);
  return (words ?? []).map(({ versionId, texts }) => ({
    versionId,
    theirs: texts[theirs],
    yours: texts[staffLanguage],
  }));
};

builder.queryField("cannedOfDecision", (t) =>
  t.field({
    type: [shownCanned],
    args: {
      partyId: t.arg.id({ required: true }),
      canned: t.arg({ type: [cannedChoiceInput], required: true }),
    },
    resolve: (_root, { partyId, canned: choices }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work) => {
          const party = await partyNamed({ work }, partyId);
          const reasons = choices.map(({ reason }) => reason);
          const day = work.services.today();
          const asked = { use: "decision", reasons, choices, day, document: () => "" } as const;
          return showCanned(work, party, await fillCanned(work.tx, party, asked));
        }),
      ),
  }),
);
