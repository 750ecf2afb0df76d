/** `t` of any catalogues. */
type Texts = (key: never, options: { readonly defaultValue: string }) => string;

/**
 * The text of a code: that of the first of the keys that has one, else the code itself. A server may know more codes than the page that
 * it once sent.
 */
export const codeText = (t: Texts, code: string, ...keys: readonly string[]): string =>
  t(keys as never, { defaultValue: code });

/** What a document is called. The page has loaded both catalogues of names. */
export const documentText = (t: Texts, type: string): string =>
  codeText(t, type, `document-names:kind.${type}`, `other-document-names:kind.${type}`);
