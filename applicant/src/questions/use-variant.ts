import { useCallback, useEffect, useState } from "react";

export const useVariant = <Variant extends string, Loaded>(
  variant: Variant | undefined,
  fetchVariant: (variant: Variant) => Promise<Loaded>,
) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Variant, Loaded | "failed">>(new Map());
  const load = useCallback(() => {
    if (!variant) return;
    const settle = (outcome: Loaded | "failed") =>
      setOutcomes((others) => new Map(others).set(variant, outcome));
    setOutcomes((others) => new Map([...others].filter(([known]) => known !== variant)));
    fetchVariant(variant).then(settle, () => settle("failed"));
  }, [variant, fetchVariant]);
  useEffect(load, [load]);
  const own = variant && outcomes.get(variant);
  return { loaded: own === "failed" ? undefined : own, hasFailed: own === "failed", retry: load };
};
