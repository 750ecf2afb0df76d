/** What an upload asks in a dialog: whether the file is good, or why there is none. */
export type UploadQuestion = "confirm" | "without";
