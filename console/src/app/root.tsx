import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { MemberRoot, type RootProps } from "@latchkey/members/app/member-root.tsx";
import type { MemberApp } from "@latchkey/members/session/member-app.ts";
import { type ReactNode, useState } from "react";
import { createShortcuts } from "../shortcuts/shortcuts.ts";
import { ShortcutsProvider, useShortcutKeys } from "../shortcuts/use-shortcuts.ts";

const consoleApp: MemberApp = { pages: staffPages, issueTexts: "desk" };

export function Root({ children, ...root }: RootProps) {
  return (
    <MemberRoot {...root} app={consoleApp}>
      <WithShortcuts>{children}</WithShortcuts>
    </MemberRoot>
  );
}

function WithShortcuts({ children }: { readonly children: ReactNode }) {
  const [shortcuts] = useState(createShortcuts);
  useShortcutKeys(shortcuts);
  return <ShortcutsProvider value={shortcuts}>{children}</ShortcutsProvider>;
}
