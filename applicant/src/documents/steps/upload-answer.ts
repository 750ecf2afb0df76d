/** The files of a step that were added or withdrawn since the last save. */
export interface UploadAnswer {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}
