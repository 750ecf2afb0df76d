import type { Connection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { GetHelpToken } from "./help-token.graphql.ts";
import { startMessenger } from "./messenger.ts";

export const startHelp = (scriptUrl: string, session: Session, connection: Connection): void => {
  startMessenger({
    scriptUrl,
    session,
    window,
    fetchToken: async () => {
      const { data } = await connection
        .client()
        .query(GetHelpToken, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data?.me.zendeskJwt ?? null;
    },
  });
};
