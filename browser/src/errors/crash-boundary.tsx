import { Component, type ReactNode } from "react";
import { reporter } from "../reporting/reporting.ts";
import { CrashPage } from "./crash-page.tsx";

interface CrashBoundaryProps {
  /** Shown instead of what crashed; without it the generic page. */
  readonly fallback?: ReactNode;
  /** When it changes, the children get another chance: somebody has gone to another page. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean;
  readonly resetKey: string | undefined;
}

/** Catches what crashes while it is drawn, reports it, and shows the fallback (spec 1 §2, root). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashBoundaryState) {
    return resetKey === state.resetKey ? null : { hasCrashed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    reporter.report(error, "render");
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return this.props.fallback ?? <CrashPage />;
  }
}
