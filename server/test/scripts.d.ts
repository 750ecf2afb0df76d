declare module "*/build.mjs" {
  export const buildServer: () => Promise<void>;
}

declare module "*/run-folder.mjs" {
  export const openRunFolder: () => { readonly folder: string; readonly remove: () => void };
}
