import { randomUUID } from "node:crypto";
import { emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { defaultAnswers } from "@latchkey/domain/references/rental.ts";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import { addDays, addMonths, firstOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import { sql } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { submitReply } from "../../references/answer-review.ts";
import { rentalReply } from "../../references/replies.ts";
import { saveHistoryItem } from "../../residence/save-history.ts";
import { saveHome } from "../../residence/save-home.ts";

export interface SeededResidence {
  readonly kind: "RENTED_FLAT" | "FAMILY_HOME";
  /** `landlord`: rent and landlord are answered; `end`: everything is. */
  readonly until: "history" | "landlord" | "end";
  readonly cameFromAbroad?: boolean;
  readonly connectedBank?: boolean;
  readonly landlord?: ReferencePerson;
  readonly landlordAnswered?: boolean;
}

const home = {
  ...emptyAddress,
  flat: "Flat 3",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  country: "GB",
  formattedAddress: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
};

const homeAbroad = {
  ...emptyAddress,
  houseNumber: "12",
  streetNumber: "12",
  street: "ulitsa Ivan Vazov",
  city: "Sofia",
  postalCode: "1000",
  country: "BG",
  formattedAddress: "ulitsa Ivan Vazov 12, 1000 Sofia",
};

const STEPS = {
  history: ["in-uk", "uk-residential-history"],
  landlord: ["in-uk", "uk-residential-history", "rental-details", "landlordDetails"],
  end: [
    "in-uk",
    "uk-residential-history",
    "rental-details",
    "landlordDetails",
    "thanks",
    "documents",
    "none",
  ],
} as const;

const ALL_ANSWERS = {
  "in-uk": "yes",
  docSignposting: ["TENANCY_AGREEMENT"],
  withoutDocument: { TENANCY_AGREEMENT: "lost" },
  thanks: "read",
  documents: "none",
  none: "acknowledged",
};

const joanne: ReferencePerson = {
  type: "AGENT",
  firstName: "Joanne",
  lastName: "Pryce",
  email: "joanne.pryce@harbour-lettings.example",
  phone: "+441134960188",
};

const saveLandlord = async (work: Work, party: PartyKey, reference: ReferencePerson): Promise<void> => {
  const uuid = party.partyId;
  const rent = { currency: "GBP", rent: 950, rentFrequency: "MONTHLY" } as const;
  const rentPaymentDate = firstOfMonth(work.services.today());
  await saveHome(work, party, { home: { uuid, ...rent, rentPaymentDate } });
  await saveHome(work, party, { home: { uuid, reference } });
};

export const seedResidence = async (
  work: Work,
  party: PartyKey,
  { kind, until, cameFromAbroad = false, connectedBank = false, landlord = joanne }: SeededResidence,
): Promise<void> => {
  const owner = { application_id: party.applicationId, party_id: party.partyId };
  if (connectedBank) {
    await work.tx
      .insertInto("income_facts")
      .values({ ...owner, connected_open_banking: true, employment_status: null })
      .execute();
  }
  const monthsAgo = (count: number) => addMonths(firstOfMonth(work.services.today()), -count);
  const start = monthsAgo(cameFromAbroad ? 16 : 40);
  const now = { isCurrent: true, start, end: null, residenceType: kind, address: home };
  // The party's own id serves as that of its current home.
  await saveHistoryItem(work, party, { item: { uuid: party.partyId, draft: false, ...now } });
  if (cameFromAbroad) {
    const stay = { isCurrent: false, start: monthsAgo(70), end: addDays(start, -1) };
    const before = { ...stay, residenceType: "FAMILY_HOME", address: homeAbroad } as const;
    await saveHistoryItem(work, party, { item: { uuid: randomUUID(), draft: false, ...before } });
  }
  if (until !== "history") await saveLandlord(work, party, landlord);
  await work.tx
    .insertInto("progress_item")
    .values({
      ...owner,
      section: "RESIDENCE",
      completed_steps: [...STEPS[until]],
      answers: JSON.stringify(until === "end" ? ALL_ANSWERS : { "in-uk": "yes" }),
      started_at: sql<Date>`now()`,
      completed_at: until === "end" ? sql<Date>`now()` : null,
    })
    .execute();
};

export const seedReply = async (work: Work, party: PartyKey): Promise<void> => {
  const { id, generation, shown } = await work.tx
    .selectFrom("reference")
    .select(["id", "generation", "shown"])
    .where("party_id", "=", party.partyId)
    .where("kind", "=", "rental")
    .executeTakeFirstOrThrow();
  if (!shown || !("address" in shown)) throw new Error("A landlord who was asked is shown a tenancy.");
  const review = { reviewId: id, generation, party, kind: "rental", shown } as const;
  const reply = rentalReply({ ...defaultAnswers, review: "" });
  await submitReply(work, review, { reply, browser: undefined });
};
