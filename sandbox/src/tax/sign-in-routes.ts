import type { FastifyInstance, FastifyReply } from "fastify";
import { DEMO_PASSWORD } from "../bank/people.ts";
import { practiceStyle } from "../html/practice-style.ts";
import { formOf, go, sendPage, UNPROCESSABLE } from "../html/practice-web.ts";
import { callbackOf, type OAuthClient, WrongLink } from "../oauth/client.ts";
import type { Grants } from "./grants.ts";
import {
  authorityPage,
  endedPage,
  PAGES_PREFIX,
  type SignInDialog,
  type SignInDialogs,
  signInPage,
  wrongLinkPage,
} from "./sign-in-pages.ts";
import { readSignInRequest } from "./sign-in-request.ts";
import type { TestUsers } from "./test-users.ts";

export interface SignInService {
  readonly client: OAuthClient;
  readonly dialogs: SignInDialogs;
  readonly grants: Grants;
  readonly users: TestUsers;
  readonly visitor: () => string | undefined;
}

const DENIED = {
  error: "access_denied",
  error_description: "user denied the authorization",
  error_code: "USER_DENIED_AUTHORIZATION",
} as const;

const pathOf = ({ id }: SignInDialog, rest = ""): string => `${PAGES_PREFIX}/sign-in/${id}${rest}`;

interface Visit {
  readonly dialog: SignInDialog;
  readonly form: URLSearchParams;
  readonly reply: FastifyReply;
}

const routeDialog =
  (app: FastifyInstance, { dialogs }: SignInService) =>
  (method: "GET" | "POST", path: string, respond: (visit: Visit) => FastifyReply): void => {
    app.route<{ Params: { readonly dialog: string } }>({
      method,
      url: `${PAGES_PREFIX}/sign-in/:dialog${path}`,
      handler: (request, reply) => {
        const dialog = dialogs.find(request.params.dialog);
        return dialog ? respond({ dialog, form: formOf(request), reply }) : sendPage(reply, endedPage(), 410);
      },
    });
  };

const openLink = (app: FastifyInstance, { client, dialogs }: SignInService): void => {
  app.get(`${PAGES_PREFIX}/authorize`, (request, reply) => {
    const [, link = ""] = /\?(.*)$/.exec(request.url) ?? [];
    try {
      const dialog = dialogs.open(link, readSignInRequest(new URLSearchParams(link), client));
      return dialog ? go(reply, pathOf(dialog)) : sendPage(reply, endedPage(), 410);
    } catch (error) {
      if (error instanceof WrongLink) return sendPage(reply, wrongLinkPage(error.message), 400);
      throw error;
    }
  });
};

export const routeSignInPages = (app: FastifyInstance, service: SignInService): void => {
  const { dialogs, grants, users, visitor } = service;
  app.get(`${PAGES_PREFIX}/practice.css`, (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(practiceStyle),
  );
  openLink(app, service);
  const route = routeDialog(app, service);
  const deny = ({ dialog, reply }: Visit): FastifyReply => {
    dialogs.end(dialog);
    return go(reply, callbackOf(dialog.request, DENIED));
  };
  const suggested = () => {
    const userId = visitor();
    const isKnown = userId !== undefined && users.find(userId, DEMO_PASSWORD) !== undefined;
    return isKnown ? { userId, password: DEMO_PASSWORD } : {};
  };
  route("GET", "", ({ dialog, reply }) => sendPage(reply, signInPage({ dialog, ...suggested() })));
  route("POST", "", ({ dialog, form, reply }) => {
    const userId = (form.get("user_id") ?? "").trim();
    const taxpayer = users.find(userId, form.get("password") ?? "");
    if (!taxpayer) {
      const wrong = "The user ID or the password is wrong.";
      return sendPage(reply, signInPage({ dialog, userId, wrong }), UNPROCESSABLE);
    }
    dialogs.signIn(dialog, taxpayer);
    return go(reply, pathOf(dialog, "/authority"));
  });
  route("GET", "/authority", ({ dialog, reply }) =>
    dialog.signedIn ? sendPage(reply, authorityPage(dialog, dialog.signedIn)) : go(reply, pathOf(dialog)),
  );
  route("POST", "/authority", (visit) => {
    const { dialog, form, reply } = visit;
    if (form.get("decision") !== "grant") return deny(visit);
    if (!dialog.signedIn) return go(reply, pathOf(dialog));
    const { scopes, redirectUri, codeChallenge } = dialog.request;
    const code = grants.issueCode(dialog.signedIn, scopes, { redirectUri, codeChallenge });
    dialogs.end(dialog);
    return go(reply, callbackOf(dialog.request, { code }));
  });
  route("POST", "/deny", deny);
};
