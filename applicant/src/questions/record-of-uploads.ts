import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useLocation } from "react-router";
import type { RecordOfUploads } from "../documents/tracker-holder.ts";
import { readQuery } from "./question-address.ts";

export const useRecordOfUploads = (section: SectionName): RecordOfUploads => {
  const session = useSession();
  const { relatedObjectUuid = "", remedialUuid = "" } = readQuery(section, useLocation().search);
  return { session, record: [section, relatedObjectUuid, remedialUuid].join("/") };
};
