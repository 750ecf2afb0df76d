import { appConfig } from "../browser/app-config.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

/**
 * The page on a phone, in a build of its own: in one build with the large app it would share that app's chunks, and bring
 * its router, its GraphQL client and its forms along.
 */
export default appConfig({
  root: import.meta.dirname,
  manifest: "phone",
  inputs: ["phone.html"],
  textGroupOf: (group) => `phone-${textGroupOf(group)}`,
});
