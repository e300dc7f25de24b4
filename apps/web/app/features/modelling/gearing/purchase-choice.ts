import { lossCutOff } from '@freehold/domain';
import { type PurchaseTiming, purchaseTimings } from '@freehold/finance';
import { decidingDay, type GearingDraft } from '../shared/draft.ts';

/** One of the three purchases that the law of 2027 tells apart, in words. */
export interface PurchaseChoice {
  readonly value: PurchaseTiming;
  readonly title: string;
  readonly text: string;
}

/** The three purchases, with the moment that parts them and what becomes of their losses. */
export function purchaseChoices(): readonly PurchaseChoice[] {
  return [
    {
      value: 'new-build',
      title: 'New build',
      text: 'Contract at any time. Its losses still come off your other income.',
    },
    {
      value: 'established-before-cutoff',
      title: 'Established, contract before the cut-off',
      text: `Before ${lossCutOff()}. Its losses come off your other income until you sell.`,
    },
    {
      value: 'established-after-cutoff',
      title: 'Established, contract after the cut-off',
      text: `At ${lossCutOff()} or later. Its losses are carried forward.`,
    },
  ];
}

type Answers = Pick<GearingDraft, 'dwelling' | 'contractDate' | 'contractTime'>;

/** The purchase that these answers describe; empty while one that decides is missing. */
export function purchaseOf({ dwelling, contractDate, contractTime }: Answers): PurchaseTiming | '' {
  if (dwelling === 'new') return 'new-build';
  const side = sideOf(contractDate, contractTime);
  return dwelling === '' || side === '' ? '' : `established-${side}-cutoff`;
}

/**
 * The answers for a purchase. A day typed before stays where it fits; otherwise the day of the cut-off stands for
 * any day on its side, as nothing but the side counts.
 */
export function answersOf(purchase: PurchaseTiming, typed: Answers): Partial<Answers> {
  if (purchase === 'new-build') return { dwelling: 'new' };
  const side = purchase === purchaseTimings[0] ? 'before' : 'after';
  if (sideOf(typed.contractDate, typed.contractTime) === side) return { dwelling: 'established' };
  return { dwelling: 'established', contractDate: decidingDay, contractTime: side };
}

/** The side of the cut-off on which a contract lies; empty where the day, or on the day itself the time, is missing. */
function sideOf(contractDate: string, contractTime: Answers['contractTime']): Answers['contractTime'] {
  if (contractDate === decidingDay || contractDate === '') return contractDate === '' ? '' : contractTime;
  return contractDate < decidingDay ? 'before' : 'after';
}
