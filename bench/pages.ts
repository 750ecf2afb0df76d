import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/testing/running-product.ts";
import { buildSurveyPage } from "./peers/survey-page.mjs";
import { type Figure, median } from "./support/figures.ts";
import { openProxy } from "./support/https-proxy.ts";
import { inFolder } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";
import { signInWith } from "./support/sign-in-with.ts";
import { loadSlowly, newPhone, openBrowser, type PageLoad } from "./support/slow-browser.ts";
import { serveFiles } from "./support/static-server.ts";

/**
 * Pages on a slow phone, cold: sign-in against the same text without script and font, a link into a section against a
 * form of SurveyJS. All are served from this machine in brotli, each behind a proxy that speaks HTTP/2 over TLS.
 */

const ROUNDS = 5;
const DEEP_LINK = "/questions/identity/name";

/** The sign-in page's text and style, and nothing that has to be fetched or run. */
const plainPage = (): string =>
  readFileSync(join(root, "dist/applicant/sign-in.en.html"), "utf8")
    .replaceAll(/<template.*<\/template>|<script[^>]*><\/script>|<noscript>.*?<\/noscript>/gs, "")
    .replaceAll(/<link [^>]*>/g, "")
    .replaceAll(/@font-face ?\{[^}]*\}/g, "")
    .replaceAll(/<img [^>]*>/g, "");

const middle = (loads: readonly PageLoad[], of: keyof PageLoad): number =>
  median(loads.map((load) => load[of]));

const ratioOf = (ours: readonly PageLoad[], theirs: readonly PageLoad[]): number =>
  median(ours.map(({ lcp }, round) => lcp / (theirs[round]?.lcp ?? Number.NaN)));

export const pages = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const proxies = { product: await openProxy(folder), peers: await openProxy(folder) };
    const product = await openProduct(folder, proxies.product.url);
    proxies.product.forwardTo(product.url);
    const browser = await openBrowser();
    const survey = await buildSurveyPage();
    const peers = await serveFiles(survey ?? folder, {
      "/plain": plainPage(),
      "/form": survey ? readFileSync(join(survey, "index.html"), "utf8") : "",
    });
    proxies.peers.forwardTo(peers.url);
    const [ours, theirs] = [proxies.product.url, proxies.peers.url];
    try {
      const visitor = await newPhone(browser);
      const person = await newPhone(browser);
      await signInWith(person, product, ours);
      const loads = { signIn: [], plain: [], deepLink: [], survey: [] } as Record<string, PageLoad[]>;
      const { signIn = [], plain = [], deepLink = [], survey: form = [] } = loads;
      for (let round = 0; round < ROUNDS; round += 1) {
        plain.push(await loadSlowly(visitor, `${theirs}/plain`));
        signIn.push(await loadSlowly(visitor, `${ours}/otl`));
        if (survey) form.push(await loadSlowly(visitor, `${theirs}/form`));
        deepLink.push(await loadSlowly(person, `${ours}${DEEP_LINK}`));
      }
      const figures: Figure[] = [
        {
          name: "sign-in, LCP against a page without script",
          value: ratioOf(signIn, plain),
          unit: "×",
          most: 1.3,
        },
        { name: "sign-in, LCP", value: middle(signIn, "lcp"), unit: "ms" },
        { name: "sign-in, on the wire", value: middle(signIn, "kilobytes"), unit: "kB", most: 110 },
        { name: "sign-in, requests", value: middle(signIn, "requests"), unit: "requests" },
        { name: "cold deep link, LCP", value: middle(deepLink, "lcp"), unit: "ms" },
        { name: "cold deep link, on the wire", value: middle(deepLink, "kilobytes"), unit: "kB" },
        { name: "cold deep link, requests", value: middle(deepLink, "requests"), unit: "requests", most: 15 },
      ];
      if (!survey) return figures;
      return [
        ...figures,
        { name: "cold deep link, LCP against SurveyJS", value: ratioOf(deepLink, form), unit: "×", most: 1 },
        { name: "SurveyJS, on the wire", value: middle(form, "kilobytes"), unit: "kB" },
        { name: "SurveyJS, requests", value: middle(form, "requests"), unit: "requests" },
      ];
    } finally {
      peers.close();
      proxies.peers.close();
      proxies.product.close();
      await browser.close();
      await product.stop();
    }
  });
