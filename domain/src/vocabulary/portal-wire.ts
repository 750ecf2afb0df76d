import { memberPages } from "./member-wire.ts";

/** The pages of an agency's users. All paths are below one, so that cookies can be bound to it. */
export const portalPages = memberPages({
  home: "/agency",
  sessionMark: "latchkey_agency",
  noPages: [],
});
