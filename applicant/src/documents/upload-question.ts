/** What an upload asks in a dialog: whether the file is good, why there is none, or a phone for it. */
export type UploadQuestion = "confirm" | "without" | "phone";
