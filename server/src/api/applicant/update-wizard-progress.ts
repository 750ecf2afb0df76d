import type { ProgressRow } from "../../parties/party-row.ts";
import { saveProgress } from "../../sections/save-progress.ts";
import { builder, inOperation } from "./builder.ts";
import { sectionName } from "./section-name.type.ts";
import { wizardProgress } from "./validation.type.ts";

const payload = builder.objectRef<ProgressRow>("UpdateWizardProgress").implement({
  fields: (t) => ({ wizardProgress: t.field({ type: wizardProgress, resolve: (item) => item }) }),
});

builder.mutationField("updateWizardProgress", (t) =>
  t.field({
    type: payload,
    args: {
      id: t.arg.int(),
      name: t.arg({ type: sectionName, required: true }),
      completedSteps: t.arg.stringList({ required: true }),
      completed: t.arg.boolean({ required: true }),
      relatedObjectUuid: t.arg.id(),
      remedialSectionUuid: t.arg.id(),
      answers: t.arg({ type: "Json" }),
      answersBefore: t.arg({
        type: "Json",
        description:
          "The answers that the page had read. Only changes are saved; a change made elsewhere is kept, or refused as CHANGED_ELSEWHERE.",
      }),
    },
    resolve: (_root, input, context) =>
      inOperation(context, ({ work, party }) => saveProgress(work, party, input)),
  }),
);
