import { buildProduct } from "../build.mjs";
import { openRunFolder } from "./run-folder.mjs";

/** For tests that start the product as a program of its own. Built before any of them, so that none builds it meanwhile. */
export default async (): Promise<() => void> => {
  await buildProduct();
  return openRunFolder().remove;
};
