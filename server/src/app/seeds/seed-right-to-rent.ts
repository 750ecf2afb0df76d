import type { GivenRecord } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { RightToRentRoute } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { isOwnAgency } from "../../agencies/agencies.ts";
import { keepAgencyFile } from "../../agencies/agency-files.ts";
import { storeShareCode } from "../../identity/store-share-code.ts";
import { partyChanged } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { readLetting, recordLetting } from "../../right-to-rent/letting.ts";
import { recordCheck } from "../../right-to-rent/record-check.ts";
import { writeResponsibility } from "../../right-to-rent/responsibilities.ts";
import type { SeededPerson } from "./people.ts";
import { sampleReport } from "./sample-report.ts";
import { HALL, OPEN, READY, seedAgencysWords } from "./seed-agencys-words.ts";
import { as } from "./seed-decisions.ts";
import { seedPeople } from "./seed-people.ts";
import { CLEARMARK, seedProviders } from "./seed-providers.ts";
import { storeSampleFile } from "./seed-staff-file.ts";

/**
 * People in England, one for each way of a right-to-rent check: a home that is ready to sign, one that is not, one that may be exempt. Two
 * more homes are signed: one is followed up, one was signed more than a year ago, so that its agency is asked about it.
 */

const SIGNED = "12 Sluice Lane, Leeds LS10 1DL";
const SILENT = "31 Weir Court, York YO1 9TT";

const SILENT_DAYS = 400;

interface Checked {
  readonly person: SeededPerson;
  /** undefined: not recorded. */
  readonly route?: RightToRentRoute;
}

const adult = (
  [firstName, lastName, nationality]: readonly [string, string, string],
  home: string,
  route?: RightToRentRoute,
): Checked => ({
  person: {
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    firstName,
    lastName,
    nationality,
    birthdate: "1993-06-02",
    policy: "england-identity-only",
    home,
    rentMinor: 120_000,
    consents: true,
    identity: "completed",
    submitted: true,
  },
  ...(route && { route }),
});

export const checkedPeople: readonly Checked[] = [
  adult(["Hannah", "Whitby", "GB"], READY, "MANUAL_A1"),
  adult(["Rhys", "Prosser", "GB"], READY, "MANUAL_A2"),
  adult(["Niamh", "Byrne", "IE"], READY, "DVS"),
  adult(["Adaeze", "Obi", "NG"], READY, "ONLINE"),
  adult(["Mei", "Tanaka", "JP"], READY, "MANUAL_B"),
  adult(["Yusuf", "Rahman", "PK"], OPEN, "LCS"),
  adult(["Pavel", "Novak", "CZ"], OPEN, "NO_EXCUSE"),
  adult(["Lars", "Lindqvist", "SE"], OPEN),
  adult(["Oskar", "Lund", "NO"], HALL),
  adult(["Ravi", "Kulkarni", "IN"], SIGNED, "ONLINE"),
  adult(["Sophie", "Laurent", "FR"], SILENT),
];

interface Sample {
  /** London, to the minute. */
  readonly now: string;
  readonly today: string;
  readonly file: string;
}

const ofOriginals = ({ today, file }: Sample) => ({
  outcome: "unlimited",
  originalSeen: "yes",
  genuine: "yes",
  likeness: "yes",
  presence: "in_person",
  copies: file,
  copiedOn: today,
});

const paper = { country: "GB", form: "paper", expiresOn: "", issuedOn: "" } as const;

type Details = Partial<Pick<GivenRecord, "documents">> & Pick<GivenRecord, "values">;

const later = (today: string): string => addDays(today, 400);

const detailsOf: Readonly<Record<RightToRentRoute, (sample: Sample) => Details>> = {
  MANUAL_A1: (sample) => ({
    values: ofOriginals(sample),
    documents: [{ ...paper, kind: "BRITISH_PASSPORT", expiresOn: later(sample.today) }],
  }),
  MANUAL_A2: (sample) => ({
    values: ofOriginals(sample),
    documents: [
      { ...paper, kind: "BIRTH_OR_ADOPTION_CERTIFICATE" },
      { ...paper, kind: "UK_DRIVING_LICENCE", expiresOn: later(sample.today) },
    ],
  }),
  MANUAL_B: (sample) => ({
    values: {
      ...ofOriginals(sample),
      outcome: "time_limited",
      limitedUntil: addDays(sample.today, 150),
      permissionUntil: addDays(sample.today, 150),
      arrivedOn: addDays(sample.today, -20),
      arrivalBy: "boarding_pass",
      arrivalFile: sample.file,
    },
    documents: [{ ...paper, kind: "VISITOR_PASSPORT", country: "JP", expiresOn: later(sample.today) }],
  }),
  ONLINE: ({ today, file }) => ({
    values: {
      outcome: "time_limited",
      limitedUntil: later(today),
      shareCode: "R4K 7MT 92X",
      landlordService: "yes",
      shownName: "Adaeze Obi",
      resultFile: file,
      pageDay: today,
      likeness: "yes",
      presence: "live_video",
    },
  }),
  DVS: ({ today, file }) => ({
    values: {
      outcome: "unlimited",
      provider: CLEARMARK.name,
      registerId: CLEARMARK.registerId,
      registerSeenOn: today,
      registerFile: file,
      outputFile: file,
      documentUntil: later(today),
      verifiedOn: addDays(today, -1),
      likeness: "yes",
      presence: "in_person",
    },
  }),
  LCS: ({ today, file }) => ({
    values: {
      outcome: "time_limited",
      limitedUntil: addDays(today, 300),
      serviceReason: "open_application",
      homeOfficeReference: "HO-778812",
      askedAt: `${addDays(today, -6)}T09:00`,
      serviceAnswer: "yes",
      noticeReference: "PVN-20417",
      noticeOn: addDays(today, -2),
      answerFile: file,
      likeness: "yes",
      presence: "in_person",
    },
  }),
  NO_EXCUSE: ({ today, now }) => ({
    values: {
      outcome: "not_shown",
      failedWhy: "The share code that came was for work, and no other came.",
      landlordToldOn: today,
      landlordToldHow: `By e-mail, ${now.slice(11)}`,
      noExcuseReason: "The landlord lets at their own risk.",
    },
  }),
};

const recordOf = (route: RightToRentRoute, sample: Sample): GivenRecord => {
  const { values, documents = [] } = detailsOf[route](sample);
  const common = {
    landlord: "R. Calvert",
    responsible: "agent",
    onBehalfOf: "Quillfield Lettings",
    checkedAt: sample.now,
    namesAgree: "agree",
    statementShown: "yes",
  };
  return { route, values: { ...common, ...values }, documents };
};

const seedCheck = async (
  work: Work,
  party: PartyKey,
  { route, staffId }: { readonly route: RightToRentRoute; readonly staffId: string },
): Promise<void> => {
  const file = await storeSampleFile(work, party, {
    fileName: "RightToRent.png",
    staffId,
    keyKind: "right_to_rent",
  });
  const now = londonMinute(work.now.getTime());
  await recordCheck(work, party, {
    ...recordOf(route, { now, today: now.slice(0, 10), file }),
    by: { staffId },
  });
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

const daysOf = (home: string, today: string): { readonly agreementOn: string; readonly startsOn: string } => {
  const agreementOn = addDays(today, home === SILENT ? -SILENT_DAYS : home === SIGNED ? 0 : 5);
  return { agreementOn, startsOn: addDays(agreementOn, 2) };
};

interface SeededHome {
  readonly applicationId: string;
  readonly home: string;
  readonly isSigned: boolean;
}

const seedLetting = (work: Work, { applicationId, home, isSigned }: SeededHome, staffId: string) => {
  const today = londonMinute(work.now.getTime()).slice(0, 10);
  const days = daysOf(home, today);
  const endedOn = "";
  const signedOn = isSigned ? earlier(days.agreementOn, work.services.today()) : "";
  const now = home === SILENT ? new Date(`${days.agreementOn}T12:00:00Z`) : work.now;
  const given = { landlord: "R. Calvert", ...days, signedOn, endedOn, staffId };
  return recordLetting({ ...work, now }, applicationId, given);
};

/** The agreements in writing that the records rest on: of the landlord with each agency, and of the agency with us. */
const seedResponsibilities = async (
  work: Work,
  parties: readonly PartyKey[],
  staffId: string,
): Promise<void> => {
  const agencies = new Set<string>();
  for (const { applicationId } of parties) {
    const letting = await readLetting(work.tx, applicationId);
    if (letting) agencies.add(letting.agencyId);
  }
  const acceptedOn = addDays(work.services.today(), -SILENT_DAYS - 30);
  for (const agencyId of agencies)
    for (const isOfAgency of (await isOwnAgency(work.tx, agencyId)) ? [false] : [false, true]) {
      const content = await sampleReport(agencyId);
      const name = isOfAgency ? "Agreement of the agency.png" : "Agreement of R. Calvert.png";
      const fileId = await keepAgencyFile(work, { agencyId, staffId, name, content });
      const landlord = isOfAgency ? "" : "R. Calvert";
      await writeResponsibility(work, { agencyId, staffId, isOfAgency, landlord, acceptedOn, fileId });
    }
};

export const seedRightToRent = async (
  work: Work,
  { priya, ruth }: { readonly priya: string; readonly ruth: string },
): Promise<void> => {
  const today = londonMinute(work.now.getTime()).slice(0, 10);
  // On a machine whose clock is behind the first set of rules nothing can be recorded.
  if (!rightToRentRulesOn(today)) return;
  await seedProviders(work, ruth);
  const parties = await seedPeople(
    work,
    checkedPeople.map(({ person }) => person),
  );
  const hers = as(work, priya);
  const homes = new Map(
    parties.map(({ applicationId }, place) => [applicationId, checkedPeople[place]?.person.home ?? ""]),
  );
  for (const [applicationId, home] of homes)
    await seedLetting(hers, { applicationId, home, isSigned: false }, priya);
  await seedResponsibilities(hers, parties, priya);
  const told = new Set<string>();
  for (const [place, { person, route }] of checkedPeople.entries()) {
    const party = parties[place];
    if (!party) throw new Error("A sample person was not seeded.");
    partyChanged(work, party);
    const { home = "" } = person;
    if (!told.has(home)) await seedAgencysWords(hers, { home, party, staffId: priya });
    told.add(home);
    if (route) await seedCheck(hers, party, { route, staffId: priya });
    else if (home === OPEN) await storeShareCode(work, party, "R7P 4K2 M9X");
  }
  for (const [applicationId, home] of homes)
    if (home === SIGNED || home === SILENT)
      await seedLetting(hers, { applicationId, home, isSigned: true }, priya);
};
