import { meta } from "@latchkey/browser/frame/provider.ts";
import type { Connection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { connect } from "@latchkey/browser/telemetry/connect.ts";

/** Connects the services outside that the server has configured: the document names them. */
export const connectServices = async (session: Session, connection: Connection): Promise<void> => {
  const scriptUrl = meta("latchkey-help");
  if (scriptUrl) {
    const { startHelp } = await import("./start-help.ts");
    startHelp(scriptUrl, session, connection);
  }
  await connect(session);
};
