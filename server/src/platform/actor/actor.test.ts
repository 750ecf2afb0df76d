import { describe, expect, test } from "vitest";
import { type Actor, actorName, idempotencyOwner, limitSubject } from "./actor.ts";

const party = { applicationId: "application-1", partyId: "party-1" };
const applicant: Actor = { kind: "applicant", accountId: "account-1", sessionId: "session-1", party };

describe("an actor in the audit trail", () => {
  test.each<[Actor, string]>([
    [applicant, "applicant:account-1"],
    [{ kind: "referee", reviewId: "review-1" }, "referee:review-1"],
    [{ kind: "staff", staffId: "staff-1", roles: ["REVIEWER"] }, "staff:staff-1"],
    [{ kind: "api-key", keyId: "key-1", agencyId: "agency-1" }, "api-key:key-1"],
    [{ kind: "job", name: "scan-pending" }, "job:scan-pending"],
    [{ kind: "link" }, "link"],
    [{ kind: "visitor", network: "192.0.2.7" }, "visitor"],
  ])("%j is named %s", (actor, name) => {
    expect(actorName(actor)).toBe(name);
  });
});

describe("whom a limit counts", () => {
  test("people by their account, in whichever case they are", () => {
    expect(limitSubject(applicant)).toBe("account-1");
    expect(limitSubject({ ...applicant, party: undefined })).toBe("account-1");
  });

  test("visitors by their network", () => {
    expect(limitSubject({ kind: "visitor", network: "192.0.2.7" })).toBe("192.0.2.7");
  });
});

test("the same idempotency key is independent in two cases of one account", () => {
  const other = { ...applicant, party: { ...party, partyId: "party-2" } };
  expect(idempotencyOwner(applicant)).not.toBe(idempotencyOwner(other));
});
