import "./chunks.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { aMemberSession } from "@latchkey/members/testing/endpoint.ts";
import { type Opening as AppOpening, openApp } from "@latchkey/members/testing/open-app.tsx";
import { Root } from "../app/root.tsx";
import { AppRoutes } from "../app/routes.tsx";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { createI18n } from "../locales/create-i18n.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { ruth } from "./fake-team.ts";

export const aStaffSession = (refresh?: () => Response): Session => aMemberSession(staffPages, refresh);

const texts = () =>
  createI18n({
    namespaces: [
      "shell",
      "errors",
      "frame",
      "page",
      "member-words",
      "sign-in",
      "second-factor",
      "enrolment",
      "sign-out",
      "absence",
      "notices",
      "account",
      "keys",
      "desk",
      "team",
      "validation",
    ],
  });

interface Opening extends AppOpening {
  readonly pages?: readonly ConsolePage[];
}

/** The console at an address, with a fake server. */
export const openConsole = ({ pages, ...opening }: Opening) =>
  openApp(
    {
      pages: staffPages,
      keys: cacheKeys,
      i18n: texts(),
      draw: (root) => <Root {...root}>{pages ? <AppRoutes pages={pages} /> : <AppRoutes />}</Root>,
    },
    { graphql: () => ({ data: { staff: ruth } }), ...opening },
  );
