import { join } from "node:path";
import { build } from "vite";
import { aLargePhoto } from "../journeys/files/photos-of-phones.ts";
import { root } from "../scripts/testing/running-product.ts";
import type { Figure } from "./support/figures.ts";
import { openBrowser } from "./support/slow-browser.ts";

/** What a photo of twelve megapixels weighs before and after it was made smaller on the device. */

const BYTES_IN_KILOBYTE = 1000;

/** The module of the product that makes it smaller, for a page that has nothing else. */
const bundled = async (): Promise<string> => {
  const entry = join(root, "applicant/src/documents/sending/smaller-picture.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name: "photo" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The module was not built.");
  return first.output[0].code;
};

declare const photo: { readonly smallerPicture: (file: File) => Promise<Blob | undefined> };

export const photos = async (): Promise<readonly Figure[]> => {
  const { name, buffer } = await aLargePhoto();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const after = await page.evaluate(
      async ([content, fileName]) => {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        const smaller = await photo.smallerPicture(new File([bytes], fileName, { type: "image/jpeg" }));
        return smaller?.size ?? bytes.length;
      },
      [buffer.toString("base64"), name] as const,
    );
    return [
      { name: "photo of 12 MP, as it is taken", value: buffer.length / BYTES_IN_KILOBYTE, unit: "kB" },
      { name: "photo of 12 MP, as it travels", value: after / BYTES_IN_KILOBYTE, unit: "kB" },
      { name: "of its bytes travel", value: after / buffer.length, unit: "×", most: 0.2 },
    ];
  } finally {
    await browser.close();
  }
};
