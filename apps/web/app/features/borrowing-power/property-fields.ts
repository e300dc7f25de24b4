import type { ToolDraft, ToolField } from '#app/calculator/tool/tool-form.ts';
import { isAbove0 } from './people-fields.ts';

/** What the names of a property's fields end in. */
const endings = ['', '2', '3', '4'];

const group = 'Properties you keep';

const isHeld = (ending: string) => (draft: ToolDraft) =>
  isAbove0(`rent${ending}`)(draft) || isAbove0(`homeLoan${ending}`)(draft);

/**
 * The properties that are kept, one after another: each is asked once the one before has a rent or a loan, and stays
 * while a later one has.
 */
export const propertyFields: readonly ToolField[] = endings.flatMap((ending, index) => {
  const place = `Property ${index + 1}`;
  const isShown = (draft: ToolDraft) => index === 0 || endings.slice(index - 1).some((each) => isHeld(each)(draft));
  return [
    {
      kind: 'money',
      name: `rent${ending}`,
      label: `${place}: rent`,
      help: 'Before costs, 0 if lived in.',
      unit: 'a week',
      isFolded: true,
      group,
      isShown,
    },
    {
      kind: 'money',
      name: `homeLoan${ending}`,
      label: `${place}: owed on its loan`,
      help: 'Not one you repay by selling.',
      isFolded: true,
      group,
      isShown,
    },
    ...loanFields(place, ending),
  ];
});

function loanFields(place: string, ending: string): readonly ToolField[] {
  const isShown = isAbove0(`homeLoan${ending}`);
  return [
    {
      kind: 'percent',
      name: `homeLoanRate${ending}`,
      label: `${place}: rate of its loan`,
      help: 'What you pay now.',
      isFolded: true,
      group,
      isShown,
    },
    {
      kind: 'percent',
      name: `homeLoanMonths${ending}`,
      label: `${place}: months left of its loan`,
      help: '25 years: 300.',
      unit: 'months',
      isFolded: true,
      group,
      isShown,
    },
    {
      kind: 'choice',
      name: `homeLoanFor${ending}`,
      label: `${place}: what is its loan for?`,
      help: 'Interest on a home that is let lowers tax.',
      choices: [
        { value: 'home', label: 'Your own home' },
        { value: 'let', label: 'The home you let' },
      ],
      isFolded: true,
      group,
      isShown: (draft) => isShown(draft) && isAbove0(`rent${ending}`)(draft),
    },
  ];
}
