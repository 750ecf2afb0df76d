import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import type { PillState } from "@latchkey/ui/pill/pill.tsx";
import type { PartyStatus } from "../../graphql/operations.generated.ts";

export type WithStatus = { readonly status: PartyStatus };

/** The statuses in which a person can still do something, or is looked at; the first that any person has is shown. */
const OPEN = [
  "RETURNED",
  "COLLECTING",
  "INVITED",
  "IN_REVIEW",
  "SUBMITTED",
] as const satisfies readonly PartyStatus[];
const OVER = ["DECIDED", "WITHDRAWN", "EXPIRED"] as const satisfies readonly PartyStatus[];
const SENT: readonly PartyStatus[] = ["SUBMITTED", "IN_REVIEW", "RETURNED", "DECIDED"];

/** No answer can change the status. */
export const isOver = <Person extends WithStatus>(
  person: Person,
): person is Person & { readonly status: (typeof OVER)[number] } =>
  OVER.some((over) => over === person.status);

/** The person has sent everything at least once. */
export const hasSent = ({ status }: WithStatus): boolean => SENT.includes(status);

/** One status for all people of an application: of those who are not finished, or else the best result. */
export const statusOf = (people: readonly WithStatus[]): PartyStatus => {
  const has = (status: PartyStatus) => people.some((one) => one.status === status);
  const open = people.filter((one) => !isOver(one));
  // An invitation beside people who have begun is one thing that is still filled in.
  if (has("INVITED") && open.some(({ status }) => status !== "INVITED") && !has("RETURNED"))
    return "COLLECTING";
  return OPEN.find(has) ?? OVER.find(has) ?? "INVITED";
};

type Look = readonly [state: PillState, icon?: IconName];

export const statusLooks: Readonly<Record<PartyStatus, Look>> = {
  INVITED: ["todo"],
  COLLECTING: ["todo"],
  SUBMITTED: ["progress"],
  IN_REVIEW: ["progress"],
  RETURNED: ["missing"],
  DECIDED: ["done"],
  WITHDRAWN: ["waiting", "x"],
  EXPIRED: ["waiting", "x"],
};
