import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import type { AgencyUser } from "./agency-user.ts";
import { InviteUserDialog } from "./invite-user-dialog.tsx";
import { ManageUserDialogs } from "./manage-user-dialogs.tsx";

/** A user's id, or an invitation. */
export type OpenUser = { readonly id: string } | "invitation" | undefined;

interface UserDialogsProps {
  readonly open: OpenUser;
  readonly users: readonly AgencyUser[];
  /** The role that an invitation begins with. */
  readonly firstRole: AgencyUserRole;
  readonly onClose: () => void;
  /** Something was done; says what. */
  readonly onDone: (text: string) => void;
}

/** The dialogs above a list of users: at most one is open. */
export function UserDialogs({ open, users, firstRole, onClose, onDone }: UserDialogsProps) {
  if (open === "invitation")
    return <InviteUserDialog firstRole={firstRole} onClose={onClose} onInvited={onDone} />;
  const user = users.find(({ id }) => id === open?.id);
  return user && <ManageUserDialogs user={user} onClose={onClose} onDone={onDone} />;
}
