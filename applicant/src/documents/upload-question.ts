export type UploadQuestion = "confirm" | "without" | "phone";
