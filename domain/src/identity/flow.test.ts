import { describe, expect, test } from "vitest";
import { anIdentity, anUpload, identityContext } from "../testing/identities.ts";
import { mayComplete, type WalkBounds, walk } from "../wizard/walk.ts";
import { chosenDocument, chosenSlot } from "./evidence.ts";
import { factsSteps } from "./facts-flow.ts";
import { type IdentityStep, identityFlow } from "./flow.ts";
import { skippingCamera, takingAfterAll } from "./live-photo.ts";
import type { IdentityValues } from "./values.ts";

const BEFORE = [...factsSteps, "documents"].join(" ");

const pathOf = (values: IdentityValues, bounds?: WalkBounds<IdentityStep>) => {
  const { path, state } = walk({ flow: identityFlow, values, context: identityContext }, bounds);
  return `${path.join(" ").replace(BEFORE, "…")} (${state})`;
};

const licence = { documents: "DRIVING_LICENCE" } as const;

describe("before the choice", () => {
  const known = anIdentity();

  test.each<[string, Partial<IdentityValues>, string]>([
    ["IDN-028 the first step is name", { name: { first_name: "", middle_name: "", last_name: "" } }, "name"],
    [
      "IDN-096 half a name is none",
      { name: { first_name: "Amara", middle_name: "", last_name: "" } },
      "name",
    ],
    ["IDN-028 name leads to birthdate", { birthdate: "" }, "name birthdate"],
    ["IDN-105 a minor does not pass", { birthdate: "2010-01-01" }, "name birthdate"],
    ["IDN-029 birthdate leads to nationality", { nationality: "" }, "name birthdate nationality"],
    ["IDN-106 a country of no list does not pass", { nationality: "XX" }, "name birthdate nationality"],
    ["IDN-030 nationality leads to documents", {}, BEFORE],
  ])("%s", (_what, said, path) => {
    const walked = walk({ flow: identityFlow, values: { ...known, ...said }, context: identityContext });
    expect(walked).toEqual({ path: path.split(" "), state: "open" });
  });
});

describe("from the choice on", () => {
  test.each<[string, IdentityValues, string]>([
    ["IDN-031 none leads to the notice", anIdentity({ documents: "none" }), "… none (open)"],
    [
      "IDN-032 acknowledging it ends",
      anIdentity({ documents: "none", acknowledged: true }),
      "… none (ended)",
    ],
    [
      "IDN-033 an acknowledged notice does not keep from choosing",
      anIdentity({ documents: "PASSPORT", acknowledged: true }),
      "… upload (open)",
    ],
    ["IDN-036 a passport goes straight to upload", anIdentity({ documents: "PASSPORT" }), "… upload (open)"],
    [
      "IDN-040 and ends after it",
      anIdentity({ documents: "PASSPORT", uploaded: ["front"] }),
      "… upload (ended)",
    ],
    ["IDN-034 two sides have guidance first", anIdentity(licence), "… documentSignposting (open)"],
    [
      "IDN-035 then upload",
      anIdentity({ ...licence, understood: ["front"] }),
      "… documentSignposting upload (open)",
    ],
    [
      "IDN-038 then guidance for the back",
      anIdentity({ ...licence, understood: ["front"], uploaded: ["front"] }),
      "… documentSignposting upload documentSignpostingBack (open)",
    ],
    [
      "IDN-039 then the back",
      anIdentity({ ...licence, understood: ["front", "back"], uploaded: ["front"] }),
      "… documentSignposting upload documentSignpostingBack uploadBack (open)",
    ],
    [
      "IDN-040 and ends after it",
      anIdentity({ ...licence, understood: ["front", "back"], uploaded: ["front", "back"] }),
      "… documentSignposting upload documentSignpostingBack uploadBack (ended)",
    ],
    [
      "IDN-027 a side that is not there counts as an answer",
      anIdentity({ ...licence, understood: ["front", "back"], without: ["front", "back"] }),
      "… documentSignposting upload documentSignpostingBack uploadBack (ended)",
    ],
  ])("%s", (_what, values, path) => {
    expect(pathOf(values)).toBe(path);
  });

  test.each<[string, IdentityValues, string]>([
    [
      "files of another document do not count",
      { ...anIdentity({ documents: "PASSPORT" }), upload: [anUpload("DRIVING_LICENCE_FRONT")] },
      "… upload (open)",
    ],
    [
      "the back is not the front",
      { ...anIdentity({ ...licence, understood: ["front"] }), upload: [anUpload("DRIVING_LICENCE_BACK")] },
      "… documentSignposting upload (open)",
    ],
    [
      "guidance for another document does not count",
      { ...anIdentity(licence), docSignposting: ["NATIONAL_ID_FRONT"] },
      "… documentSignposting (open)",
    ],
    [
      "the missing side of another document does not count",
      { ...anIdentity({ documents: "PASSPORT" }), withoutDocument: { NATIONAL_ID_FRONT: "lost" } },
      "… upload (open)",
    ],
  ])("answers off the path: %s", (_what, values, path) => {
    expect(pathOf(values)).toBe(path);
  });

  test("IDN-014 a nationality that does not allow the chosen document asks again", () => {
    const values = anIdentity({ documents: "NATIONAL_ID", understood: ["front"], uploaded: ["front"] });
    expect(pathOf(values)).toContain("documentSignpostingBack (open)");
    expect(pathOf({ ...values, nationality: "GB" })).toBe("… (open)");
  });
});

describe("completing", () => {
  test.each<[string, IdentityValues, boolean]>([
    ["with the choice alone", anIdentity({ documents: "PASSPORT" }), false],
    ["with the passport", anIdentity({ documents: "PASSPORT", uploaded: ["front"] }), true],
    [
      "with one side of two",
      anIdentity({ ...licence, understood: ["front", "back"], uploaded: ["front"] }),
      false,
    ],
    [
      "with both",
      anIdentity({ ...licence, understood: ["front", "back"], uploaded: ["front", "back"] }),
      true,
    ],
    ["with none, not acknowledged", anIdentity({ documents: "none" }), false],
    ["with none, acknowledged", anIdentity({ documents: "none", acknowledged: true }), true],
  ])("FRM-253 %s", (_what, values, may) => {
    expect(mayComplete({ flow: identityFlow, values, context: identityContext })).toBe(may);
  });

  const unread = anIdentity({ ...licence, uploaded: ["front"] });

  test("FRM-252 a remedial section ends at its own end step", () => {
    const frontAgain = { start: "upload", end: "upload" } as const;
    expect(pathOf(unread, frontAgain)).toBe("upload (ended)");
    expect(mayComplete({ flow: identityFlow, values: unread, context: identityContext }, frontAgain)).toBe(
      true,
    );

    const both = { start: "upload", end: "uploadBack" } as const;
    expect(pathOf(unread, both)).toBe("upload documentSignpostingBack (open)");
    expect(mayComplete({ flow: identityFlow, values: unread, context: identityContext }, both)).toBe(false);
  });
});

describe("the chosen document", () => {
  test.each([
    [anIdentity(), undefined, undefined, undefined],
    [anIdentity({ documents: "none" }), undefined, undefined, undefined],
    [anIdentity({ documents: "PASSPORT" }), "PASSPORT", "PASSPORT", "PASSPORT"],
    [anIdentity(licence), "DRIVING_LICENCE", "DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"],
  ])("case %#: sides have their own stored types", (values, kind, front, back) => {
    expect(chosenDocument(values, "documents")).toBe(kind);
    const slots = (["front", "back"] as const).map((side) =>
      chosenSlot(values, { choice: "documents", side }),
    );
    expect(slots).toEqual([front, back]);
  });
});

describe("the live photo", () => {
  const british = anIdentity({ nationality: "GB", documents: "PASSPORT", uploaded: ["front"] });
  const read = { ...british, docSignposting: ["LIVE_PHOTO"] };
  const photographed = { ...read, upload: [...read.upload, anUpload("LIVE_PHOTO")] };
  const walked = (values: IdentityValues, idvtEnabled = true) => {
    const { path, state } = walk({
      flow: identityFlow,
      values,
      context: { ...identityContext, idvtEnabled },
    });
    return `${path.slice(path.indexOf("upload")).join(" ")} (${state})`;
  };

  test.each<[string, IdentityValues, string]>([
    ["IDN-037 follows a British passport", british, "upload livePhotoSignposting (open)"],
    [
      "IDN-037 no other nationality's passport",
      anIdentity({ nationality: "FR", documents: "PASSPORT", uploaded: ["front"] }),
      "upload (ended)",
    ],
    [
      "IDN-037 no other document of a British person",
      anIdentity({
        nationality: "GB",
        documents: "DRIVING_LICENCE",
        understood: ["front"],
        uploaded: ["front"],
      }),
      "upload documentSignpostingBack (open)",
    ],
    [
      "IDN-048 guidance leads to permissions",
      read,
      "upload livePhotoSignposting livePhotoPermissions (open)",
    ],
    [
      "IDN-049 skipping leads to the opt-out",
      { ...read, permissionGranted: "no" },
      "upload livePhotoSignposting livePhotoPermissions livePhotoOptOut (open)",
    ],
    [
      "IDN-050 granting leads to the camera",
      { ...read, permissionGranted: "yes" },
      "upload livePhotoSignposting livePhotoPermissions livePhotoCamera (open)",
    ],
    [
      "IDN-047 a submitted photo ends",
      { ...photographed, permissionGranted: "yes" },
      "upload livePhotoSignposting livePhotoPermissions livePhotoCamera (ended)",
    ],
    [
      "IDN-053 the camera's opt-out link leads to the opt-out",
      { ...read, permissionGranted: "yes", ...skippingCamera },
      "upload livePhotoSignposting livePhotoPermissions livePhotoCamera livePhotoOptOut (open)",
    ],
    [
      "IDN-052 continuing without a photo ends",
      { ...read, permissionGranted: "no", optOutDecision: "continue_without" },
      "upload livePhotoSignposting livePhotoPermissions livePhotoOptOut (ended)",
    ],
    [
      "IDN-051 taking it after all leads to the camera, also without permission so far",
      { ...read, permissionGranted: "no", ...takingAfterAll },
      "upload livePhotoSignposting livePhotoPermissions livePhotoOptOut livePhotoCamera (open)",
    ],
    [
      "IDN-051 and from the camera's own opt-out back to the camera",
      { ...read, permissionGranted: "yes", ...skippingCamera, ...takingAfterAll },
      "upload livePhotoSignposting livePhotoPermissions livePhotoCamera (open)",
    ],
  ])("%s", (_what, values, path) => {
    expect(walked(values)).toBe(path);
  });

  test("IDN-037 is not asked for if verification is off", () => {
    expect(walked(british, false)).toBe("upload (ended)");
  });
});
