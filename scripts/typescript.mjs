// node --import ./scripts/typescript.mjs file.ts: runs TypeScript with nothing but what `npm start` installs.
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
