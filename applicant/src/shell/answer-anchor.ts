/** Of a row among the answers: the part of their address after the #. */
export const answerAnchor = (progressId: number | undefined, step: string): string => `${progressId}-${step}`;
