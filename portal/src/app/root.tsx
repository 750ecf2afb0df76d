import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { MemberRoot, type RootProps } from "@latchkey/members/app/member-root.tsx";
import type { MemberApp } from "@latchkey/members/session/member-app.ts";

const portal: MemberApp = { pages: portalPages, issueTexts: "application-rules" };

export function Root(root: RootProps) {
  return <MemberRoot {...root} app={portal} />;
}
