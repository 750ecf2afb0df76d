import type { ApplicationsQuery } from "../graphql/operations.generated.ts";

type Listed = ApplicationsQuery["applications"]["rows"][number];

export const aListedPerson = (id: string, given: Partial<Listed["people"][number]> = {}) => ({
  __typename: "ListedPerson",
  id,
  number: "LK-20418",
  firstName: "Amara",
  lastName: "Okafor",
  role: "tenant" as const,
  status: "IN_REVIEW" as const,
  ...given,
});

export const aListedApplication = (id: string, given: Partial<Listed> = {}) => ({
  __typename: "ListedApplication",
  id,
  home: "14 Alder Row, Leeds LS6 2QB",
  agency: "Quillfield Lettings",
  reference: "QF-0311",
  rentMinor: 207_000,
  currency: "GBP" as const,
  start: "2026-04-01",
  createdAt: "2026-03-09T10:00:00Z",
  people: [aListedPerson("amara")],
  ...given,
});

export const someApplications = (
  rows: readonly ReturnType<typeof aListedApplication>[] = [aListedApplication("application-1")],
  next: string | null = null,
) => ({ applications: { __typename: "ApplicationPage", next, rows } });
