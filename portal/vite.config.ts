import { appConfig, oneOf, REACT } from "../browser/app-config.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

/** Chunks by folder, the first that matches. Every feature is a chunk of its own, which is not named here. */
const folders: Readonly<Record<string, RegExp>> = {
  react: REACT,
  app: oneOf(
    "preload-helper",
    "node_modules/(?:react-router|urql|@urql|wonka|@0no-co)/",
    "portal/src/(?:app|graphql|shell)/",
    "members/src/(?:app/|calls|loading|session|shell/(?!email-text))",
    "portal/src/(?:portal-entry|locales/[^/]+$)",
    "browser/src/(?!forms|telemetry)",
    "domain/src/(?:refusals|rules|vocabulary)/",
    "ui/src/(?:actions|alert|app-header|brand|button|field|frames|icon|illustrations|link|menu|modal|spinner|text-input|text-link)/",
  ),
};

export default appConfig({
  root: import.meta.dirname,
  manifest: "portal",
  inputs: ["portal.html"],
  textGroupOf,
  folders,
  operations: "portal-operations.json",
});
