import type { ReactNode } from "react";
import "./plain-list.css";
import { classNames } from "../class-names.ts";

export type PlainListItem = { readonly key: string; readonly text: ReactNode };

type PlainListProps = {
  readonly items: readonly PlainListItem[];
  readonly ordered?: boolean | undefined;
  readonly small?: boolean | undefined;
};

export function PlainList({ items, ordered = false, small = false }: PlainListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={classNames("plain-list", small && "plain-list--small")}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  );
}
