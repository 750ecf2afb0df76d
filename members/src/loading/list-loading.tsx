import { ListSkeleton } from "@latchkey/ui/skeleton/list-skeleton.tsx";

/** In place of the rows of a list that are on their way. */
export function ListLoading({ label }: { readonly label: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ListSkeleton rows={6} />
    </>
  );
}
