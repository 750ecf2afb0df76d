import type { GivenRecord } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { agencyFilesPath, FILE_NAME_HEADER } from "@latchkey/domain/vocabulary/console-wire.ts";
import { storeIdentityFacts } from "../src/identity/identity-facts.ts";
import { anApplication, somebody } from "./new-applications.ts";
import { change, partyNamed } from "./parties.ts";
import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";
import { aPaper, postForm } from "./upload.ts";

/** Right-to-rent checks, as a reviewer records them in the console. */

interface Home {
  readonly id: string;
  readonly people: readonly string[];
}

export const aHomeOf = async (by: Colleague, people = 1, country: "ENG" | "SCT" = "ENG"): Promise<Home> => {
  const rentMinor = 95_000;
  const home = await anApplication(by, {
    country,
    policy: country === "ENG" ? "england-identity-only" : "identity-only",
    start: "2026-12-14",
    rentMinor: rentMinor * people,
    people: Array.from({ length: people }, () => somebody({ shareMinor: rentMinor })),
  });
  return { id: home.id, people: home.people.map(({ id }: { readonly id: string }) => id) };
};

export const aTenantOf = async (
  server: TestServer,
  by: Colleague,
  facts: { nationality?: string; birthdate?: string } = {},
) => {
  const { id, people } = await aHomeOf(by);
  const [partyId = ""] = people;
  const key = await partyNamed(server, partyId);
  await change(server, (work) =>
    storeIdentityFacts(work, key, { nationality: "IN", birthdate: "1996-11-09", ...facts }),
  );
  return { applicationId: id, partyId };
};

export const prepareEvidenceFile = (by: Colleague, partyId: string, fileType = "application/pdf") =>
  askConsole(
    by,
    `mutation ($id: ID!, $type: String!) { prepareRightToRentFile(partyId: $id, fileType: $type) {
      uploadId url fields { name value } } }`,
    { id: partyId, type: fileType },
  );

/** @returns the id of an upload that has arrived */
export const sendEvidence = async (
  server: TestServer,
  by: Colleague,
  partyId: string,
  content = aPaper().content,
): Promise<string> => {
  const { data } = await prepareEvidenceFile(by, partyId);
  const { uploadId, url, fields } = data.prepareRightToRentFile;
  const response = await postForm(server, url, [...fields, { name: "file", value: content }]);
  if (response.statusCode !== 204) throw new Error(`The file was refused: ${response.body}`);
  return uploadId;
};

interface Agreement {
  readonly agencyId: string;
  /** null: the agency hands its checks to the provider. */
  readonly landlord: string | null;
  readonly acceptedOn?: string;
  readonly content?: Buffer;
  readonly name?: string;
}

export const sendAgencyFile = (
  by: Colleague,
  { agencyId, content = aPaper().content, name = "agreement.pdf" }: Omit<Agreement, "landlord">,
) =>
  by.client.postFile(agencyFilesPath(agencyId), content, {
    "content-type": "application/pdf",
    [FILE_NAME_HEADER]: encodeURIComponent(name),
  });

export const RESPONSIBILITY = `id landlord acceptedOn endedOn fileId fileName by`;

export const sendResponsibility = (by: Colleague, agencyId: string, input: object) =>
  askConsole(
    by,
    `mutation ($id: ID!, $input: ResponsibilityInput!) {
      writeResponsibility(agencyId: $id, input: $input) { ${RESPONSIBILITY} } }`,
    { id: agencyId, input },
  );

/** An agreement in writing, with its file. */
export const writeAgreement = async (by: Colleague, agreement: Agreement) => {
  const { agencyId, landlord, acceptedOn = "2026-10-05" } = agreement;
  const fileId = (await sendAgencyFile(by, agreement)).json().id;
  return sendResponsibility(by, agencyId, {
    isOfAgency: landlord === null,
    landlord: landlord ?? "",
    acceptedOn,
    fileId,
  });
};

interface Responsible {
  readonly agencyId: string;
  readonly agencyIsOwn: boolean;
  readonly responsibilities: readonly { readonly landlord: string | null }[];
}

export const responsibleOf = async (by: Colleague, partyId: string): Promise<Responsible | undefined> =>
  (
    await askConsole(
      by,
      `query ($id: ID!) { rightToRent(partyId: $id) { agencyId agencyIsOwn responsibilities { ${RESPONSIBILITY} } } }`,
      { id: partyId },
    )
  ).data?.rightToRent;

/** The agreements that a record of the person's agency needs, where they are not filed yet. */
const fileAgreements = async (by: Colleague, partyId: string, landlord: string): Promise<void> => {
  const known = await responsibleOf(by, partyId);
  if (!known) return;
  const { agencyId, responsibilities } = known;
  for (const one of [landlord, null])
    if (!responsibilities.some((filed) => filed.landlord === one))
      await writeAgreement(by, { agencyId, landlord: one });
};

export const sendRecord = async (by: Colleague, partyId: string, given: GivenRecord) => {
  const { landlord = "" } = given.values;
  if (landlord !== "") await fileAgreements(by, partyId, landlord);
  return sendRecordAlone(by, partyId, given);
};

export const sendRecordAlone = (by: Colleague, partyId: string, { route, values, documents }: GivenRecord) =>
  askConsole(
    by,
    `mutation ($id: ID!, $input: RightToRentRecordInput!) { recordRightToRent(partyId: $id, input: $input) }`,
    {
      id: partyId,
      input: {
        route,
        values: Object.entries(values).map(([name, value]) => ({ name, value })),
        documents,
      },
    },
  );

/** The files of a sample record are replaced by one that has arrived. */
export const withFile = (record: GivenRecord, uploadId: string): GivenRecord => ({
  ...record,
  values: Object.fromEntries(
    Object.entries(record.values).map(([name, value]) => [
      name,
      value.startsWith("file-") ? uploadId : value,
    ]),
  ),
});

const TABLE = `lookAgainDays providers { id name registerId registerUrl isInUse services validUntil lookedOn by uses }`;

export const providersOf = (by: Colleague) => askConsole(by, `{ registeredProviders { ${TABLE} } }`);

export const aProvider = (changes: object = {}) => ({
  name: "Clearmark Identity",
  registerId: "DVS-0417",
  registerUrl: "https://register.example/DVS-0417",
  services: ["right_to_rent"],
  validUntil: "2027-03-14",
  lookedOn: "2026-11-24",
  ...changes,
});

export const sendProvider = (by: Colleague, changes: object = {}) => {
  const { name, registerId, registerUrl, ...look } = aProvider(changes);
  return askConsole(
    by,
    `mutation ($entry: ProviderEntryInput!, $look: ProviderLookInput!) {
      addRegisteredProvider(entry: $entry, look: $look) { ${TABLE} } }`,
    { entry: { name, registerId, registerUrl }, look },
  );
};

export const sendProviderEntry = (by: Colleague, id: string, changes: object = {}) => {
  const { name, registerId, registerUrl } = aProvider(changes);
  return askConsole(
    by,
    `mutation ($id: ID!, $entry: ProviderEntryInput!) { changeRegisteredProvider(id: $id, entry: $entry) { ${TABLE} } }`,
    { id, entry: { name, registerId, registerUrl } },
  );
};

export const sendProviderLook = (by: Colleague, id: string, changes: object = {}) => {
  const { name, registerId, registerUrl, ...look } = aProvider(changes);
  return askConsole(
    by,
    `mutation ($id: ID!, $look: ProviderLookInput!) { lookAtRegisteredProvider(id: $id, look: $look) { ${TABLE} } }`,
    { id, look },
  );
};

export const sendProviderUse = (by: Colleague, id: string, isInUse: boolean) =>
  askConsole(
    by,
    `mutation ($id: ID!, $isInUse: Boolean!) { setRegisteredProviderUse(id: $id, isInUse: $isInUse) { ${TABLE} } }`,
    { id, isInUse },
  );
interface Recorded {
  readonly partyId: string;
  readonly given: GivenRecord;
}

export const recordOf = async (server: TestServer, by: Colleague, { partyId, given }: Recorded) =>
  sendRecord(by, partyId, withFile(given, await sendEvidence(server, by, partyId)));

interface GivenAnswer {
  readonly partyId: string;
  readonly checkId: string;
  readonly agrees: boolean;
  readonly reason?: string;
}

/** A second reviewer's answer to a record without a statutory excuse. */
export const answerRecord = (by: Colleague, { reason = "", ...given }: GivenAnswer) =>
  askConsole(
    by,
    `mutation ($partyId: ID!, $checkId: ID!, $agrees: Boolean!, $reason: String!) {
      answerRightToRent(partyId: $partyId, checkId: $checkId, agrees: $agrees, reason: $reason) }`,
    { ...given, reason },
  );

export const checksOf = async (by: Colleague, partyId: string) =>
  (
    await askConsole(
      by,
      `query ($id: ID!) { rightToRent(partyId: $id) { purpose nationality hadNo ruleSet mayRecord landlords
        providers { name registerId isInUse services validUntil } administrators
        checks { id route purpose state ruleSet checkedOn shows isTimeLimited followUpBy by
          second { agrees reason by } values { name value } documents { kind } files { uploadId field name } } } }`,
      { id: partyId },
    )
  ).data.rightToRent;

export const signingOf = async (by: Colleague, applicationId: string) =>
  (
    await askConsole(
      by,
      `query ($id: ID!) { application(id: $id) { start signing { isReady firstLimitedDay
        letting { landlord agreementOn startsOn signedOn endedOn isRecorded }
        people { partyId block recordedOn state followUpBy } } } }`,
      { id: applicationId },
    )
  ).data.application.signing;

export const sendLetting = (by: Colleague, applicationId: string, changes: object = {}) =>
  askConsole(
    by,
    "mutation ($id: ID!, $input: LettingInput!) { recordLetting(applicationId: $id, input: $input) { id start } }",
    {
      id: applicationId,
      input: {
        landlord: "R. Calvert",
        agreementOn: "2026-12-10",
        startsOn: "2026-12-14",
        signedOn: "",
        endedOn: "",
        ...changes,
      },
    },
  );
