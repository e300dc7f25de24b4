import { peopleChoices } from './field-choices.ts';
import type { FieldGroup, FieldSpec } from './field-spec.ts';

const born: FieldSpec = {
  path: 'born',
  label: 'Born',
  kind: 'month',
  isRequired: true,
  isFact: true,
  help: 'A month, such as Jun 1988. A birthday is not kept.',
};
const hospitalCover: FieldSpec = {
  path: 'hospitalCover',
  label: 'Private hospital cover',
  kind: 'yesNo',
  help: 'Without it a high income pays the Medicare levy surcharge, and so does a partner with cover. It counts as held until you say.',
};
const carriedForward = 'Losses carried forward';
const carried = { kind: 'money', isFact: true, isRequired: false, group: () => ({}) } as const;
const losses: readonly FieldSpec[] = [
  {
    ...carried,
    path: 'losses/rental',
    label: 'Rental losses held back',
    help: 'Carried from the years before the plan starts. They come off later rent and gains.',
  },
  {
    ...carried,
    path: 'losses/capital',
    label: 'Capital losses',
    help: 'Carried likewise. They come off the next gains.',
  },
  {
    ...carried,
    path: 'losses/income',
    label: 'Tax losses',
    help: 'Carried likewise. They come off the next taxable income.',
  },
];

/** The fields of those who earn and own, in groups by the part of the plan that they stand in. */
export const peopleFields: Readonly<Record<'people' | 'kids' | 'owners', readonly FieldGroup[]>> = {
  people: [
    { title: null, fields: [born, hospitalCover] },
    { title: carriedForward, fields: losses },
  ],
  kids: [{ title: null, fields: [born] }],
  owners: [
    {
      title: null,
      fields: [
        { path: 'shares', label: 'Shares', kind: 'shares', isIn: ({ type }) => type === 'joint' },
        { path: 'pays', label: 'Who it pays', kind: 'shares', isIn: ({ type }) => type === 'discretionaryTrust' },
        {
          path: 'members',
          label: 'Members',
          kind: 'several',
          choices: peopleChoices,
          isIn: ({ type }) => type === 'smsf',
        },
      ],
    },
    {
      title: carriedForward,
      fields: losses.map((spec): FieldSpec => ({ ...spec, isIn: ({ type }) => type !== 'joint' })),
    },
  ],
};
