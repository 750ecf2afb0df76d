import { AppRoot, type AppRootProps } from "@latchkey/browser/app/app-root.tsx";
import { ProofProvider } from "../factors/proof-provider.tsx";
import { type MemberApp, MemberAppProvider } from "../session/member-app.ts";

export type RootProps = Omit<AppRootProps, "fallback">;

interface MemberRootProps extends RootProps {
  readonly app: MemberApp;
}

/** Stands around all routes of console or portal. */
export function MemberRoot({ app, children, ...root }: MemberRootProps) {
  return (
    <AppRoot {...root}>
      <MemberAppProvider value={app}>
        <ProofProvider>{children}</ProofProvider>
      </MemberAppProvider>
    </AppRoot>
  );
}
