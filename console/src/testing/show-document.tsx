import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { screen } from "@testing-library/react";
import { DocumentPage } from "../case/document/document-page.tsx";
import { aDocument } from "./fake-case.ts";
import { aPhoto, aViewed, fakePages } from "./fake-document.ts";
import { showPage } from "./show-part.tsx";

export const DOCUMENT_PATH = "/console/cases/amara/documents/document-1";

interface Showing {
  readonly answers?: EndpointAnswers;
  /** What the routes of pages and copies answer. */
  readonly page?: Parameters<typeof fakePages>[0];
  readonly search?: string;
  readonly unsaved?: Parameters<typeof showPage>[2]["unsaved"];
}

/** The viewer with Amara's passport, whatever the endpoint answers. */
export const showDocumentPage = async ({ answers = {}, page, search = "", unsaved }: Showing = {}) => {
  const pages = fakePages(page);
  const shown = await showPage(<DocumentPage />, "/console/cases/:partyId/documents/:documentId", {
    path: DOCUMENT_PATH + search,
    answers: {
      DocumentOf: ({ variables }) =>
        aViewed({ document: variables.documentId === "document-2" ? aPhoto() : aDocument() }),
      ...answers,
    },
    ...(unsaved && { unsaved }),
  });
  return { ...shown, ...pages };
};

export const showDocument = async (showing: Showing = {}) => {
  const shown = await showDocumentPage(showing);
  await screen.findByRole("region", { name: "Your verdict" });
  return shown;
};
