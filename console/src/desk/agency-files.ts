import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import {
  agencyFilePath,
  agencyFilesPath,
  agencyLogoUploadPath,
  FILE_NAME_HEADER,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { type Deliver, refusalIn } from "@latchkey/members/saving/use-member-file.ts";

const idIn = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : "";
};

const sendTo =
  (session: Session, path: string): Deliver =>
  async (file, fileType) => {
    const headers = { "content-type": fileType, [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
    const init = { method: "POST", headers, body: file };
    const response = await authorisedFetch(path, init, session);
    return response.status === 201
      ? { id: await idIn(response) }
      : { refused: response.status === 413 ? "TOO_LARGE" : await refusalIn(response) };
  };

/** Sends a file that belongs to an agency and to no person. */
export const toAgency = (session: Session, agencyId: string): Deliver =>
  sendTo(session, agencyFilesPath(agencyId));

/** The logo is kept when it has arrived. */
export const toAgencyLogo = (session: Session, agencyId: string): Deliver =>
  sendTo(session, agencyLogoUploadPath(agencyId));

interface AgencyFile {
  readonly agencyId: string;
  readonly fileId: string;
}

/** @returns undefined: it cannot be read now */
export const fetchAgencyFile = async (
  session: Session,
  { agencyId, fileId }: AgencyFile,
): Promise<Blob | undefined> => {
  const response = await authorisedFetch(agencyFilePath(agencyId, fileId), {}, session);
  return response.ok ? await response.blob() : undefined;
};
