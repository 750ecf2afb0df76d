import { notFound } from "../../platform/refusals/refusals.ts";

const ROW_NUMBER = /^[1-9]\d{0,14}$/;

export const isRowNumber = (id: string): boolean => ROW_NUMBER.test(id);

/** The number of a row that an id names. @throws NOT_FOUND */
export const rowNumber = (id: string): number => {
  if (!isRowNumber(id)) throw notFound();
  return Number(id);
};
