/** The values of `--project`, in either syntax; empty: all projects run. */
const projectsIn = (args: readonly string[]): readonly string[] =>
  args.flatMap((argument, index) => {
    if (argument.startsWith("--project=")) return [argument.slice("--project=".length)];
    if (argument !== "--project") return [];
    const following = args.slice(index + 1);
    const end = following.findIndex((value) => value.startsWith("-"));
    return following.slice(0, end < 0 ? following.length : end);
  });

/** Whether this run includes a project, so that only what is needed is built and started. */
export const isAskedFor = (project: string): boolean => {
  const named = projectsIn(process.argv);
  return named.length === 0 || named.includes(project);
};
