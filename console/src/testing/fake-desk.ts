import type {
  QueueCountsQuery,
  QueueQuery,
  SectionName,
  SectionProgress,
} from "../graphql/operations.generated.ts";

/** Builders for what the endpoint answers about cases. The time is that of `openDesk`: 12 March 2026, 10:00. */

export const priya = {
  __typename: "StaffMember",
  id: "staff-1",
  email: "priya.nair@quillfield.example",
  name: "Priya Nair",
  roles: ["REVIEWER"],
} as const;

export const lucia = { __typename: "Colleague", id: "staff-2", name: "Lucía Ortega" } as const;
export const asColleague = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  __typename: "Colleague",
  id,
  name,
});

export type TestQueueRow = QueueQuery["queue"]["rows"][number];

export const aSection = (name: SectionName, progress: SectionProgress = "submitted") => ({
  __typename: "SectionState",
  name,
  progress,
});

export const aRow = (partyId: string, given: Partial<TestQueueRow> = {}): TestQueueRow => ({
  partyId,
  applicationId: "application-1",
  number: "LK-20418",
  firstName: "Amara",
  lastName: "Okafor",
  home: "14 Alder Row, Leeds LS6 2QB",
  moveIn: "2026-04-01",
  agreementBy: null,
  status: "SUBMITTED",
  since: "2026-03-12T06:00:00Z",
  submittedAt: "2026-03-12T06:00:00Z",
  dueOn: "2026-03-16",
  isAnswer: false,
  stage: "NONE",
  heldUntil: null,
  onHoldUntil: null,
  needs: [],
  reviewer: null,
  sections: [aSection("IDENTITY"), aSection("INCOME"), aSection("RESIDENCE")],
  ...given,
});

export const aQueue = (rows: readonly TestQueueRow[], next: string | null = null) => ({
  queue: {
    __typename: "QueuePage",
    next,
    rows: rows.map((row) => ({ __typename: "QueueRow", ...row })),
  },
});

export const someCounts = (given: Partial<QueueCountsQuery["queueCounts"]> = {}) => ({
  queueCounts: {
    __typename: "QueueCounts",
    waiting: 14,
    inReview: 6,
    mine: 3,
    late: 1,
    answers: 1,
    applicants: 9,
    held: 2,
    oldest: "2026-03-10T07:00:00Z",
    ...given,
  },
});

const aChoice = (id: string, name: string) => ({ __typename: "FilterChoice", id, name });

export const HARBOUR = "0b9f1c1e-6a52-4b3e-9d0c-2f6b8d7c1a10";

export const someFilterChoices = () => ({
  filterChoices: {
    __typename: "FilterChoices",
    agencies: [aChoice(HARBOUR, "Harbour Homes"), aChoice("agency-2", "Moor Lettings")],
    policies: [aChoice("england-default", "England")],
  },
});
