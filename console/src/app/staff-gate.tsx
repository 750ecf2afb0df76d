import { MemberGate } from "@latchkey/members/app/member-gate.tsx";
import { Outlet } from "react-router";
import { ConsoleShell } from "../shell/console-shell.tsx";
import { GetStaff } from "../shell/staff.graphql.ts";
import { StaffProvider } from "../shell/staff.ts";

/** The signed-in console knows who is signed in. */
export function StaffGate() {
  return (
    <MemberGate query={GetStaff} shell={ConsoleShell}>
      {({ staff }) => (
        <StaffProvider value={staff}>
          <Outlet />
        </StaffProvider>
      )}
    </MemberGate>
  );
}
