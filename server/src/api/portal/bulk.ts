import {
  type BulkCells,
  type BulkColumn,
  bulkColumns,
  MOST_BULK_LINES,
} from "@latchkey/domain/applications/bulk-columns.ts";
import {
  type BulkChoices,
  type BulkGroup,
  type BulkIssues,
  type BulkPlan,
  type BulkState,
  bulkStates,
  planBulk,
} from "@latchkey/domain/applications/bulk-lines.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { lockAgency } from "../../agencies/agencies.ts";
import { offerOf, readOffer } from "../../agencies/agency-offer.ts";
import { type AgencyActor, inAgencyTransaction, withAgencyRights } from "../../agencies/agency-rights.ts";
import { findSentBefore } from "../../applications/already-open.ts";
import { invalidInput, Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { policyInForce } from "../../policies/read-policies.ts";
import { createForAgency } from "../agencies/create-application.ts";
import { language } from "./application.type.ts";
import { builder, changing, withRight } from "./portal-builder.ts";

const column = builder.enumType("BulkColumn", {
  values: Object.fromEntries(bulkColumns.map((name) => [name, { value: name }])) as Record<
    BulkColumn,
    { readonly value: BulkColumn }
  >,
});
const state = builder.enumType("BulkState", {
  values: Object.fromEntries(bulkStates.map((one) => [one.toUpperCase(), { value: one }])),
});

const cellInput = builder.inputType("BulkCellInput", {
  fields: (t) => ({
    column: t.field({ type: column, required: true }),
    text: t.string({ required: true }),
  }),
});

const choicesInput = builder.inputType("BulkChoicesInput", {
  description: "For all lines that name nothing else.",
  fields: (t) => ({
    policy: t.string({ description: "null: the agency's own." }),
    language: t.field({ type: language, description: "null: the agency's own." }),
    branchId: t.id(),
  }),
});

const lineInput = builder.inputType("BulkLineInput", {
  fields: (t) => ({ cells: t.field({ type: [cellInput], required: true }) }),
});

interface CheckedLine {
  readonly state: BulkState;
  readonly issues: BulkIssues;
  /** The number of a person of the application that was sent before. */
  readonly number: string | null;
  /** The place of the first line of its application. */
  readonly group: number;
}

interface ShownIssue {
  readonly column: BulkColumn;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
}

const issue = builder.objectRef<ShownIssue>("BulkIssue").implement({
  fields: (t) => ({
    column: t.expose("column", { type: column }),
    code: t.exposeString("code"),
    params: t.string({
      nullable: true,
      description: "JSON.",
      resolve: ({ params }) => (params ? JSON.stringify(params) : null),
    }),
  }),
});

const shownIssues = (issues: BulkIssues): ShownIssue[] =>
  bulkColumns.flatMap((name) => {
    const found = issues[name];
    return found ? [{ column: name, code: found.code, params: found.params }] : [];
  });

const checkedLine = builder.objectRef<CheckedLine>("BulkLine").implement({
  fields: (t) => ({
    state: t.expose("state", { type: state }),
    issues: t.field({ type: [issue], resolve: ({ issues }) => shownIssues(issues) }),
    number: t.exposeString("number", { nullable: true }),
    group: t.exposeInt("group", { description: "The place of the first line of its application." }),
  }),
});

interface Given {
  readonly lines: readonly { readonly cells: readonly (typeof cellInput.$inferInput)[] }[];
  readonly choices: typeof choicesInput.$inferInput;
}

const cellsOf = ({ cells }: Given["lines"][number]): BulkCells =>
  Object.fromEntries(cells.map(({ column: name, text }) => [name, text]));

interface Planned extends BulkPlan {
  readonly choices: BulkChoices;
}

const planned = async (
  tx: Tx,
  { today }: Pick<Services, "today">,
  { agencyId, lines, choices: chosen }: AgencyActor & Given,
): Promise<Planned> => {
  if (lines.length > MOST_BULK_LINES)
    throw invalidInput({ lines: { code: "bulk.validations.tooMany", params: { max: MOST_BULK_LINES } } });
  const offer = await withAgencyRights(tx, { agencyId }, (scoped) => readOffer(scoped, agencyId));
  const choices: BulkChoices = {
    agency: offer.name,
    policy: chosen.policy ?? offer.standard ?? "",
    language: chosen.language ?? offer.language ?? "en",
    branch: chosen.branchId ?? undefined,
    branches: offer.branches,
  };
  const policy = await policyInForce(tx, choices.policy, today());
  const judging = { today: today(), policy: policy?.content, offer: offerOf(offer) };
  return { ...planBulk(lines.map(cellsOf), choices, judging), choices };
};

const hasMistake = ({ issues }: BulkPlan, place: number): boolean =>
  Object.keys(issues[place] ?? {}).length > 0;

const stateOf = (
  plan: BulkPlan,
  {
    group,
    place,
    sentBefore,
  }: { readonly group: BulkGroup; readonly place: number; readonly sentBefore: number | undefined },
): BulkState => {
  if (hasMistake(plan, place)) return "mistakes";
  if (sentBefore !== undefined) return "open";
  const waits = plan.policyIssue !== undefined || group.lines.some((one) => hasMistake(plan, one));
  return waits ? "waits" : "ready";
};

const check = async (tx: Tx, agency: AgencyActor, plan: BulkPlan): Promise<CheckedLine[]> => {
  const checked: CheckedLine[] = [];
  for (const group of plan.groups) {
    const before = await withAgencyRights(tx, agency, (scoped) => findSentBefore(scoped, group.application));
    for (const place of group.lines) {
      checked[place] = {
        state: stateOf(plan, { group, place, sentBefore: before }),
        issues: plan.issues[place] ?? {},
        number: before === undefined ? null : partyNumber(before),
        group: group.lines[0] ?? place,
      };
    }
  }
  return checked;
};

builder.queryField("checkLines", (t) =>
  t.field({
    type: [checkedLine],
    description: "In the order of the lines. Nothing is sent.",
    args: {
      lines: t.arg({ type: [lineInput], required: true }),
      choices: t.arg({ type: choicesInput, required: true }),
    },
    resolve: (_root, given, context) =>
      withRight(context, "letting", (actor) =>
        inAgencyTransaction(context.services, async (tx) =>
          check(tx, actor, await planned(tx, context.services, { ...given, agencyId: actor.agencyId })),
        ),
      ),
  }),
);

interface Sent {
  readonly lines: readonly CheckedLine[];
  readonly applications: number;
  readonly people: number;
}

const sentType = builder.objectRef<Sent>("BulkSent").implement({
  fields: (t) => ({
    lines: t.field({
      type: [checkedLine],
      description: "As they were before: those that were ready have been sent.",
      resolve: ({ lines }) => [...lines],
    }),
    applications: t.exposeInt("applications"),
    people: t.exposeInt("people"),
  }),
});

builder.mutationField("sendLines", (t) =>
  t.field({
    type: sentType,
    description: "Sends the lines that are ready. The same lines again send nothing.",
    args: {
      lines: t.arg({ type: [lineInput], required: true }),
      choices: t.arg({ type: choicesInput, required: true }),
    },
    resolve: (_root, given, context) =>
      changing(context, "letting", async ({ work, actor }): Promise<Sent> => {
        // A second upload waits until the first is committed, and then finds its references.
        await lockAgency(work, actor.agencyId);
        const plan = await planned(work.tx, work.services, { ...given, agencyId: actor.agencyId });
        const lines = await check(work.tx, actor, plan);
        const ready = plan.groups.filter((group) =>
          group.lines.every((place) => lines[place]?.state === "ready"),
        );
        if (ready.length === 0) throw new Refusal("NOTHING_TO_SEND");
        for (const { application } of ready) {
          const { agency: _agency, ...sent } = application;
          await createForAgency({ ...work, actor }, sent);
        }
        const people = ready.reduce((sum, { lines: places }) => sum + places.length, 0);
        return { lines, applications: ready.length, people };
      }),
  }),
);
