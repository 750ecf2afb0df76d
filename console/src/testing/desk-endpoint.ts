import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { type EndpointAnswers, memberEndpoint } from "@latchkey/members/testing/endpoint.ts";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { asColleague, lucia, priya } from "./fake-desk.ts";

/** The endpoint of the console, for a member of staff who is signed in. */
export const deskEndpoint = (answers: EndpointAnswers, roles: readonly string[] = priya.roles) =>
  memberEndpoint({
    pages: staffPages,
    keys: cacheKeys,
    answers: {
      GetStaff: () => ({ staff: { ...priya, roles } }),
      NavCounts: () => ({ followUpsDue: 0 }),
      AllReviewers: () => ({ allReviewers: [asColleague(priya), lucia] }),
      MessagesOf: ({ variables }) => ({
        application: { __typename: "Application", id: variables.id, messages: [] },
      }),
      OwnNotices: () => ({
        ownNotices: { __typename: "OwnNotices", wantsAnswers: false, wantsWarnings: true },
      }),
      OwnAbsences: () => ({ ownAbsences: [] }),
      ...answers,
    },
  });
