import type { RequestChoicesOfQuery } from "../graphql/operations.generated.ts";

type Choices = RequestChoicesOfQuery["requestChoices"];
type Subject = Choices["subjects"][number];

const typed = (name: string, given: object) => ({ __typename: name, ...given });

const aStart = (
  step: string,
  title: string,
  more: Partial<Subject["starts"][number]> = {},
): Subject["starts"][number] => ({ step, title, ends: [step], document: null, ...more });

export const identitySubject: Subject = {
  section: "IDENTITY",
  relatedObjectUuid: null,
  about: null,
  starts: [
    aStart("documents", "document", { ends: ["documents", "upload", "uploadBack"] }),
    aStart("upload", "photo", { document: { type: "PASSPORT", side: "front" } }),
    aStart("genericUpload", "document"),
  ],
  reasons: ["EXPIRED_DOCUMENT", "MISSING_ID", "EXPIRED_DOCUMENT_PDF", "OTHER"],
  documentTypes: ["BIRTH_ADOPTION", "DBS"],
};

export const bakerySubject: Subject = {
  section: "INCOME",
  relatedObjectUuid: "bakery",
  about: { incomeType: "T_EMPLOYED_PERM", name: "Brightwater Bakery" },
  starts: [
    aStart("yourSalary", "source", { ends: ["yourSalary", "documents"] }),
    aStart("documents", "income", { ends: ["documents", "uploadBankStatements"] }),
  ],
  reasons: ["DOCUMENT_OUT_OF_DATE", "SOURCE_DOES_NOT_SHOW_INCOME", "OTHER"],
  documentTypes: ["PAYSLIP"],
};

export const guarantorSubject: Subject = {
  section: "INCOME",
  relatedObjectUuid: "ngozi",
  about: { incomeType: null, name: "Ngozi Okafor" },
  starts: [aStart("yourGuarantor", "guarantor")],
  reasons: ["OTHER"],
  documentTypes: [],
};

/** What can be asked of Amara, who reads German. */
export const someChoices = (given: Partial<Choices> = {}) => {
  const { language = "de", subjects = [identitySubject, bakerySubject, guarantorSubject] } = given;
  return {
    requestChoices: typed("RequestChoices", {
      language,
      subjects: subjects.map(({ about, starts, ...subject }) =>
        typed("RequestSubject", {
          ...subject,
          about: about && typed("RequestAbout", about),
          starts: starts.map(({ document, ...start }) =>
            typed("RequestStart", {
              ...start,
              document: document && typed("RequestStartDocument", document),
            }),
          ),
        }),
      ),
    }),
  };
};
