/** What a test has planned for a fake partner, and what that partner was asked. */
export interface PartnerScript<Call extends string> {
  /** The next calls of this kind fail, so often. */
  readonly fails: (call: Call, cause: Error, times?: number) => void;
  /** What happens while the next call of this kind is under way. */
  readonly meanwhile: (call: Call, happens: () => Promise<void>) => void;
  /** Names of the calls since the test began, in order. */
  readonly calls: () => readonly Call[];
  /** Notes a call. @throws what was planned for it */
  readonly receive: (call: Call) => Promise<void>;
  readonly forget: () => void;
}

/** Takes the first of this kind out of a list. */
const taken = <Item extends { readonly call: string }>(
  list: readonly Item[],
  call: string,
): readonly [Item | undefined, readonly Item[]] => {
  const index = list.findIndex((item) => item.call === call);
  return index < 0 ? [undefined, list] : [list[index], list.toSpliced(index, 1)];
};

export const openScript = <Call extends string>(): PartnerScript<Call> => {
  let failures: readonly { readonly call: Call; readonly cause: Error }[] = [];
  let happenings: readonly { readonly call: Call; readonly happens: () => Promise<void> }[] = [];
  let calls: readonly Call[] = [];
  return {
    fails: (call, cause, times = 1) => {
      failures = [...failures, ...Array.from({ length: times }, () => ({ call, cause }))];
    },
    meanwhile: (call, happens) => {
      happenings = [...happenings, { call, happens }];
    },
    calls: () => calls,
    receive: async (call) => {
      calls = [...calls, call];
      const [happening, otherHappenings] = taken(happenings, call);
      happenings = otherHappenings;
      await happening?.happens();
      const [failure, otherFailures] = taken(failures, call);
      failures = otherFailures;
      if (failure) throw failure.cause;
    },
    forget: () => {
      failures = [];
      happenings = [];
      calls = [];
    },
  };
};
