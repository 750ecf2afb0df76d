import type { Applicant } from "./applicant.ts";

/** What is done at each screen of a tour: it is checked, or a picture is taken. */
export type Stop = (name: string) => Promise<void>;

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
    await stop(step);
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
