import { randomUUID } from "node:crypto";

export interface Dialog<Request, SignedIn> {
  readonly id: string;
  readonly link: string;
  readonly request: Request;
  readonly expiresAt: number;
  readonly signedIn: SignedIn | undefined;
}

export interface Dialogs<Request, SignedIn> {
  /** The same link opened again continues its dialog. undefined: the link is used up. */
  readonly open: (link: string, request: Request) => Dialog<Request, SignedIn> | undefined;
  readonly find: (id: string) => Dialog<Request, SignedIn> | undefined;
  readonly signIn: (dialog: Dialog<Request, SignedIn>, signedIn: SignedIn) => void;
  readonly end: (dialog: Dialog<Request, SignedIn>) => void;
}

const LIFETIME_MS = 30 * 60_000;

export const openDialogs = <Request, SignedIn>(now: () => Date): Dialogs<Request, SignedIn> => {
  const dialogs = new Map<string, Dialog<Request, SignedIn>>();
  const usedLinks = new Set<string>();
  const isAlive = ({ expiresAt }: Dialog<Request, SignedIn>): boolean => now().getTime() < expiresAt;
  return {
    open: (link, request) => {
      if (usedLinks.has(link)) return undefined;
      const running = [...dialogs.values()].find((dialog) => dialog.link === link && isAlive(dialog));
      const dialog = running ?? {
        id: randomUUID(),
        link,
        request,
        expiresAt: now().getTime() + LIFETIME_MS,
        signedIn: undefined,
      };
      dialogs.set(dialog.id, dialog);
      return dialog;
    },
    find: (id) => {
      const dialog = dialogs.get(id);
      return dialog && isAlive(dialog) ? dialog : undefined;
    },
    signIn: (dialog, signedIn) => void dialogs.set(dialog.id, { ...dialog, signedIn }),
    end: ({ id, link }) => {
      dialogs.delete(id);
      usedLinks.add(link);
    },
  };
};
