import { useKnownStaff } from "../shell/staff.ts";

/** A lead has both roles. */
export const useIsLead = (): boolean => {
  const roles = useKnownStaff()?.roles ?? [];
  return roles.includes("REVIEWER") && roles.includes("ADMINISTRATOR");
};
