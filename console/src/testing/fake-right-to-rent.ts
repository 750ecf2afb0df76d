import type { ShownShareCode } from "../case/right-to-rent/right-to-rent.graphql.ts";
import type { RightToRentOfQuery } from "../graphql/operations.generated.ts";

type Shown = RightToRentOfQuery["rightToRent"];
type Check = Shown["checks"][number];

export const aCheck = (given: Partial<Check> = {}): Check & { readonly __typename: string } => ({
  __typename: "RightToRentCheck",
  id: "11",
  route: "ONLINE",
  purpose: "BEFORE_AGREEMENT",
  state: "COMPLETE",
  ruleSet: "ENG-RTR-2026-10-01",
  checkedOn: "2026-11-20",
  shows: "RIGHT",
  isTimeLimited: true,
  followUpBy: "2028-02-01",
  byId: "lucia",
  by: "Lucía Ortega",
  at: "2026-11-20T10:00:00Z",
  second: null,
  values: [
    { __typename: "RecordValue", name: "shareCode", value: "R12 345 678" },
    { __typename: "RecordValue", name: "checkedAt", value: "2026-11-20T10:00" },
  ].map((value) => value),
  documents: [],
  files: [
    {
      __typename: "EvidenceFile",
      uploadId: "upload-1",
      field: "resultFile",
      name: "result.pdf",
      sha256: "1da0ef3b8ffe42",
    },
  ].map((file) => file),
  packs: [],
  ...given,
});

export const aGivenShareCode = (given: Partial<ShownShareCode> = {}) => ({
  givenShareCode: {
    __typename: "GivenShareCode",
    code: "R98765432",
    givenOn: "2026-12-01",
    lastDay: "2027-03-01",
    hasEnded: false,
    ...given,
  },
});

/** Amara, from India, with nothing recorded. */
export const aResponsibility = (given: Partial<Shown["responsibilities"][number]> = {}) => ({
  __typename: "WrittenResponsibility",
  id: "1",
  landlord: "R. Calvert",
  acceptedOn: "2026-11-03",
  endedOn: null,
  fileId: "file-1",
  fileName: "agreement.pdf",
  by: "Ruth Adeyemi",
  ...given,
});

export const aRightToRent = (given: Partial<Shown> = {}) => ({
  rightToRent: {
    __typename: "RightToRentOfParty",
    party: { __typename: "Party", id: "amara", number: "LK-20418", firstName: "Amara", lastName: "Okafor" },
    applicationId: "application-1",
    home: "14 Alder Row, Leeds LS6 2QB",
    agency: "Quillfield Lettings",
    agencyId: "agency-1",
    agencyIsOwn: false,
    responsibilities: [aResponsibility(), aResponsibility({ id: "2", landlord: null, fileId: "file-2" })],
    letting: {
      __typename: "Letting",
      landlord: "R. Calvert",
      agreementOn: "2027-01-10",
      startsOn: "2027-01-14",
      signedOn: null,
      endedOn: null,
      isRecorded: true,
    },
    purpose: "BEFORE_AGREEMENT",
    nationality: "IN",
    birthdate: "1996-11-09",
    hadNo: false,
    ruleSet: "ENG-RTR-2026-10-01",
    mayRecord: true,
    landlords: [],
    providers: [
      {
        __typename: "ProviderEntry",
        name: "Clearmark Identity",
        registerId: "DVS-0417",
        registerUrl: "https://register.example/DVS-0417",
        isInUse: true,
        services: ["right_to_rent"],
        validUntil: "2027-03-14",
      },
    ],
    administrators: ["Ruth Adeyemi"],
    statements: [
      {
        __typename: "RightToRentStatement",
        language: "de",
        title: "Prüfung Ihres Rechts zu mieten",
        paragraphs: ["Alle werden gefragt."],
      },
      {
        __typename: "RightToRentStatement",
        language: "en",
        title: "Your right to rent check",
        paragraphs: ["Everybody is asked."],
      },
    ],
    people: [
      { __typename: "Party", id: "amara", number: "LK-20418", firstName: "Amara", lastName: "Okafor" },
      { __typename: "Party", id: "lukas", number: "LK-20419", firstName: "Lukas", lastName: "Brandt" },
    ],
    household: { __typename: "HomeSigning", people: [] },
    practiceCodePage: null,
    practiceProviderPage: null,
    checks: [],
    ...given,
  },
});
