import { expect, type Page, type Request } from "@playwright/test";
import { aPicture } from "../files/pictures.ts";
import { say } from "../people/texts.ts";
import { checkAxe } from "../world/axe.ts";
import { story } from "../world/story.ts";

/** A second origin for the same server, like a provider's S3 bucket. */
const storeOf = (url: string): string => url.replace("//localhost:", "//127.0.0.1:");

// One environment for both.
story.describe.configure({ mode: "default" });
story.use({ worldOptions: { settings: (url) => ({ STORAGE_ORIGIN: storeOf(url) }) } });

/** All requests of this page to an origin. */
const requestsTo = (page: Page, origin: string): readonly Request[] => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin === origin) sent.push(request);
  });
  return sent;
};

interface MisconfiguredStore {
  /** Its responses, in order. */
  readonly answers: readonly (number | undefined)[];
  readonly putRight: () => Promise<void>;
}

/**
 * A store that is missing the CORS header that lets the page read its response. A proxy removes the header: a
 * Playwright route would send the request itself, without the file.
 */
const hideLocation = async (page: Page, origin: string): Promise<MisconfiguredStore> => {
  const answers: (number | undefined)[] = [];
  const network = await page.context().newCDPSession(page);
  network.on("Fetch.requestPaused", ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    answers.push(responseStatusCode);
    const left = responseHeaders.filter(({ name }) => name.toLowerCase() !== "access-control-expose-headers");
    void network.send("Fetch.continueResponse", {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: left,
    });
  });
  await network.send("Fetch.enable", {
    patterns: [{ urlPattern: `${origin}/*`, requestStage: "Response" }],
  });
  return { answers, putRight: () => network.detach() };
};

story(
  "FIL-12 a file goes to a store of another origin, and the page reads its location",
  async ({ openBrowser, world, anApplicant }) => {
    const page = await (await openBrowser({ isPlain: true })).newPage();
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const { url, storageOrigin } = world;
    expect(new URL(storageOrigin).host).not.toBe(new URL(url).host);
    const api = await applicant.comesToTheUpload();
    const sent = requestsTo(page, storageOrigin);
    await identity.upload.add(await aPicture());

    // A simple request: no preflight, no cookies, and an Origin header.
    expect(sent.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual([
      "POST /wizard/storage",
    ]);
    const [post] = sent;
    const answer = await post?.response();
    const headers = (await post?.allHeaders()) ?? {};
    expect(headers.origin).toBe(url);
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("authorization");
    expect(answer?.status()).toBe(204);
    expect(answer?.headers()).toMatchObject({
      location: expect.stringMatching(`^${storageOrigin}/wizard/storage/`),
      "access-control-allow-origin": url,
      "access-control-expose-headers": "Location",
    });

    await identity.goOn();
    await identity.upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments).toMatchObject([
      { type: "PASSPORT", fileName: "Passport.png" },
    ]);
  },
);

story(
  "FIL-12 a store that does not let the page read the location: the page says so and keeps nothing",
  async ({ openBrowser, world, texts, anApplicant }) => {
    const page = await (await openBrowser({ isPlain: true })).newPage();
    const applicant = anApplicant(page);
    const { identity, dashboard } = applicant;
    const { upload } = identity;
    const api = await applicant.comesToTheUpload();
    const store = await hideLocation(page, world.storageOrigin);
    const picture = await aPicture();
    await upload.pick(picture);
    await expect(upload.row(picture.name)).toHaveAttribute("data-state", "error");
    await expect(upload.row(picture.name)).toContainText(texts.documents.row.failed);
    await expect(upload.refused).toContainText(say(texts.documents.error.failed, { file: picture.name }));
    await checkAxe(page);
    // The store accepted the file and returned its location; only the page could not read it.
    expect(store.answers).toEqual([204]);
    await identity.goOn();
    await identity.isAt("upload");
    await expect(upload.confirmation).toBeHidden();
    expect((await api.me()).identityDocuments).toEqual([]);

    await store.putRight();
    await upload.remove(picture.name);
    await upload.add(picture);
    await identity.goOn();
    await upload.confirm();
    await page.waitForURL("**/dashboard");
    await dashboard.identityIs("completed");
    expect((await api.me()).identityDocuments).toHaveLength(1);
  },
);
