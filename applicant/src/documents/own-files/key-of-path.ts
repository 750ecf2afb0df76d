/** The key of a stored file: the last two parts of its address. */
export const keyOfPath = (path: string): string => path.split("/").slice(-2).join("/");
