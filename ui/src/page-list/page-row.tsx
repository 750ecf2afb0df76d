import type { ReactNode } from "react";
import "./page-list.css";
import { IconButton } from "../button/icon-button.tsx";
import { TextButton } from "../text-link/text-link.tsx";

type Action = { readonly label: string; readonly onPress: () => void };

type PageRowProps = {
  readonly picture: string | undefined;
  readonly name: ReactNode;
  readonly edit: Action & { readonly text: string };
  readonly up: Action & { readonly off: boolean };
  readonly down: Action & { readonly off: boolean };
  readonly remove: Action;
  readonly off: boolean;
};

/** Goes into a `PageList`. */
export function PageRow({ picture, name, edit, up, down, remove, off }: PageRowProps) {
  const unlessOff = (action: Action, isOff = off) => ({
    "aria-disabled": isOff || undefined,
    onClick: () => {
      if (!isOff) action.onPress();
    },
  });
  return (
    <li className="page-row">
      <span className="page-row__picture">{picture && <img src={picture} alt="" />}</span>
      <span className="page-row__name">{name}</span>
      <TextButton className="page-row__edit" aria-label={edit.label} {...unlessOff(edit)}>
        {edit.text}
      </TextButton>
      <span className="page-row__actions">
        <IconButton icon="arrow-up" label={up.label} {...unlessOff(up, off || up.off)} />
        <IconButton icon="arrow-down" label={down.label} {...unlessOff(down, off || down.off)} />
        <IconButton icon="trash" label={remove.label} {...unlessOff(remove)} />
      </span>
    </li>
  );
}
