/** The script of a page, which is fetched when it is needed or before. */
export interface PageScript<Module> {
  /** Fetches it, again after a failure. */
  readonly load: () => Promise<Module>;
  /** undefined: it has not come yet. */
  readonly loaded: () => Module | undefined;
}

/** @param fetchScript imports the chunk */
export const pageScript = <Module>(fetchScript: () => Promise<Module>): PageScript<Module> => {
  let loaded: Module | undefined;
  return {
    load: async () => {
      loaded = await fetchScript();
      return loaded;
    },
    loaded: () => loaded,
  };
};
