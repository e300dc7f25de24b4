import { lossQuarantine } from '../../rules/gearing.ts';
import type { Rule } from '../../rules/rule.ts';
import { parseDate } from '../../units/calendar.ts';
import type { FinancialYear } from '../../units/financial-year.ts';
import { Refusal } from '../../units/refusal.ts';
import { type Entity, isExceptedFromLossRule } from './entity.ts';
import { reformYear, type SettingUsed, settingUsed } from './settings.ts';

export const uses = ['residential', 'commercial', 'shares', 'other'] as const;
export const dwellingKinds = [
  'dwelling',
  'caravanOrMobileHome',
  'hotelMotelInnHostelBoardingHouse',
  'studentAccommodation',
  'boat',
] as const;
export const acquisitionRoutes = [
  'contract',
  'landThenBuilt',
  'survivorship',
  'gift',
  'inheritance',
  'relationshipBreakdown',
] as const;
export const inheritedInterests = ['newInterest', 'keepsStatus'] as const;
export const newBuildMeanings = ['userDeclares', 'treatAsEstablished'] as const;

export const gearingStatuses = [
  'grandfathered',
  'transitional',
  'quarantined',
  'newBuild',
  'exemptPurpose',
  'exemptEntity',
  'notResidential',
  'mixed',
  'unknown',
] as const;
/** How the loss rule treats a property in a year; `unknown` where only the day of the cut-off is known. */
export type GearingStatus = (typeof gearingStatuses)[number];

/** An owner's interest, acquired at one moment. */
export interface GearingInterest {
  /** Percent of the property. */
  readonly sharePct: number;
  /** Contract moment with offset, or a day, at which the interest was last acquired. */
  readonly acquiredAt: string;
  readonly route?: (typeof acquisitionRoutes)[number] | undefined;
  /** When the deceased or former spouse acquired it; read with `keepsStatus`. */
  readonly originalAcquiredAt?: string | undefined;
}

export interface GearingStatusInputs {
  readonly incomeYear: FinancialYear;
  readonly entity: Entity;
  readonly use: (typeof uses)[number];
  readonly dwellingKind?: (typeof dwellingKinds)[number] | undefined;
  readonly isNewBuild?: boolean | undefined;
  /** A purpose the Minister determined, such as social housing. */
  readonly determinedPurpose?: boolean | undefined;
  /** The spending provides a fringe benefit. */
  readonly fringeBenefitHousing?: boolean | undefined;
  readonly interests: readonly GearingInterest[];
  readonly config?:
    | {
        readonly inheritedInterest?: (typeof inheritedInterests)[number] | undefined;
        readonly newBuildMeaning?: (typeof newBuildMeanings)[number] | undefined;
      }
    | undefined;
}

export interface GearingStatusResult {
  readonly status: GearingStatus;
  /** Why, in a sentence. */
  readonly reason: string;
  /** True from the income year 2027-28. */
  readonly quarantineRulesApply: boolean;
  /** Percent of the property whose losses are held back. */
  readonly quarantinedSharePct: number;
  readonly lossOffsetsOtherIncome: boolean;
  readonly interests: readonly { readonly sharePct: number; readonly status: GearingStatus }[];
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
}

/**
 * How the loss rule of Act 49 of 2026 treats a property in an income year: ITAA 1997 ss 26-155, 26-160, tests in the
 * order of the Act, per interest of the owner. Throws Refusal for shares outside 0 to 100 percent, a moment that is none,
 * and no interests where the answer depends on them.
 */
export function gearingStatus(inputs: GearingStatusInputs): GearingStatusResult {
  const quarantineRulesApply = inputs.incomeYear >= reformYear;
  const rules = [lossQuarantine];
  const whole = statusOfWhole(inputs);
  const interests = whole === null ? interestsOf(inputs) : [];
  const status = whole ?? combined(interests.map((interest) => interest.status));
  const isHeldBack = status === 'quarantined' || status === 'mixed' || status === 'unknown';
  return {
    status,
    reason: gearingReasons[status],
    quarantineRulesApply,
    quarantinedSharePct: sumOf(interests.filter((interest) => interest.status === 'quarantined')),
    lossOffsetsOtherIncome: !(quarantineRulesApply && isHeldBack),
    interests,
    settingsUsed: settingsOf(inputs, status),
    rules,
  };
}

/** The tests that do not depend on when the interests were acquired. */
function statusOfWhole({ entity, use, dwellingKind = 'dwelling', fringeBenefitHousing }: GearingStatusInputs) {
  if (isExceptedFromLossRule(entity)) return 'exemptEntity';
  if (use !== 'residential' || dwellingKind !== 'dwelling') return 'notResidential';
  return fringeBenefitHousing ? 'exemptPurpose' : null;
}

function interestsOf(inputs: GearingStatusInputs) {
  const { interests } = inputs;
  if (interests.length === 0) throw new Refusal('required', 'interests', 'interests is empty; at least one is needed');
  for (const { sharePct } of interests) {
    if (!(sharePct > 0 && sharePct <= 100)) throw badShare(sharePct);
  }
  // Thirds written with four decimals add up to a little more than 100.
  const total = sumOf(interests);
  if (total > 100.01) throw badShare(total);
  return interests.map((interest) => ({ sharePct: interest.sharePct, status: statusOf(interest, inputs) }));
}

function statusOf(interest: GearingInterest, inputs: GearingStatusInputs): GearingStatus {
  const isBefore = acquiredBeforeCutOff(countedMoment(interest, inputs));
  if (isBefore === true) return 'grandfathered';
  if (inputs.isNewBuild && inputs.config?.newBuildMeaning !== 'treatAsEstablished') return 'newBuild';
  if (inputs.determinedPurpose) return 'exemptPurpose';
  if (isBefore === null) return 'unknown';
  return inputs.incomeYear < reformYear ? 'transitional' : 'quarantined';
}

/** The moment that counts: the last acquisition, or the original one where an inherited interest keeps its status. */
function countedMoment(
  { acquiredAt, route, originalAcquiredAt }: GearingInterest,
  inputs: GearingStatusInputs,
): string {
  const isInherited = route === 'inheritance' || route === 'relationshipBreakdown';
  if (!isInherited || inputs.config?.inheritedInterest !== 'keepsStatus') return acquiredAt;
  if (originalAcquiredAt !== undefined) return originalAcquiredAt;
  const field = 'interests.originalAcquiredAt';
  throw new Refusal('required', field, `${field} is missing; the day of the first owner’s contract is needed`);
}

const { from: contractsFrom } = lossQuarantine.value.contracts;
const cutOff = Date.parse(contractsFrom);
const cutOffDay = contractsFrom.slice(0, 10);

/**
 * True when a contract moment lies strictly before 7:30 pm of 12 May 2026 by legal time in the ACT, false when not; null
 * for that day without a time. Throws Refusal for a text that is neither a day nor a moment with an offset.
 */
export function acquiredBeforeCutOff(moment: string): boolean | null {
  const field = 'interests.acquiredAt';
  if (/^\d{4}-\d{2}-\d{2}$/.test(moment)) {
    parseDate(field, moment);
    return moment === cutOffDay ? null : moment < cutOffDay;
  }
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(moment);
  const time = isMoment ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Refusal('unknownValue', field, `${field} is ${moment}; a day, or a moment with its offset, is needed`);
  }
  return time < cutOff;
}

/** One status for interests that agree; else the strictest, and `mixed` where some are quarantined. */
function combined(statuses: readonly GearingStatus[]): GearingStatus {
  const [first = 'unknown'] = statuses;
  if (statuses.every((status) => status === first)) return first;
  if (statuses.includes('quarantined')) return 'mixed';
  return strictestFirst.find((status) => statuses.includes(status)) ?? first;
}

const strictestFirst: readonly GearingStatus[] = ['unknown', 'transitional', 'newBuild', 'exemptPurpose'];

function settingsOf({ isNewBuild, interests, config }: GearingStatusInputs, status: GearingStatus): SettingUsed[] {
  const inherited = interests.some(({ route }) => route === 'inheritance' || route === 'relationshipBreakdown');
  return [
    ...(isNewBuild && status !== 'grandfathered' ? [settingUsed('newBuildMeaning', config?.newBuildMeaning)] : []),
    ...(status === 'newBuild' ? [settingUsed('newBuildLaterBuyer')] : []),
    ...(inherited ? [settingUsed('inheritedInterest', config?.inheritedInterest)] : []),
  ];
}

function sumOf(interests: readonly { readonly sharePct: number }[]): number {
  return interests.reduce((sum, { sharePct }) => sum + sharePct, 0);
}

function badShare(sharePct: number): Refusal {
  const message = `interests.sharePct is ${sharePct}; allowed is above 0 to 100 in all`;
  return new Refusal('shareRange', 'interests.sharePct', message);
}

/** Why a status holds and what it means for a loss, in a sentence. */
export const gearingReasons: Readonly<Record<GearingStatus, string>> = {
  grandfathered: 'Held or under contract before 7:30 pm on 12 May 2026: losses stay deductible until it is sold.',
  transitional: 'Bought after the cut-off: losses are deductible up to 2026-27, and are held back from 2027-28.',
  quarantined: 'An established home bought after the cut-off: a loss cannot reduce other income.',
  newBuild: 'A new dwelling: losses stay deductible.',
  exemptPurpose: 'Used for a purpose the law excepts: losses stay deductible.',
  exemptEntity: 'Widely held unit trusts and complying super funds are excepted from the loss rule.',
  notResidential: 'Not a residential dwelling: the loss rule does not apply.',
  mixed: 'Part of it was acquired after the cut-off: that part’s loss cannot reduce other income.',
  unknown: 'Only the day of the cut-off is known: the time of the contract decides.',
};
