declare module "*/run-folder.mjs" {
  export const openRunFolder: () => { readonly folder: string; readonly remove: () => void };
}
