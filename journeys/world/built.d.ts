declare module "*/build.mjs" {
  export const buildProduct: () => void;
}
