import type { LinkActs } from "@latchkey/members/applications/link-acts.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { EndReportLink, MakeReportLink } from "./reports.graphql.ts";

/** The mutations of staff. */
export const linkActs = (applicationId: string): LinkActs => ({
  useMake: () => {
    const { isBusy, failure, save } = useSave(MakeReportLink);
    return {
      isBusy,
      failure,
      send: async (given) => (await save({ applicationId, ...given })) !== undefined,
    };
  },
  useEnd: () => {
    const { isBusy, failure, save } = useSave(EndReportLink);
    return { isBusy, failure, send: async (linkId) => (await save({ applicationId, linkId })) !== undefined };
  },
});
