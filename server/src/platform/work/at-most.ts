/** undefined after the timeout; a later result is ignored. */
export const atMost = async <Result>(
  milliseconds: number,
  running: Promise<Result>,
): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([running, tooLong]).finally(() => clearTimeout(timer));
};
