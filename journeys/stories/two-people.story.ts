import { expect } from "@playwright/test";
import { story } from "../world/story.ts";

story(
  "SES-03 the next person in this browser sees and changes nothing of the previous one",
  async ({ page, context, texts, anApplicant }) => {
    const amara = anApplicant(page);
    const api = await amara.hasConsented();
    await api.facts();
    await amara.identity.open();
    await amara.identity.isAt("name");
    await amara.identity.firstName.fill("Amara-Half-Typed");

    const otherTab = await context.newPage();
    const bola = anApplicant(otherTab);
    await bola.dashboard.open();
    await bola.header.account("Amara Okafor").click();
    await bola.header.signOutLink.click();
    await otherTab.getByRole("button", { name: texts.signOut.anyway }).click();
    await expect(amara.signIn.outTitle).toBeVisible();
    await bola.signsIn();
    await bola.onboarding.giveConsents();
    await bola.dashboard.identity.click();
    await bola.identity.isAt("name");
    await expect(bola.identity.firstName).toHaveValue("");

    // The first tab reloads at its URL, as the person who is signed in now, and shows nobody else's data.
    await amara.identity.isAt("name");
    await expect(amara.identity.firstName).toHaveValue("");
    await expect(page.getByText("Amara")).toHaveCount(0);
    const { name } = await (await bola.isSignedIn()).me();
    expect(name).toEqual({ firstName: null, middleName: null, lastName: null });
  },
);
