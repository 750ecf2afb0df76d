/** The member who recorded or sent something: one of staff, or a user of an agency. */
export type MemberId = { readonly staffId: string } | { readonly agencyUserId: string };

/** The columns of a row that names its member. */
export const memberColumns = (
  by: MemberId,
): { readonly staff_id: string } | { readonly agency_user_id: string } =>
  "staffId" in by ? { staff_id: by.staffId } : { agency_user_id: by.agencyUserId };
