import type { FastifyInstance, FastifyReply } from "fastify";
import { practiceStyle } from "../html/practice-style.ts";
import { formOf, go, sendPage, UNPROCESSABLE } from "../html/practice-web.ts";
import { callbackOf, type OAuthClient, WrongLink } from "../oauth/client.ts";
import { accountsAt, peopleAt, personAt } from "./accounts.ts";
import { readAuthRequest } from "./auth-request.ts";
import { type Bank, banks } from "./banks.ts";
import type { Connections } from "./connections.ts";
import type { Dialog, Dialogs } from "./dialog.ts";
import {
  AUTH_PREFIX,
  closedPage,
  codePage,
  consentPage,
  endedPage,
  PRACTICE_CODE,
  pickPage,
  signInPage,
  wrongLinkPage,
} from "./dialog-pages.ts";
import { DEMO_PASSWORD } from "./people.ts";

export interface DialogService {
  readonly client: OAuthClient;
  readonly dialogs: Dialogs;
  readonly connections: Connections;
  readonly visitor: () => string | undefined;
}

const pathOf = ({ id }: Dialog, rest = ""): string => `${AUTH_PREFIX}/dialogs/${id}${rest}`;

interface Visit {
  readonly dialog: Dialog;
  readonly form: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly reply: FastifyReply;
}

type Respond = (visit: Visit) => FastifyReply;

const routeDialog =
  (app: FastifyInstance, { dialogs }: DialogService) =>
  (method: "GET" | "POST", path: string, respond: Respond): void => {
    app.route({
      method,
      url: `/dialogs/:dialog${path}`,
      handler: (request, reply) => {
        const params = request.params as Readonly<Record<string, string>>;
        const dialog = dialogs.find(params.dialog ?? "");
        return dialog
          ? respond({ dialog, form: formOf(request), params, reply })
          : sendPage(reply, endedPage(), 410);
      },
    });
  };

const atBank =
  (respond: (visit: Visit, bank: Bank) => FastifyReply): Respond =>
  (visit) => {
    const bank = visit.dialog.request.banks.find(({ id }) => id === visit.params.bank);
    if (!bank) return sendPage(visit.reply, wrongLinkPage("There is no such bank here."), 404);
    return bank.quirk === "closed"
      ? sendPage(visit.reply, closedPage(visit.dialog, bank))
      : respond(visit, bank);
  };

const openLink = (app: FastifyInstance, { client, dialogs }: DialogService): void => {
  app.get("/", (request, reply) => {
    const link = request.url.slice(request.url.indexOf("?") + 1);
    try {
      const wanted = readAuthRequest(new URLSearchParams(request.url.includes("?") ? link : ""), client);
      const dialog = dialogs.open(link, wanted);
      if (!dialog) return sendPage(reply, endedPage(), 410);
      return go(reply, pathOf(dialog, wanted.bank && `/banks/${wanted.bank.id}`));
    } catch (error) {
      if (error instanceof WrongLink) return sendPage(reply, wrongLinkPage(error.message), 400);
      throw error;
    }
  });
};

const suggestedAt = (bank: Bank, { visitor }: DialogService) => {
  const userName = visitor();
  const isHere = peopleAt(bank).some((person) => person.userName === userName);
  return isHere && userName !== undefined ? { userName, password: DEMO_PASSWORD } : {};
};

const routeSignIn = (app: FastifyInstance, service: DialogService): void => {
  const route = routeDialog(app, service);
  route("GET", "", ({ dialog, reply }) => sendPage(reply, pickPage(dialog)));
  route("POST", "/find", ({ dialog, form, reply }) =>
    sendPage(reply, pickPage(dialog, form.get("find") ?? "")),
  );
  route(
    "GET",
    "/banks/:bank",
    atBank(({ dialog, reply }, bank) =>
      sendPage(reply, signInPage({ dialog, bank, people: peopleAt(bank), ...suggestedAt(bank, service) })),
    ),
  );
  route(
    "POST",
    "/banks/:bank",
    atBank(({ dialog, form, reply }, bank) => {
      const userName = (form.get("user_name") ?? "").trim();
      const person = personAt(bank, userName, form.get("password") ?? "");
      if (!person) {
        const wrong = "The user name or the password is wrong.";
        const markup = signInPage({ dialog, bank, people: peopleAt(bank), userName, wrong });
        return sendPage(reply, markup, UNPROCESSABLE);
      }
      const isConfirmed = bank.quirk !== "code";
      service.dialogs.signIn(dialog, { bank, person, isConfirmed });
      return go(reply, pathOf(dialog, isConfirmed ? "/consent" : "/code"));
    }),
  );
};

const routeCode = (app: FastifyInstance, service: DialogService): void => {
  const route = routeDialog(app, service);
  route("GET", "/code", ({ dialog, reply }) =>
    dialog.signedIn ? sendPage(reply, codePage(dialog, dialog.signedIn.bank)) : go(reply, pathOf(dialog)),
  );
  route("POST", "/code", ({ dialog, form, reply }) => {
    const { signedIn } = dialog;
    if (!signedIn) return go(reply, pathOf(dialog));
    if ((form.get("code") ?? "").replaceAll(/\s/g, "") !== PRACTICE_CODE) {
      return sendPage(reply, codePage(dialog, signedIn.bank, "The code is wrong."), UNPROCESSABLE);
    }
    service.dialogs.signIn(dialog, { ...signedIn, isConfirmed: true });
    return go(reply, pathOf(dialog, "/consent"));
  });
};

const routeConsent = (app: FastifyInstance, service: DialogService): void => {
  const { dialogs, connections } = service;
  const route = routeDialog(app, service);
  const refuse = ({ dialog, reply }: Visit): FastifyReply => {
    dialogs.end(dialog);
    return go(reply, callbackOf(dialog.request, { error: "access_denied" }));
  };
  route("GET", "/consent", ({ dialog, reply }) => {
    const { signedIn } = dialog;
    if (!signedIn?.isConfirmed) return go(reply, pathOf(dialog));
    const { bank, person } = signedIn;
    return sendPage(reply, consentPage({ dialog, bank, accounts: accountsAt(bank, person) }));
  });
  route("POST", "/consent", (visit) => {
    const { dialog, form, reply } = visit;
    if (form.get("decision") === "refuse") return refuse(visit);
    if (!dialog.signedIn?.isConfirmed) return go(reply, pathOf(dialog));
    const { bank, person } = dialog.signedIn;
    const shown = accountsAt(bank, person);
    const accounts = shown.map(({ plan }) => plan.key).filter((key) => form.getAll("account").includes(key));
    if (accounts.length === 0 && shown.length > 0) {
      const wrong = "Choose at least one account, or do not allow it.";
      return sendPage(reply, consentPage({ dialog, bank, accounts: shown, wrong }), UNPROCESSABLE);
    }
    const { scopes, redirectUri, codeChallenge } = dialog.request;
    const consent = { bank, person, accounts, scopes };
    const code = connections.issueCode(consent, { redirectUri, codeChallenge });
    dialogs.end(dialog);
    return go(reply, callbackOf(dialog.request, { code, scope: scopes.join(" ") }));
  });
  route("POST", "/leave", refuse);
};

const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="1" y="1" width="38" height="38" rx="9" fill="#faf5ea" stroke="#17233f" stroke-width="1.5"/><text x="20" y="26" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#17233f">${name.charAt(0)}</text></svg>`;

export const routeDialogPages = (app: FastifyInstance, service: DialogService): void => {
  app.get("/dialog.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(practiceStyle));
  app.get<{ Params: { file: string } }>("/logos/:file", ({ params }, reply) => {
    const bank = banks.find(({ id }) => params.file === `${id}.svg`);
    return bank
      ? reply.type("image/svg+xml").send(logo(bank.name))
      : reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  });
  openLink(app, service);
  routeSignIn(app, service);
  routeCode(app, service);
  routeConsent(app, service);
};
