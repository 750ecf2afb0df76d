import type { Session } from "@latchkey/browser/session/session.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { Outlet } from "react-router";
import { gql } from "urql";
import { OwnAccess } from "../account/own-access.tsx";
import { MemberGate, type Shell } from "../app/member-gate.tsx";
import { knownPages, type MemberPage } from "../app/member-page.ts";
import { MemberRoot } from "../app/member-root.tsx";
import { MemberRoutes } from "../app/member-routes.tsx";
import { cacheKeys } from "./cache-keys.ts";
import { aMemberSession } from "./endpoint.ts";
import { memberTexts } from "./member-texts.ts";
import { type Opening, openApp } from "./open-app.tsx";

const GetMember = gql<{ member: { id: string; email: string } }, Readonly<Record<string, never>>>`
  query GetMember {
    member {
      id
      email
    }
  }
`;

export const member = { __typename: "Member", id: "ruth", email: "ruth.adeyemi@quillfield.example" };

export const aSession = (refresh?: () => Response): Session => aMemberSession(staffPages, refresh);

function Frame({ children }: Shell) {
  return <>{children}</>;
}

function Account() {
  return <OwnAccess email={member.email} frame={(parts) => <Titled>{parts}</Titled>} />;
}

function Titled({ children }: Shell) {
  return (
    <main id="main">
      <h1>Your account</h1>
      {children}
    </main>
  );
}

const gate = (
  <MemberGate query={GetMember} shell={Frame}>
    {() => <Outlet />}
  </MemberGate>
);

const accountPage = ({ ownAccount }: MemberPages): MemberPage => ({
  path: ownAccount,
  texts: [],
  script: { load: async () => Account, loaded: () => Account },
});

/** An app of the pages of this workspace alone, below the paths of the console or others. */
export const openMembers = (opening: Opening, pages: MemberPages = staffPages) => {
  const own = [accountPage(pages)];
  const known = knownPages(pages, own);
  return openApp(
    {
      pages,
      keys: cacheKeys,
      i18n: memberTexts(),
      draw: (root) => (
        <MemberRoot {...root} app={{ pages }}>
          <MemberRoutes
            known={known}
            pages={own}
            shell={Frame}
            gate={gate}
            home={<p>The start page</p>}
            notFound={<p>Another page</p>}
            guard={(_page, screen) => screen}
          />
        </MemberRoot>
      ),
    },
    { graphql: () => ({ data: { member } }), ...opening },
  );
};
