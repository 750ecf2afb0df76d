import type { Examples } from "../example.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { Skeleton } from "./skeleton.tsx";

export const examples: Examples = {
  list: () => <ListSkeleton rows={3} />,
  shapes: () => (
    <div className="stack">
      <Skeleton shape="title" width="35%" />
      <Skeleton />
      <Skeleton shape="pill" width="5.5rem" />
    </div>
  ),
};
