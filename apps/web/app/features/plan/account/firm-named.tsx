import type { Plan } from '@freehold/plan';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { FirmOf } from '../model/firm-of.ts';

/** Has the adviser’s firm called by its name in a plan of an account; it is read where the plan has defaults of it. */
export function FirmNamed({ plan, children }: { readonly plan: Plan; readonly children: ReactNode }) {
  const hasDefaults = Object.values(plan.origin ?? {}).includes('firm');
  const { data } = useQuery({ ...practiceQuery, staleTime: Number.POSITIVE_INFINITY, enabled: hasDefaults });
  return <FirmOf value={data?.practice?.name ?? null}>{children}</FirmOf>;
}
