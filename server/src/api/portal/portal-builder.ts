import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import SchemaBuilder from "@pothos/core";
import type { SignedInAgencyUser } from "../../agency-users/agency-sessions.ts";
import { dateScalar, dateTimeScalar, runField } from "../graphql/fields.ts";
import type { MemberTypes } from "../graphql/member-types.ts";
import {
  type PortalContext,
  type PortalOperation,
  requireAgencyProof,
  requireRight,
} from "./portal-context.ts";

export type PortalTypes = MemberTypes<PortalContext>;

export const builder = new SchemaBuilder<PortalTypes>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.addScalarType("Date", dateScalar);
builder.addScalarType("DateTime", dateTimeScalar);

/** Every query field that needs a right goes through here. */
export const withRight = async <Result>(
  context: PortalContext,
  right: AgencyRight,
  read: (actor: SignedInAgencyUser) => Promise<Result>,
): Promise<Result> => {
  const actor = await context.user();
  requireRight(actor, right);
  return read(actor);
};

/** Every mutation field that needs a right goes through here. */
export const changing = <Result>(
  context: PortalContext,
  right: AgencyRight,
  change: (operation: PortalOperation) => Promise<Result>,
): Promise<Result> =>
  runField(context, (operation) => {
    requireRight(operation.actor, right);
    return change(operation);
  });

/** For mutations that grant or end access: they require a recent second factor, since a session may have been left open. */
export const changingAccess = <Result>(
  context: PortalContext,
  change: (operation: PortalOperation) => Promise<Result>,
): Promise<Result> =>
  changing(context, "users", (operation) => {
    requireAgencyProof(operation.actor);
    return change(operation);
  });

export const changingOwn = <Result>(
  context: PortalContext,
  change: (operation: PortalOperation) => Promise<Result>,
): Promise<Result> => runField(context, change);
