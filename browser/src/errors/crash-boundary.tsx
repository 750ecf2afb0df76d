import { Component, type ReactNode } from "react";
import { reporter } from "../reporting/reporting.ts";
import { CrashPage } from "./crash-page.tsx";
import { reloadStalePage } from "./stale-page.ts";

interface CrashBoundaryProps {
  readonly fallback?: ReactNode;
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean;
  /** The page may be about to reload, so nothing is shown until that is decided. */
  readonly isReloading: boolean;
  readonly resetKey: string | undefined;
}

/**
 * Catches and reports errors of rendering, and shows the fallback (spec 1 §2, root). A chunk that a deploy has removed
 * reloads the page.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = {
    hasCrashed: false,
    isReloading: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { hasCrashed: true, isReloading: reporter.isIgnored(error) };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashBoundaryState) {
    return resetKey === state.resetKey ? null : { hasCrashed: false, isReloading: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    reporter.report(error, "render");
    if (reporter.isIgnored(error)) void this.#reloadOrShow();
  }

  async #reloadOrShow(): Promise<void> {
    const isReloading = await reloadStalePage(window);
    if (!isReloading) this.setState({ isReloading });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    if (this.state.isReloading) return null;
    return this.props.fallback ?? <CrashPage />;
  }
}
