/** Shortens an address for the subject of an e-mail: `Flat 2, 40 Dock Street`. */
export const streetOf = (address: string): string => {
  const town = address.lastIndexOf(",");
  return town < 0 ? address : address.slice(0, town);
};
