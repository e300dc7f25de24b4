import { pick } from './decimals.ts';

/** Status of a property under the loss rule, from the words of ss 26-155 and 26-160; moments as minutes of world time. */

const entities = [
  'individual',
  'partnershipShare',
  'company',
  'discretionaryTrust',
  'widelyHeldTrust',
  'smsf',
  'complyingSuperFund',
] as const;
const kinds = [
  'dwelling',
  'caravanOrMobileHome',
  'hotelMotelInnHostelBoardingHouse',
  'studentAccommodation',
  'boat',
] as const;
const routes = ['contract', 'landThenBuilt', 'survivorship', 'gift', 'inheritance', 'relationshipBreakdown'] as const;

/** 7:30 pm on 12 May 2026 in Canberra, ten hours ahead of Greenwich. */
const cutOff = Date.UTC(2026, 4, 12, 9, 30) / 60_000;

/** A moment as a text with an offset, or as a bare day, with what is known of its minute: null for the day of the cut-off. */
interface Moment {
  readonly text: string;
  readonly isBefore: boolean | null;
}

function drawMoment(random: () => number): Moment {
  const near = Math.floor((random() - 0.5) * pick(random, [4, 1_000, 2_000_000]));
  const minute = cutOff + near;
  const offset = pick(random, [10, 11, 9.5, 8, 0, -5]);
  const local = new Date((minute + offset * 60) * 60_000).toISOString();
  if (random() < 0.3) {
    const day = local.slice(0, 10);
    return { text: day, isBefore: day === '2026-05-12' ? null : day < '2026-05-12' };
  }
  const two = (part: number) => String(part).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset)))}:${two((Math.abs(offset) % 1) * 60)}`;
  return { text: `${local.slice(0, 16)}${offset === 0 ? 'Z' : zone}`, isBefore: minute < cutOff };
}

/** A property of an owner with one to three interests. */
export function drawStatus(random: () => number) {
  const count = pick(random, [1, 1, 2, 3]);
  const flag = (chance: number) => random() < chance;
  return {
    incomeYear: pick(random, ['2025-26', '2026-27', '2027-28', '2031-32'] as const),
    entity: flag(0.6) ? ('individual' as const) : pick(random, entities),
    use: flag(0.85) ? ('residential' as const) : pick(random, ['commercial', 'shares', 'other'] as const),
    dwellingKind: flag(0.85) ? ('dwelling' as const) : pick(random, kinds),
    isNewBuild: flag(0.3),
    determinedPurpose: flag(0.1),
    fringeBenefitHousing: flag(0.1),
    config: {
      inheritedInterest: pick(random, ['newInterest', 'keepsStatus'] as const),
      newBuildMeaning: pick(random, ['userDeclares', 'treatAsEstablished'] as const),
    },
    interests: Array.from({ length: count }, () => ({
      sharePct: 100 / 2 ** (count - 1),
      acquired: drawMoment(random),
      original: drawMoment(random),
      route: pick(random, routes),
    })),
  };
}

export type StatusDrawn = ReturnType<typeof drawStatus>;

/** Status, percent held back, and whether a loss may be set against other income. */
export function statusSecondWay(drawn: StatusDrawn) {
  const isReformed = drawn.incomeYear >= '2027-28';
  const whole = ofWhole(drawn);
  const each = drawn.interests.map((interest) => ({ share: interest.sharePct, status: ofInterest(interest, drawn) }));
  const heldBack = each.filter(({ status }) => status === 'quarantined').reduce((sum, { share }) => sum + share, 0);
  const status = whole ?? together(each.map((one) => one.status));
  const isBarred = isReformed && ['quarantined', 'mixed', 'unknown'].includes(status);
  return {
    status,
    quarantineRulesApply: isReformed,
    quarantinedSharePct: whole === null ? heldBack : 0,
    lossOffsetsOtherIncome: !isBarred,
  };
}

function ofWhole({ entity, use, dwellingKind, fringeBenefitHousing }: StatusDrawn): string | null {
  if (['widelyHeldTrust', 'smsf', 'complyingSuperFund'].includes(entity)) return 'exemptEntity';
  if (use !== 'residential') return 'notResidential';
  if (dwellingKind !== 'dwelling') return 'notResidential';
  return fringeBenefitHousing ? 'exemptPurpose' : null;
}

function ofInterest({ acquired, original, route }: StatusDrawn['interests'][number], drawn: StatusDrawn): string {
  const passes = route === 'inheritance' || route === 'relationshipBreakdown';
  const counted = passes && drawn.config.inheritedInterest === 'keepsStatus' ? original : acquired;
  const isNew = drawn.isNewBuild && drawn.config.newBuildMeaning === 'userDeclares';
  if (counted.isBefore === true) return 'grandfathered';
  if (isNew) return 'newBuild';
  if (drawn.determinedPurpose) return 'exemptPurpose';
  if (counted.isBefore === null) return 'unknown';
  return drawn.incomeYear < '2027-28' ? 'transitional' : 'quarantined';
}

/** Interests that differ: `mixed` with one held back; else the one that leaves most open, the old law last. */
function together(all: readonly string[]): string {
  const different = new Set(all);
  if (different.size === 1) return all[0] ?? '';
  if (different.has('quarantined')) return 'mixed';
  if (different.has('unknown')) return 'unknown';
  if (different.has('transitional')) return 'transitional';
  return different.has('newBuild') ? 'newBuild' : 'exemptPurpose';
}
