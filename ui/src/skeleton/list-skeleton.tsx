import "./skeleton.css";
import { Skeleton } from "./skeleton.tsx";

const WIDTHS = ["70%", "55%", "82%", "60%", "74%", "50%"] as const;

export function ListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="skeleton-list" aria-hidden="true">
      {Array.from({ length: rows }, (_row, index) => WIDTHS[index % WIDTHS.length]).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these rows apart
        <div key={index} className="skeleton-list__row">
          <Skeleton width={width} />
          <Skeleton width="60%" />
          <Skeleton shape="pill" width="5.5rem" />
        </div>
      ))}
    </div>
  );
}
