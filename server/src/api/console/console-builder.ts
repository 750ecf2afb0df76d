import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import SchemaBuilder from "@pothos/core";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import { dateScalar, dateTimeScalar, runField } from "../graphql/fields.ts";
import type { MemberTypes } from "../graphql/member-types.ts";
import {
  type ConsoleContext,
  type ConsoleOperation,
  requireLead,
  requireProof,
  requireRole,
} from "./console-context.ts";

export type ConsoleTypes = MemberTypes<ConsoleContext>;

export const builder = new SchemaBuilder<ConsoleTypes>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.addScalarType("Date", dateScalar);
builder.addScalarType("DateTime", dateTimeScalar);
builder.scalarType("Json", {
  description: "The referee's page and answers, in the form of the questionnaire.",
  serialize: (value) => value,
});

/** Every query or mutation field that needs a role goes through here or `inOperation`. */
export const asRole = async <Result>(
  context: ConsoleContext,
  role: StaffRole,
  read: (actor: StaffActor) => Promise<Result>,
): Promise<Result> => {
  const actor = await context.staff();
  requireRole(actor, role);
  return read(actor);
};

export const asLead = async <Result>(
  context: ConsoleContext,
  read: (actor: StaffActor) => Promise<Result>,
): Promise<Result> => {
  const actor = await context.staff();
  requireLead(actor);
  return read(actor);
};

export const inOperation = <Result>(
  context: ConsoleContext,
  role: StaffRole,
  change: (operation: ConsoleOperation) => Promise<Result>,
): Promise<Result> =>
  runField(context, (operation) => {
    requireRole(operation.actor, role);
    return change(operation);
  });

/** For a lead, who has both roles. */
export const inLeadOperation = <Result>(
  context: ConsoleContext,
  change: (operation: ConsoleOperation) => Promise<Result>,
): Promise<Result> =>
  runField(context, (operation) => {
    requireLead(operation.actor);
    return change(operation);
  });

/**
 * For mutations that grant or revoke access: they require a recent second factor, since a session may have
 * been left open.
 */
export const inProvedOperation = <Result>(
  context: ConsoleContext,
  role: StaffRole,
  change: (operation: ConsoleOperation) => Promise<Result>,
): Promise<Result> =>
  inOperation(context, role, (operation) => {
    requireProof(operation.actor);
    return change(operation);
  });

export const inOwnOperation = <Result>(
  context: ConsoleContext,
  change: (operation: ConsoleOperation) => Promise<Result>,
): Promise<Result> => runField(context, change);
