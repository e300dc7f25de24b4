import { readFileSync } from 'node:fs';
import {
  type Asset,
  blankAsset,
  blankLiability,
  blankProfile,
  type ClientDetails,
  type Liability,
  type Profile,
} from '@freehold/contract';

/** A worked example from the specification, for tests. */
export interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, number | string | boolean>> & Partial<ClientSketch>;
  readonly expected: Readonly<Record<string, number | boolean>>;
  readonly tolerance: number;
}

/** The parts of a client a test cares about; everything else is as for a new client. */
export interface ClientSketch {
  readonly profile?: Partial<Profile>;
  readonly assets?: readonly Partial<Asset>[];
  readonly liabilities?: readonly Partial<Liability>[];
}

const file = new URL('../../../../../../packages/finance/fixtures/spec-cases.json', import.meta.url);
const all: readonly GoldenCase[] = JSON.parse(readFileSync(file, 'utf8'));

/** The specification's worked examples for an area. */
export function goldenCases(area: string): readonly GoldenCase[] {
  return all.filter((golden) => golden.area === area);
}

/** Builds a client's record from a sketch. */
export function aClient({ profile = {}, assets = [], liabilities = [] }: ClientSketch = {}): ClientDetails {
  const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  return {
    profile: { ...blankProfile, id: idOf(0), role: 'CLIENT', hasAccount: true, emailVerified: true, ...profile },
    assets: assets.map((asset, place) => ({ ...someAsset, id: idOf(100 + place), ...asset })),
    liabilities: liabilities.map((liability, place) => ({ ...someLiability, id: idOf(200 + place), ...liability })),
    portfolios: [],
    version: 1,
  };
}

const someAsset = { ...blankAsset, assetType: 'Other', yearPurchased: 2026 };
const someLiability = { ...blankLiability, liabilityType: 'Other Loans' };
