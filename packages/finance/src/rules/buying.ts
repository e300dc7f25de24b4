import type { State } from '../units/states.ts';
import type { Rule } from './rule.ts';

export const regions = ['metro', 'other'] as const;
export type Region = (typeof regions)[number];

/** Price caps of the government guarantee by place: capital city with large regional centres, and elsewhere. */
export const guaranteeCaps: Rule<Readonly<Record<State, Readonly<Record<Region, number>>>>> = {
  id: 'buying.guarantee-caps',
  label: 'Price caps of the Home Guarantee schemes',
  value: {
    NSW: { metro: 1_500_000, other: 800_000 },
    VIC: { metro: 950_000, other: 650_000 },
    QLD: { metro: 1_000_000, other: 700_000 },
    WA: { metro: 850_000, other: 600_000 },
    SA: { metro: 900_000, other: 500_000 },
    TAS: { metro: 700_000, other: 550_000 },
    ACT: { metro: 1_000_000, other: 1_000_000 },
    NT: { metro: 600_000, other: 600_000 },
  },
  unit: 'dollars',
  from: '2025-10-01',
  to: null,
  source: 'aussie.com.au and craggle.com.au, 5 % Deposit Scheme from 1 October 2025',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'One broker’s blog has 800,000 for Tasmania and 750,000 for the Northern Territory: taken as wrong',
};

/** A fee in dollars that may grow with the price. */
interface TransferFee {
  readonly fixed: number;
  readonly perStep: number;
  readonly step: number;
  readonly above: number;
  /** Every step begun counts whole. */
  readonly orPart: boolean;
  readonly most?: number;
}

/** Costs of a purchase beside duty. */
export interface PurchaseFees {
  readonly mortgageRegistration: Readonly<Record<State, number>>;
  readonly transferRegistration: Readonly<Record<State, TransferFee>>;
  readonly legal: number;
  readonly inspections: number;
  readonly lenderFees: number;
}

const flat = (fixed: number): TransferFee => ({ fixed, perStep: 0, step: 1, above: 0, orPart: false });

/** Typical fees, where nobody typed any. */
export const purchaseFees: Rule<PurchaseFees> = {
  id: 'buying.fees',
  label: 'Typical fees of a purchase',
  value: {
    mortgageRegistration: { NSW: 175.7, VIC: 125.7, QLD: 238.14, WA: 216.6, SA: 198, TAS: 163.3, ACT: 178, NT: 176 },
    transferRegistration: {
      NSW: flat(175.7),
      VIC: { fixed: 100, perStep: 2.34, step: 1_000, above: 0, orPart: false, most: 3_610 },
      QLD: { fixed: 197, perStep: 37, step: 10_000, above: 180_000, orPart: true },
      WA: { fixed: 216.6, perStep: 20, step: 100_000, above: 0, orPart: false },
      SA: { fixed: 303, perStep: 89.5, step: 10_000, above: 50_000, orPart: true },
      TAS: flat(250),
      ACT: flat(446),
      NT: flat(176),
    },
    legal: 2_000,
    inspections: 700,
    lenderFees: 500,
  },
  unit: 'dollars',
  from: null,
  to: null,
  source:
    'site2.unloan.com.au, finder.com.au, owlfinance.com.au and help.moneylab.com.au on registration fees; our estimate of the others',
  read: '2026-11-21',
  confidence: 'unverified',
  note: 'Indicative: the copies of the registration fees are older than 2026-27. Type the quoted amounts where you have them',
};
