import { DOCUMENT_PAGES_HEADER } from "@latchkey/domain/vocabulary/console-wire.ts";
import { vi } from "vitest";
import type { DocumentOfQuery } from "../graphql/operations.generated.ts";
import { aDocument, aDossier, aFinding } from "./fake-case.ts";

type TestViewed = DocumentOfQuery["document"];

const faceBox = { __typename: "PageBox", page: 1, x: 0.3, y: 0.2, width: 0.3, height: 0.4 };

/** A live photo of hers, in order. */
export const aPhoto = (given: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({
    id: "document-2",
    type: "LIVE_PHOTO",
    fileName: "photo.jpg",
    givenName: null,
    expiresOn: null,
    findings: [aFinding("one-face", "OK", { boxes: [faceBox] })],
    ...given,
  });

/** A passport about which nothing bad was found. */
export const aCleanPassport = () => aDocument({ findings: [aFinding("looks-fine", "OK")] });

const rows: TestViewed["compared"] = [
  { field: "surname", typed: "Okafor", shown: "OKAFOUR", agrees: false },
  { field: "birthdate", typed: "1996-11-09", shown: "1996-11-09", agrees: true },
  { field: "expiry", typed: null, shown: "2025-01-01", agrees: false },
  { field: "number", typed: null, shown: null, agrees: null },
];

interface Given extends Partial<Pick<TestViewed, "heldByYou" | "heldUntil" | "mayTake" | "secondReviewId">> {
  readonly party?: Partial<TestViewed["party"]>;
  readonly claim?: Partial<TestViewed["claim"]>;
  readonly document?: ReturnType<typeof aDocument>;
  readonly documents?: readonly ReturnType<typeof aDocument>[];
  readonly compared?: TestViewed["compared"];
}

/** Amara's passport, the first of two documents, in a case that waits for a review. */
export const aViewed = (given: Given = {}) => {
  const {
    claim,
    party,
    document = aDocument(),
    documents = [aDocument(), aPhoto()],
    compared = rows,
    ...more
  } = given;
  return {
    document: {
      __typename: "ViewedDocument",
      id: document.id,
      heldByYou: false,
      heldUntil: null,
      secondReviewId: null,
      mayTake: true,
      party: { ...aDossier().dossier.party, ...party },
      document,
      documents,
      claim: {
        __typename: "DocumentClaim",
        name: "Amara Okafor",
        birthdate: "1996-11-09",
        isPaper: false,
        income: null,
        ...claim,
      },
      compared: compared.map((row) => ({ __typename: "ComparedRow", ...row })),
      ...more,
    },
  };
};

export const aPage = (pages = 1): Response =>
  new Response(new Blob(["picture"], { type: "image/jpeg" }), {
    headers: { [DOCUMENT_PAGES_HEADER]: String(pages) },
  });

export const noPage = (status: number, code: string): Response => Response.json({ code }, { status });

/** The routes of pages and copies, and the pictures in memory. */
export const fakePages = (
  answer: (path: string) => Response | undefined | Promise<Response> = () => aPage(),
) => {
  const asked: string[] = [];
  const revoked: string[] = [];
  let made = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(path);
    if (new Headers(init.headers).get("authorization") !== "Bearer token")
      return noPage(401, "UNAUTHENTICATED");
    const response = await answer(path);
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    made += 1;
    return `blob:picture-${made}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
  return { asked, revoked };
};
