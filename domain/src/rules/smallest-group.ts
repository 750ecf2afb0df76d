/** Groups of fewer people are not told, because a colleague could recognise a person in them. */
export const SMALLEST_GROUP = 10;
