import type { Dialog as AnyDialog, Dialogs as AnyDialogs } from "../oauth/dialogs.ts";
import type { AuthRequest } from "./auth-request.ts";
import type { Bank } from "./banks.ts";
import type { Person } from "./person.ts";

export interface SignedIn {
  readonly bank: Bank;
  readonly person: Person;
  readonly isConfirmed: boolean;
}

export type Dialog = AnyDialog<AuthRequest, SignedIn>;
export type Dialogs = AnyDialogs<AuthRequest, SignedIn>;
