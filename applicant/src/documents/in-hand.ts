/**
 * A phone may kill the page behind its camera: the name of the document, left here, tells the next page that a photo was
 * lost.
 */
const KEY = "latchkey-photo";

const inStorage = <Value>(work: (storage: Storage) => Value): Value | undefined => {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
};

export const keepInHand = (slot: string, isOpen: boolean): void => {
  inStorage((storage) => (isOpen ? storage.setItem(KEY, slot) : storage.removeItem(KEY)));
};

export const wasInHand = (slot: string): boolean => {
  const isLost = inStorage((storage) => storage.getItem(KEY)) === slot;
  if (isLost) keepInHand(slot, false);
  return isLost;
};
