// Removes the types from TypeScript files while they are loaded. See scripts/typescript.mjs.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

export const load = async (url, context, next) => {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, await readFile(file, "utf8"));
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return { format: "module", source: code, shortCircuit: true };
};
