interface TextOptions extends Readonly<Record<string, unknown>> {
  readonly defaultValue: string;
}

export type Texts = (key: never, options: TextOptions) => string;

/** The text of the first key that has one. Keys contain codes of the server, which may be newer than the page. */
export const textOfKeys = (t: Texts, keys: readonly string[], options: TextOptions): string =>
  t(keys as never, options);

/** @param otherwise mostly the code itself */
export const codeText = (t: Texts, otherwise: string, ...keys: readonly string[]): string =>
  textOfKeys(t, keys, { defaultValue: otherwise });

export const documentText = (t: Texts, type: string): string =>
  codeText(t, type, `document-names:kind.${type}`, `other-document-names:kind.${type}`);
