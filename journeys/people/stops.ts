import type { Applicant } from "./applicant.ts";
import { beginning, say, type Texts } from "./texts.ts";

/** What is done at each screen of a tour: it is checked, or a picture is taken. */
export type Stop = (name: string, how?: HowLong) => Promise<void>;

interface HowLong {
  /** What is shown here is shown at the next stop as well, with more. */
  readonly briefly: boolean;
}

/** A screen with fields as it is met, and as it answers to Continue while nothing is filled in. */
export type Meet<Step> = (step: Step) => Promise<void>;

/** The pages of one section, as far as a tour meets them. */
interface Screens<Step> {
  readonly isAt: (step: Step) => Promise<void>;
  readonly goOn: () => Promise<void>;
}

export const meeting =
  <Step extends string>(
    { identity: { summary } }: Applicant,
    { isAt, goOn }: Screens<Step>,
    stop: Stop,
  ): Meet<Step> =>
  async (step) => {
    await isAt(step);
    await stop(step, { briefly: true });
    await goOn();
    // Every section has the same summary above its forms.
    await summary.waitFor();
    await stop(`${step}-errors`);
  };

/** The page's own Back, step by step: no page is loaded for it. @param steps the ones that are passed and the one to reach */
export const backBy =
  <Step extends string>({ identity: { back } }: Applicant, { isAt }: Pick<Screens<Step>, "isAt">) =>
  async (...steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      await back.click();
      await isAt(step);
    }
  };

/** Why there is no document: no upload has to be waited for, which looks the same in every section. */
export const stopWithout = async ({ page }: Applicant, texts: Texts, stop: Stop): Promise<void> => {
  const { without } = texts.uploadDialogs;
  await page.getByRole("button", { name: say(texts.documents.upload.without) }).click();
  const dialog = page.getByRole("dialog", { name: say(without.title) });
  await dialog.waitFor();
  await stop("upload-without");
  await dialog.getByRole("radio", { name: beginning(without.lost) }).check();
  await dialog.getByRole("button", { name: say(without.confirm) }).click();
};
