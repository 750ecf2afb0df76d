export type Texts = (key: never, options: { readonly defaultValue: string }) => string;

/**
 * The text of the first key that has one. Keys contain codes of the server, which may be newer than the page.
 * @param otherwise mostly the code itself
 */
export const codeText = (t: Texts, otherwise: string, ...keys: readonly string[]): string =>
  t(keys as never, { defaultValue: otherwise });

export const documentText = (t: Texts, type: string): string =>
  codeText(t, type, `document-names:kind.${type}`, `other-document-names:kind.${type}`);
