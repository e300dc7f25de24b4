import type { Plan } from '@freehold/plan';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { FirmOf } from '../model/firm-of.ts';

interface FirmNamedProps {
  readonly plan: Plan;
  /** Whether an adviser works on it, who is told of defaults that the firm has changed since. */
  readonly isAdvisers?: boolean;
  readonly children: ReactNode;
}

/** Has the adviser’s firm called by its name in a plan of an account; it is read where the plan has defaults of it. */
export function FirmNamed({ plan, isAdvisers = false, children }: FirmNamedProps) {
  const hasDefaults = Object.values(plan.origin ?? {}).includes('firm');
  // A name does not change while a client reads; an adviser takes over figures that an admin may just have changed.
  const fresh = isAdvisers ? {} : { staleTime: Number.POSITIVE_INFINITY };
  const { data } = useQuery({ ...practiceQuery, ...fresh, enabled: hasDefaults });
  const firm = useMemo(() => {
    if (data === undefined) return null;
    const { name = null, planDefaults = {} } = data.practice ?? {};
    return { name, defaults: isAdvisers ? planDefaults : null };
  }, [data, isAdvisers]);
  return <FirmOf value={firm}>{children}</FirmOf>;
}
