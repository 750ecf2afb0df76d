export interface PageScript<Module> {
  readonly load: () => Promise<Module>;
  readonly loaded: () => Module | undefined;
}

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
