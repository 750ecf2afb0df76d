import { MemberGate } from "@latchkey/members/app/member-gate.tsx";
import { Outlet } from "react-router";
import { GetMe } from "../shell/me.graphql.ts";
import { MeProvider } from "../shell/me.ts";
import { PortalShell } from "../shell/portal-shell.tsx";

/** The signed-in portal knows who is signed in, and for which agency. */
export function UserGate() {
  return (
    <MemberGate query={GetMe} shell={PortalShell}>
      {({ me }) => (
        <MeProvider value={me}>
          <Outlet />
        </MeProvider>
      )}
    </MemberGate>
  );
}
