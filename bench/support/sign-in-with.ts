import type { BrowserContext } from "@playwright/test";
import { graphql } from "../../scripts/testing/client.ts";
import type { Product } from "./product.ts";

const CONSENTS =
  "mutation { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }";

/** Somebody who has signed in with this browser and given the consents; the browser keeps cookies only. */
export const signInWith = async (context: BrowserContext, product: Product, url: string): Promise<void> => {
  const token = await product.linkToken("slow.phone@example.com");
  const page = await context.newPage();
  await page.goto(`${url}/privacy`);
  const { access } = await page.evaluate(async (link) => {
    const answer = await fetch("/auth/one-time-link/confirm", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: link, otherBrowser: true }),
    });
    return (await answer.json()) as { access: string };
  }, token);
  const { errors } = await graphql(product.url, access, CONSENTS);
  if (errors) throw new Error("The consents were not accepted.");
  await page.close();
};
