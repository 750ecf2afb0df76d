/** What a step with files sends. */
export interface UploadAnswer {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}
