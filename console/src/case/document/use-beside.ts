import { useNavigate, useSearchParams } from "react-router";
import { documentPath } from "../../desk/case-names.ts";
import type { ViewedDocument } from "./document.graphql.ts";

type Documents = ViewedDocument["documents"];

const addressOf = (partyId: string, documentId: string, beside?: string): string =>
  documentPath(partyId, documentId) + (beside ? `?${new URLSearchParams({ beside })}` : "");

/** The address holds the second document, so that the view can be shared. */
export const useBeside = ({ party, document, documents }: ViewedDocument) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const other = documents.find(({ id }) => id === search.get("beside") && id !== document.id);
  const index = documents.findIndex(({ id }) => id === document.id);
  const neighbour = (step: 1 | -1): Documents[number] | undefined => documents[index + step];
  const show = (documentId: string, beside?: string) =>
    void navigate(addressOf(party.id, documentId, beside), { replace: true });
  return {
    other,
    position: index + 1,
    previous: neighbour(-1),
    next: neighbour(1),
    /** The address of another document, with the one beside it, if that is not the same. */
    addressOf: (documentId: string) =>
      addressOf(party.id, documentId, other?.id === documentId ? undefined : other?.id),
    /** Shows this one on the left. */
    choose: (documentId: string) => show(documentId, other?.id === documentId ? document.id : other?.id),
    chooseBeside: (documentId: string) =>
      documentId === document.id && other ? show(other.id, documentId) : show(document.id, documentId),
    swap: () => other && show(other.id, document.id),
    toggle: () => {
      const second = documents.find(({ id }) => id !== document.id);
      if (other) show(document.id);
      else if (second) show(document.id, (neighbour(1) ?? second).id);
    },
  };
};

export type Beside = ReturnType<typeof useBeside>;

/** The next document without a verdict, first among those after this one. */
export const nextToJudge = ({
  document,
  documents,
}: Pick<ViewedDocument, "document" | "documents">): Documents[number] | undefined => {
  const index = documents.findIndex(({ id }) => id === document.id);
  const around = [...documents.slice(index + 1), ...documents.slice(0, index)];
  return around.find(({ verdict }) => verdict === null);
};
