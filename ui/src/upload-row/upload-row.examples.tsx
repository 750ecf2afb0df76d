import type { Examples } from "../example.ts";
import { FileList } from "../file-list/file-list.tsx";
import { FilePicture, FileRemarks } from "./file-remarks.tsx";
import { UploadRow } from "./upload-row.tsx";

const ignore = () => undefined;

const SAMPLE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><rect width="32" height="24" fill="#567"/><rect x="5" y="5" width="22" height="14" fill="#eee"/></svg>')}`;

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
        state="done"
        name="IMG_2041.HEIC"
        meta="398 KB"
        picture={<FilePicture source={SAMPLE} alt="Picture of IMG_2041.HEIC" />}
        note={
          <FileRemarks remarks={["This picture is nearly black. Take a new one.", "You can still use it."]} />
        }
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
