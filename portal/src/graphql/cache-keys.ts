import { byId, type CacheKeys, embedded } from "@latchkey/browser/graphql/cache-keys.ts";

/** By what it says: a path of arguments would repeat the whole table for each of its lines. */
const byValue = (line: object): string => JSON.stringify(line);

export const cacheKeys = {
  AgencyBranch: byId,
  AgencyMessage: byId,
  AgencyUser: byId,
  Application: byId,
  ApplicationCounts: embedded,
  ApplicationPage: embedded,
  BulkIssue: embedded,
  BulkLine: byValue,
  BulkSent: embedded,
  CheckPage: embedded,
  CheckedPerson: byId,
  HistoryRow: byId,
  Invitation: embedded,
  Letting: embedded,
  ListedApplication: byId,
  ListedCheck: byId,
  ListedPerson: byId,
  // The one who is signed in: a changed setting is seen wherever it is shown.
  Me: () => "me",
  MissingThing: embedded,
  Offer: embedded,
  OfferedPolicy: embedded,
  OutcomeLabel: embedded,
  OwnAccount: embedded,
  OwnAgency: byId,
  OwnPasskey: byId,
  OwnSession: byId,
  Person: byId,
  PersonDecision: embedded,
  RecordValue: embedded,
  ReportLink: byId,
  ReportMark: byId,
  ReportView: embedded,
  RightToRentPack: embedded,
  RightToRentRecord: byId,
  RightToRentState: embedded,
  RightToRentStatement: embedded,
  SectionState: embedded,
<<<<<<< HEAD
  SentBefore: embedded,
=======
  ShownDocument: embedded,
  SignedField: embedded,
  SignedStaffForm: embedded,
>>>>>>> w-checker
  Tenancy: embedded,
  UsageRow: embedded,
  WaitingFor: embedded,
  WrittenResponsibility: byId,
} satisfies CacheKeys;
