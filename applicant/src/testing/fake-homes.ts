import { noRent, type Residence } from "@latchkey/domain/residence/residence.ts";
import type { Answer, GraphqlRequest } from "./fake-server.ts";

/** The homes of one applicant as the server has them: what is sent is stored, and answered as stored. */

/** A stored file about a home. */
export interface HomeFile {
  readonly uuid: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
  readonly remedialSectionUuid: string | null;
}

interface StoredHome {
  readonly home: Residence;
  readonly files: readonly HomeFile[];
}

const typed = (name: string, row: object | null) => row && { __typename: name, ...row };

const itemOf = ({ home, files }: StoredHome) => {
  const { rentMinor, address, reference, ...rest } = home;
  return {
    __typename: "ResidentialHistory",
    ...rest,
    rent: rentMinor === null ? null : rentMinor / 100,
    address: typed("Address", address),
    reference: typed("ReferencePerson", reference),
    documents: files.map((file) => typed("ResidenceDocument", file)),
  };
};

const unknownHome: Residence = {
  uuid: "",
  draft: true,
  isCurrent: false,
  start: null,
  end: null,
  residenceType: null,
  address: {} as Residence["address"],
  ...noRent,
};

interface SentHome extends Partial<Residence> {
  readonly uuid: string;
  readonly rent?: number | null;
  readonly documents?: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawnDocuments?: readonly string[];
}

const withSent = (stored: StoredHome, sent: SentHome, remedialSectionUuid: string | null): StoredHome => {
  const { rent, documents = [], withdrawnDocuments = [], ...home } = sent;
  const rentMinor = rent === undefined ? stored.home.rentMinor : rent === null ? null : rent * 100;
  const added = documents.map(({ type, path }) => ({
    uuid: `file-${path}`,
    type,
    path,
    fileName: path.split("/").at(-1) ?? "",
    remedialSectionUuid,
  }));
  const kept = stored.files.filter(({ uuid }) => !withdrawnDocuments.includes(uuid));
  return { home: { ...stored.home, ...home, rentMinor }, files: [...kept, ...added] };
};

/** @param files by the uuid of their home */
export const storedHomes = (
  homes: readonly Residence[],
  files: Readonly<Record<string, readonly HomeFile[]>> = {},
) => {
  let stored: readonly StoredHome[] = homes.map((home) => ({ home, files: files[home.uuid] ?? [] }));
  const put = (sent: SentHome, remedialUuid: string | null): void => {
    const known = stored.find(({ home }) => home.uuid === sent.uuid);
    const next = withSent(known ?? { home: unknownHome, files: [] }, sent, remedialUuid);
    stored = known ? stored.map((one) => (one === known ? next : one)) : [...stored, next];
  };
  return {
    items: () => stored.map(itemOf),
    homes: () => stored.map(({ home }) => home),
    /** Stores what one of the mutations of the section sends; undefined for another operation. */
    take: ({ operationName, variables }: GraphqlRequest): "saved" | "removed" | undefined => {
      if (operationName === "DeleteResidentialHistoryItems") {
        stored = stored.filter(({ home }) => home.uuid !== variables.uuid);
        return "removed";
      }
      if (!["UpdateDefaultResidence", "UpdateResidentialHistoryItems"].includes(operationName))
        return undefined;
      put(variables.residence as SentHome, (variables.remedialSectionUuid as string | undefined) ?? null);
      return "saved";
    },
  };
};

/** What a deletion answers. */
export const removedAnswer = ({ variables }: GraphqlRequest): Answer => ({
  data: {
    deleteResidentialHistoryItems: {
      __typename: "DeleteResidentialHistoryItems",
      success: true,
      uuid: variables.uuid,
    },
  },
});
