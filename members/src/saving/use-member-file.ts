import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { namedKindOf } from "@latchkey/domain/documents/file-kind.ts";
import { mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { memberFileTypes } from "@latchkey/domain/documents/member-file.ts";
import { useRef, useState } from "react";

/** The id of a file that has arrived, or the server's reason against it. */
export type Delivered = { readonly id: string } | { readonly refused: string };

/** @returns undefined: nothing was sent, which another part of the page says */
export type Deliver = (file: File, fileType: string) => Promise<Delivered | undefined>;

/** A form that the receiver of uploads takes: its fields, then the file. */
interface SignedForm {
  readonly uploadId: string;
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

type MemberFile =
  | { readonly state: "none" }
  | { readonly state: "sending" | "sent"; readonly name: string }
  /** By the code of the receiver. */
  | { readonly state: "refused"; readonly code: string };

const typeOf = (file: File): string | undefined => {
  const type = memberFileTypes.find((known) => known === namedKindOf(file.name));
  return type && mimeTypeOf(type);
};

export const refusalIn = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
  return typeof code === "string" ? code : "UNAVAILABLE";
};

/** @returns the reason of the receiver; undefined: the file has arrived */
const send = async ({ url, fields }: SignedForm, file: File): Promise<string | undefined> => {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  body.append("file", file);
  const response = await fetch(url, { method: "POST", body });
  return response.status === 204 ? undefined : refusalIn(response);
};

/** Returns undefined if the form was refused, which its mutation says. */
export type PrepareForm = (fileType: string) => Promise<SignedForm | undefined>;

export const byForm =
  (prepare: PrepareForm): Deliver =>
  async (file, fileType) => {
    const form = await prepare(fileType);
    if (!form) return undefined;
    const refused = await send(form, file);
    return refused === undefined ? { id: form.uploadId } : { refused };
  };

interface MemberFileOptions {
  readonly deliver: Deliver;
  /** The upload's id and the file's name; both are empty while there is none. */
  readonly onSent: (uploadId: string, name: string) => void;
}

export const useMemberFile = ({ deliver, onSent }: MemberFileOptions) => {
  const [file, setFile] = useState<MemberFile>({ state: "none" });
  const isRunning = useRef(false);
  const sendOne = async (chosen: File): Promise<MemberFile> => {
    const { name } = chosen;
    const fileType = typeOf(chosen);
    if (!fileType) return { state: "refused", code: "WRONG_FILE_FORMAT" };
    const delivered = await deliver(chosen, fileType).catch((cause: unknown): Delivered => {
      reporter.report(cause, "upload");
      return { refused: "UNAVAILABLE" };
    });
    if (!delivered) return { state: "none" };
    if ("refused" in delivered) return { state: "refused", code: delivered.refused };
    onSent(delivered.id, name);
    return { state: "sent", name };
  };
  const choose = async (chosen: File): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFile({ state: "sending", name: chosen.name });
    onSent("", "");
    setFile(await sendOne(chosen));
    isRunning.current = false;
  };
  return { file, choose };
};
