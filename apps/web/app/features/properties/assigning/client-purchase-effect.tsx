import type { FlatProfile, Property } from '@freehold/contract';
import { useDeferredValue, useMemo } from 'react';
import { useToday } from '#app/calculator/today.ts';
import { capacityAfterDebts } from '../shared/affordability.ts';
import { PurchaseEffectCard } from '../timeline/purchase-effect.tsx';
import { type AssignmentDraft, termsOf } from './assignment-draft.ts';

interface ClientPurchaseEffectProps {
  readonly client: FlatProfile;
  readonly property: Property;
  readonly draft: AssignmentDraft;
}

/** What the purchase on the calculator's terms would do to the chosen client's timeline; nothing while a term is wrong. */
export function ClientPurchaseEffect({ client, property, draft }: ClientPurchaseEffectProps) {
  const today = useToday();
  const settled = useDeferredValue(draft);
  const facts = useMemo(() => {
    const terms = termsOf(settled);
    if (terms === null || today === null) return null;
    const { assets, liabilities } = client;
    const { downPaymentPct, interestRate, loanTermYears } = terms;
    return {
      record: { profile: client, assets, liabilities },
      property,
      day: today,
      loan: { lvrPct: 100 - downPaymentPct, ratePct: interestRate, termMonths: loanTermYears * 12 },
      quickCapacity: capacityAfterDebts(client),
    };
  }, [client, property, settled, today]);
  return facts && <PurchaseEffectCard facts={facts} />;
}
