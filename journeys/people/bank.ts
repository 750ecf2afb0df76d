import type { Page } from "@playwright/test";

/** The practice bank of the sandbox, which speaks English. */
export const bankDialog = (page: Page) => {
  const choose = () => page.getByRole("link", { name: /Northmoor/ }).click();
  const fill = async (user: string, password: string) => {
    await page.getByLabel("Practice user").fill(user);
    await page.getByLabel("Practice password").fill(password);
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  return {
    /** Signs in as one of the practice users, and lets us look. */
    allows: async (user: string, password: string): Promise<void> => {
      await choose();
      await fill(user, password);
      await press("Sign in");
      await press("Allow");
    },
    /** The same as whom it suggests: who of the demo is there. */
    allowsAsSuggested: async (): Promise<void> => {
      await choose();
      await press("Sign in");
      await press("Allow");
    },
    refuses: async (): Promise<void> => {
      await choose();
      await fill("amara", "practice");
      await press("Sign in");
      await press("Do not allow");
    },
  };
};
