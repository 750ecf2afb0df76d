import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidyName } from "@latchkey/domain/rules/tidy.ts";
import { ALREADY_ON_TEAM, invitationIssues, memberIssues } from "@latchkey/domain/staff/member.ts";
import { secondFactors, staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { canonicalAddress } from "../../accounts/canonical-address.ts";
import { resetSecondFactor } from "../../members/members.ts";
import { countPutAside } from "../../platform/mail/report-folder.ts";
import { invalidInput, notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { releaseAllParties } from "../../review/take-party.ts";
import {
  blockStaff,
  changeStaff,
  findStaff,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  type StaffMember,
  setSkills,
  unblockStaff,
} from "../../staff/staff-members.ts";
import { asRole, builder, inOperation, inProvedOperation } from "./console-builder.ts";
import type { ConsoleOperation } from "./console-context.ts";
import { skill } from "./skill.type.ts";

/** For administrators; all staff see themselves. */

const staffRole = builder.enumType("StaffRole", { values: staffRoles });
export const secondFactor = builder.enumType("SecondFactor", { values: secondFactors });

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const staffMember = builder.objectRef<StaffMember>("StaffMember").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    name: t.exposeString("name"),
    roles: t.field({ type: [staffRole], resolve: ({ roles }) => [...roles] }),
    skills: t.field({ type: [skill], resolve: ({ skills }) => [...skills] }),
    factors: t.field({
      type: [secondFactor],
      description: "Empty until a second factor was set up.",
      resolve: ({ factors, isEnrolled }) => (isEnrolled ? [...factors] : []),
    }),
    invitedAt: t.field({ type: "DateTime", resolve: ({ invitedAt }) => invitedAt.toISOString() }),
    lastSeenAt: t.field({ type: "DateTime", nullable: true, resolve: ({ lastSeenAt }) => isoOf(lastSeenAt) }),
    blockedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ blockedAt }) => isoOf(blockedAt) }),
    isYou: t.boolean({ resolve: async ({ id }, _args, context) => (await context.staff()).staffId === id }),
  }),
});

const memberNow = async (tx: Tx, id: string): Promise<StaffMember> => {
  const member = await findStaff(tx, id);
  if (!member) throw notFound();
  return member;
};

builder.queryField("staff", (t) =>
  t.field({
    type: staffMember,
    description: "The signed-in member.",
    resolve: async (_root, _args, { services, staff }) => {
      const member = await findStaff(services.db, (await staff()).staffId);
      if (!member) throw new Refusal("UNAUTHENTICATED");
      return member;
    },
  }),
);

builder.queryField("team", (t) =>
  t.field({
    type: [staffMember],
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listStaff(context.services.db))]),
  }),
);

builder.queryField("unreadReports", (t) =>
  t.int({
    nullable: true,
    description: "The number of unreadable reports of failed deliveries; null if reports are not read.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => (await countPutAside(context.services.config)) ?? null),
  }),
);

const check = (issues: Readonly<Record<string, Issue>>): void => {
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

builder.mutationField("inviteStaff", (t) =>
  t.field({
    type: staffMember,
    args: {
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [staffRole], required: true }),
    },
    resolve: (_root, { email, name, roles }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work }) => {
        check(invitationIssues({ email, name, roles }));
        const invited = { email: canonicalAddress(email), name: tidyName(name), roles };
        const id = await inviteStaff(work, invited);
        if (id === undefined) throw invalidInput({ email: { code: ALREADY_ON_TEAM } });
        return memberNow(work.tx, id);
      }),
  }),
);

interface MemberChange {
  readonly name: "resendStaffInvitation" | "blockStaff" | "unblockStaff" | "resetSecondFactor";
  /** Blocking requires no second factor: it may be urgent, and grants nothing. */
  readonly within: typeof inOperation;
}

const changeField = (
  { name, within }: MemberChange,
  change: (operation: ConsoleOperation, id: string) => Promise<void>,
) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: staffMember,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        within(context, "ADMINISTRATOR", async (operation) => {
          await requireColleague(operation, id);
          await change(operation, id);
          return memberNow(operation.work.tx, id);
        }),
    }),
  );

/**
 * Staff cannot block themselves, change their own roles or remove their own second factor, so an
 * administrator always remains.
 */
const requireColleague = async ({ work, actor }: ConsoleOperation, id: string): Promise<StaffMember> => {
  if (!isUuid(id)) throw notFound();
  const member = await memberNow(work.tx, id);
  if (member.id === actor.staffId) throw new Refusal("NOT_YOURSELF");
  return member;
};

changeField({ name: "resendStaffInvitation", within: inProvedOperation }, ({ work }, id) =>
  inviteStaffAgain(work, id),
);
changeField({ name: "blockStaff", within: inOperation }, async ({ work }, id) => {
  await blockStaff(work, id);
  await releaseAllParties(work, id);
});
changeField({ name: "unblockStaff", within: inProvedOperation }, ({ work }, id) => unblockStaff(work, id));
changeField({ name: "resetSecondFactor", within: inProvedOperation }, ({ work }, id) =>
  resetSecondFactor(work, { id, audience: "staff" }),
);

builder.mutationField("setSkills", (t) =>
  t.field({
    type: staffMember,
    description: "Also the caller's own: skills open and close nothing.",
    args: { id: t.arg.id({ required: true }), skills: t.arg({ type: [skill], required: true }) },
    resolve: (_root, { id, skills }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work }) => {
        if (!isUuid(id)) throw notFound();
        await memberNow(work.tx, id);
        await setSkills(work, id, skills);
        return memberNow(work.tx, id);
      }),
  }),
);

builder.mutationField("changeStaff", (t) =>
  t.field({
    type: staffMember,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [staffRole], required: true }),
    },
    resolve: (_root, { id, name, roles }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async (operation) => {
        await requireColleague(operation, id);
        check(memberIssues({ name, roles }));
        await changeStaff(operation.work, id, { name: tidyName(name), roles });
        // A member without the role would keep the cases that return to them.
        if (!roles.includes("REVIEWER")) await releaseAllParties(operation.work, id);
        return memberNow(operation.work.tx, id);
      }),
  }),
);
