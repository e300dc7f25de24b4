import { type LandTaxForm, landTaxSchema, landTaxStart } from '@freehold/contract';
import { states } from '@freehold/finance';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';

const choices = states.map((value) => ({ value, label: value }));
const isFilled = (name: string) => (draft: ToolDraft) => (draft[name] ?? '').trim() !== '';

// One after another: each is asked once the one before is filled in.
const others = [
  { name: 'land2', share: 'share2', label: 'Second property in that state (optional)', after: 'land' },
  { name: 'land3', share: 'share3', label: 'Third property (optional)', after: 'land2' },
  { name: 'land4', share: 'share4', label: 'Fourth property (optional)', after: 'land3' },
];

const fields: readonly ToolField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Where is the land?',
    help: 'Each state taxes its own land by itself.',
    choices,
  },
  {
    kind: 'money',
    name: 'land',
    label: 'Taxable land value',
    help: 'The land alone, without the building, from your land tax or rates notice. Not your home. 650k works too.',
    usualLeast: 10_000,
  },
  ...others.map(({ name, label, after }) => ({
    kind: 'money' as const,
    name,
    label,
    help: 'Its taxable land value.',
    isOptional: true as const,
    isShown: isFilled(after),
  })),
  {
    kind: 'percent',
    name: 'share',
    label: 'Your share',
    unit: '%',
    help: 'Owners share the land; each has a notice of their own.',
    isFolded: true,
  },
  ...others.map(({ name, share }, index) => ({
    kind: 'percent' as const,
    name: share,
    label: `Your share of property ${index + 2}`,
    unit: '%',
    help: 'Of its land.',
    isFolded: true as const,
    isShown: isFilled(name),
  })),
];

/** The land tax calculator, as the parts of every tool see it. */
export const landTaxForm: ToolForm<LandTaxForm> = {
  tool: 'land-tax',
  title: 'Your land',
  submitLabel: 'Show My Land Tax',
  waiting: 'Enter a land value',
  schema: landTaxSchema,
  start: landTaxStart,
  linkHolds: 'the place, the land values and your shares',
  calculationOf: (inputs) => ({ tool: 'land-tax', inputs }),
  fields,
  loadEngine: async () => {
    const { landTaxAnswer: answer, landTaxReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
