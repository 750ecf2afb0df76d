import { createContext, use } from "react";
import type { SignedInStaff } from "./staff.graphql.ts";

const StaffContext = createContext<SignedInStaff | undefined>(undefined);

export const StaffProvider = StaffContext;

/** The signed-in member; undefined on a page without sign-in. */
export const useKnownStaff = (): SignedInStaff | undefined => use(StaffContext);
