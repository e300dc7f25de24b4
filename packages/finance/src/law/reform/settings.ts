/** What Act 49 of 2026 leaves open: each setting has a default and the words a screen shows where it mattered. */
export const openLaw = {
  newBuildMeaning: {
    default: 'userDeclares',
    words:
      'You told us this is a new dwelling. The Minister has not yet published the exact meaning; if it does not qualify, its losses would be held back.',
  },
  newBuildLaterBuyer: { default: 'no', words: 'We assume only the first owner of a new home gets these rules.' },
  inheritedInterest: {
    default: 'newInterest',
    words: 'We treat your inherited share as acquired now. That may be stricter than the final rule.',
  },
  value2027Formula: {
    default: 'compound',
    words: 'Estimated value on 1 July 2027. A valuation at that date replaces it; the official formula is not out.',
  },
  capitalWorksWhen: {
    default: 'beforeIndexing',
    words: 'Building deductions claimed after 1 July 2027 lower your cost base.',
  },
  mainResidenceSplit: {
    default: 'perPeriod',
    words: 'Part-exempt homes sold after 1 July 2027: the ATO has not explained the method.',
  },
  offsetsReduceMinimumTax: { default: 'no', words: 'The 30% minimum is worked out before tax offsets.' },
  projectionInflation: {
    default: '2.5',
    words: 'Assumes 2.5% a year, the Budget’s own illustration. The law uses published CPI.',
  },
  residency: {
    default: 'refuse',
    words: 'Not available if you were a foreign or temporary resident while you owned it.',
  },
  bankruptcy: { default: 'ends', words: 'A bankruptcy ends the carried loss.' },
} as const;
export type OpenLaw = keyof typeof openLaw;

/** A setting that a result rests on, with the choice made. */
export interface SettingUsed {
  readonly setting: OpenLaw;
  readonly choice: string;
  readonly words: string;
}

/** The setting as used; the default unless a choice is given. */
export function settingUsed(setting: OpenLaw, choice: string = openLaw[setting].default): SettingUsed {
  return { setting, choice, words: openLaw[setting].words };
}

/** First day of the new law, and the first income year it applies to. */
export const reformDay = '2027-07-01';
export const reformYear = '2027-28';
