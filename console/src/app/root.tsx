import { AppRoot, type AppRootProps } from "@latchkey/browser/app/app-root.tsx";
import { type ReactNode, useState } from "react";
import { ProofProvider } from "../factors/proof-provider.tsx";
import { createShortcuts } from "../shortcuts/shortcuts.ts";
import { ShortcutsProvider, useShortcutKeys } from "../shortcuts/use-shortcuts.ts";

export function Root({ children, ...root }: Omit<AppRootProps, "fallback">) {
  return (
    <AppRoot {...root}>
      <ProofProvider>
        <WithShortcuts>{children}</WithShortcuts>
      </ProofProvider>
    </AppRoot>
  );
}

function WithShortcuts({ children }: { readonly children: ReactNode }) {
  const [shortcuts] = useState(createShortcuts);
  useShortcutKeys(shortcuts);
  return <ShortcutsProvider value={shortcuts}>{children}</ShortcutsProvider>;
}
