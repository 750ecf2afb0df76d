/** Lukas Brandt, whose name is close to a person of the list. */

const person = {
  __typename: "Party",
  id: "amara",
  number: "LK-31188",
  role: "tenant",
  firstName: "Lukas",
  lastName: "Brandt",
  email: "lukas@example.com",
  shareMinor: 95_000,
  guarantorId: null,
  status: "SUBMITTED",
  isAnswer: false,
  stage: "NONE",
  sections: [],
  reviewer: null,
};

const reason = (code: string, number: number | null = null, of: number | null = null) => ({
  __typename: "SanctionsMatchReason",
  code,
  number,
  of,
});

export const aVerdict = (verdict: string, more: Record<string, unknown> = {}) => ({
  __typename: "GivenSanctionsVerdict",
  id: verdict,
  verdict,
  seenOn: ["identity_document"],
  reason: "Born a year earlier, and of another nationality.",
  tellsAgency: false,
  by: "Priya Nair",
  at: "2026-03-12T09:30:00Z",
  ...more,
});

export const aCandidate = (more: Record<string, unknown> = {}) => ({
  __typename: "SanctionsCandidate",
  id: "candidate-1",
  isOpen: true,
  entryId: "UTO0042",
  name: "Lukas Emil BRANDT",
  otherNames: ["Lucas BRAND"],
  births: ["1992"],
  nationalities: ["Utopia"],
  bornIn: ["Port Utopia"],
  addresses: [],
  hasPassport: false,
  regime: "The Utopia (Sanctions) Regulations 2024",
  listedOn: "2026-03-10",
  score: 96,
  from: 80,
  nameScore: 96,
  birthPoints: 0,
  reasons: [reason("NAME_PARTS_ALIKE", 2, 2), reason("NAME_PARTS_MORE", 1), reason("BIRTH_IS_CLOSE")],
  verdicts: [],
  report: [],
  emailFailed: null,
  ...more,
});

export const aSanctionsDesk = (more: Record<string, unknown> = {}) => ({
  __typename: "SanctionsDesk",
  id: "amara",
  standing: { __typename: "SanctionsStanding", state: "OPEN", day: "2026-03-10", open: 1 },
  party: person,
  application: { __typename: "Application", id: "application-1", agency: "Hartley & Co" },
  names: ["Lukas Brandt"],
  birthdate: "1991-04-14",
  nationality: "DE",
  hasContact: true,
  near: [{ __typename: "SanctionsNearName", name: "Louis BRANT", score: 61 }],
  screenings: [
    {
      __typename: "SanctionsScreening",
      id: "1",
      day: "2026-03-10",
      hash: "ab".repeat(32),
      found: 1,
      at: "2026-03-12T04:02:00Z",
    },
  ],
  candidates: [aCandidate()],
  ...more,
});
