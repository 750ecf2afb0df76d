import { meta } from "@latchkey/browser/frame/provider.ts";
import type { Connection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { connect } from "@latchkey/browser/telemetry/connect.ts";
import type { PinnedApplication } from "../session/pinned-application.ts";

interface Page {
  readonly session: Session;
  readonly connection: Connection;
  readonly pinned: Pick<PinnedApplication, "known">;
}

/** The messenger waits until the person is known. */
const offerHelp = async (scriptUrl: string, { session, connection, pinned }: Page): Promise<void> => {
  const [{ startHelp }] = await Promise.all([import("./start-help.ts"), pinned.known]);
  startHelp(scriptUrl, session, connection);
};

/** Connects the outside services that the document names. */
export const connectServices = async (page: Page): Promise<void> => {
  const scriptUrl = meta("latchkey-help");
  if (scriptUrl) void offerHelp(scriptUrl, page).catch(() => undefined);
  await connect(page.session);
};
