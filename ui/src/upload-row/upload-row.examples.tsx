import type { Examples } from "../example.ts";
import { FileList } from "../file-list/file-list.tsx";
import { UploadRow } from "./upload-row.tsx";

const ignore = () => undefined;

export const examples: Examples = {
  states: () => (
    <FileList label="Your files">
      <UploadRow
        state="busy"
        name="BankStatement-March.pdf"
        progress={10}
        meta="10%"
        progressLabel="Uploading"
        clearLabel="Cancel"
        onClear={ignore}
      />
      <UploadRow
        state="busy"
        name="BankStatement-February-with-a-very-long-name-from-the-bank-app.pdf"
        progress={60}
        meta="60%"
        progressLabel="Uploading"
        clearLabel="Cancel"
        onClear={ignore}
      />
      <UploadRow
        state="done"
        name="BankStatement-January.pdf"
        meta="398 KB"
        clearLabel="Remove"
        onClear={ignore}
      />
      <UploadRow
        state="error"
        name="BankStatement-December.pdf"
        message="This file is larger than 10 MB"
        clearLabel="Remove"
        onClear={ignore}
      />
    </FileList>
  ),
};
