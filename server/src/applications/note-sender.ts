import type { Work } from "../platform/work/work.ts";

/** The user gets the e-mails about the application. */
export const noteSender = async (
  { tx }: Work,
  applicationId: string,
  agencyUserId: string,
): Promise<void> => {
  await tx
    .updateTable("application")
    .set({ agency_user_id: agencyUserId })
    .where("id", "=", applicationId)
    .execute();
};
