/** The events of which users get an e-mail. */
export type PortalEvent = "sent" | "expired" | "decided" | "report" | "bounced";

interface RecordedEvent {
  /** A type of webhooks. */
  readonly type: string;
  /** Of a change of status. */
  readonly status: string | null;
  /** null: the event is about the whole application. */
  readonly partyId: string | null;
}

/** undefined: no e-mail. The report of one person comes with their result. */
export const portalEventOf = ({ type, status, partyId }: RecordedEvent): PortalEvent | undefined => {
  if (type === "application.outcome") return "decided";
  if (type === "report.ready") return partyId === null ? "report" : undefined;
  if (type !== "application.status") return undefined;
  if (status === "submitted") return "sent";
  return status === "expired" ? "expired" : undefined;
};
