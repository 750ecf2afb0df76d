/** The row of an answer, as the part of the address after the #. */
export const answerAnchor = (progressId: number | undefined, step: string): string => `${progressId}-${step}`;
