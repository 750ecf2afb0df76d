/** The texts of one group: nested, with `{{value}}` placeholders. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
