declare module "*/build.mjs" {
  export const buildProduct: () => Promise<void>;
}

declare module "*/free-port.mjs" {
  export const freePort: () => Promise<number>;
}

declare module "*/run-folder.mjs" {
  export const openRunFolder: () => { readonly folder: string; readonly remove: () => void };
}
