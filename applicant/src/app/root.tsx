import { AppRoot, type AppRootProps } from "@latchkey/browser/app/app-root.tsx";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import type { PinnedApplication } from "../session/pinned-application.ts";
import { AppRoutes } from "./routes.tsx";

interface RootProps extends Omit<AppRootProps, "fallback" | "children"> {
  readonly pinned: PinnedApplication;
}

export function Root({ pinned, ...root }: RootProps) {
  return (
    <AppRoot {...root} fallback={<LoadingScreen />}>
      <AppRoutes pinned={pinned} />
    </AppRoot>
  );
}
