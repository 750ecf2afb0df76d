/** `t` of any catalogues. */
export type Texts = (key: never, options: { readonly defaultValue: string }) => string;

/**
 * The text of the first key that has one. The keys are made of a code of the server, which may know more codes than the page that it once
 * sent.
 * @param otherwise mostly the code itself
 */
export const codeText = (t: Texts, otherwise: string, ...keys: readonly string[]): string =>
  t(keys as never, { defaultValue: otherwise });

/** The name of a kind of document. The page has loaded both catalogues of names. */
export const documentText = (t: Texts, type: string): string =>
  codeText(t, type, `document-names:kind.${type}`, `other-document-names:kind.${type}`);
