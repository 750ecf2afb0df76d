import { expect } from "@playwright/test";
import { aLargestPdf } from "../files/documents.ts";
import { aPicture } from "../files/pictures.ts";
import { say } from "../people/texts.ts";
import { story } from "../world/story.ts";

/** People who come to a limit of the server. Both limits last longer than an hour: no clock ends them meanwhile. */

story.use({
  worldOptions: {
    settings: () => ({ STORED_BYTES_PER_APPLICANT: "1000000", UPLOADS_WAITING: "3" }),
  },
});

story(
  "FRM-281 FRM-283 FIL-10 (in part) no space for a file, then one file too many: each says what to do",
  async ({ page, texts, watch, anApplicant }) => {
    const applicant = anApplicant(page);
    const { upload } = applicant.identity;
    const { error } = texts.documents;
    await applicant.comesToTheUpload();
    watch.expectFailure(/^\/wizard\/storage$/, 400);
    const large = aLargestPdf("large.pdf");
    await upload.pick(large);
    await expect(upload.refused).toContainText(say(error.storageFull, { file: "large.pdf" }));
    await expect(upload.names).not.toContainText("large.pdf");

    // The refused one counts among those that wait.
    for (const name of ["one.png", "two.png"]) {
      await upload.add(await aPicture(name));
      await upload.remove(name);
    }
    watch.expectFailure(/^\/wizard\/api\//, 429);
    await upload.pick(await aPicture("three.png"));
    await expect(upload.refused).toContainText(say(error.tooOften, { file: "three.png" }));
    await expect(upload.names).not.toContainText("three.png");
  },
);
