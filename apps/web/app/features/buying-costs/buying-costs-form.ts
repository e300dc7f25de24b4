import { type BuyingCostsForm, buyingCostsSchema, buyingCostsStart, contractDays } from '@freehold/contract';
import type { ToolDraft, ToolForm } from '#app/calculator/tool/tool-form.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import {
  buyerChoices,
  insuranceChoices,
  knownChoices,
  propertyChoices,
  regionChoices,
  schemeChoices,
  stateChoices,
  yesNoChoices,
} from './choices.ts';

// True where the cash is known and the price is asked for.
const isCashKnown = ({ solveFor }: ToolDraft) => solveFor === 'cash';

// True where the price is known.
const isPriceKnown = (draft: ToolDraft) => !isCashKnown(draft);

// True for a loan that mortgage insurance or a scheme must cover; also while its percentage cannot be read.
function isAboveEighty({ lvr = '' }: ToolDraft): boolean {
  const percent = parseAmount(lvr, 'percent');
  return typeof percent !== 'number' || percent > 80;
}

// False where nothing is borrowed.
const hasLoan = ({ lvr = '' }: ToolDraft) => parseAmount(lvr, 'percent') !== 0;

// True for those whom the schemes are for.
const canAskScheme = ({ buyer, foreign }: ToolDraft) => buyer === 'first' && foreign !== 'yes';

// True for a scheme whose price cap depends on the part of the state.
function hasScheme(draft: ToolDraft): boolean {
  const { scheme, state } = draft;
  return canAskScheme(draft) && scheme !== 'none' && state !== 'ACT' && state !== 'NT';
}

const asked = [
  { kind: 'choice', name: 'state', label: 'Where is it?', help: 'Each state has its own duty.', choices: stateChoices },
  {
    kind: 'choice',
    name: 'buyer',
    label: 'Who is buying?',
    help: 'A first-home buyer has never owned a home in Australia and will live there.',
    choices: buyerChoices,
  },
  {
    kind: 'choice',
    name: 'property',
    label: 'What is bought?',
    help: 'New: never lived in.',
    choices: propertyChoices,
  },
  {
    kind: 'choice',
    name: 'solveFor',
    label: 'What do you know?',
    help: 'The other is worked out.',
    choices: knownChoices,
  },
  {
    kind: 'money',
    name: 'price',
    label: 'Price',
    help: 'Of the contract. 650k works too.',
    usualLeast: 20_000,
    isShown: isPriceKnown,
  },
  {
    kind: 'money',
    name: 'cash',
    label: 'Your cash',
    help: 'Everything you can put in, the deposit included. 150k works too.',
    isShown: isCashKnown,
  },
] as const satisfies ToolForm<BuyingCostsForm>['fields'];

const loan = [
  {
    kind: 'percent',
    name: 'lvr',
    label: 'Loan, percent of the price (LVR)',
    unit: '%',
    help: 'Before mortgage insurance. To 80% there is none. From your cash: the most you would borrow.',
  },
  {
    kind: 'choice',
    name: 'insurance',
    label: 'Mortgage insurance',
    help: 'Waived with a guarantor, and for some professions.',
    choices: insuranceChoices,
    isShown: isAboveEighty,
  },
  {
    kind: 'percent',
    name: 'mostWithInsurance',
    label: 'Loan with insurance, at most',
    unit: '% of the price',
    help: 'Where lenders stop once the premium is added; they differ.',
    isShown: (draft) => isCashKnown(draft) && isAboveEighty(draft),
  },
  {
    kind: 'choice',
    name: 'scheme',
    label: 'Government scheme',
    help: 'It guarantees the lender, so that no mortgage insurance is due. The loan must be above 80%.',
    choices: schemeChoices,
    isShown: canAskScheme,
  },
  {
    kind: 'choice',
    name: 'region',
    label: 'Where in the state?',
    help: 'The scheme’s price cap is lower outside the capital and the large regional centres.',
    choices: regionChoices,
    isShown: hasScheme,
  },
] as const satisfies ToolForm<BuyingCostsForm>['fields'];

const rest = [
  {
    kind: 'choice',
    name: 'foreign',
    label: 'Foreign buyer?',
    help: 'Every buyer is neither citizen nor permanent resident.',
    choices: yesNoChoices,
  },
  {
    kind: 'money',
    name: 'grants',
    label: 'Grants',
    help: 'What you expect and have been told you get. None is assumed.',
  },
  {
    kind: 'money',
    name: 'keep',
    label: 'Cash to keep back',
    help: 'Not spent on the purchase.',
    isShown: isCashKnown,
  },
  {
    kind: 'day',
    name: 'contractOn',
    label: 'Day of the contract',
    help: 'Its law counts. The tables run from July 2026 to June 2027.',
    least: contractDays.from,
    most: contractDays.to,
  },
  { kind: 'money', name: 'legal', label: 'Legal fees', help: 'Conveyancer or solicitor; indicative.' },
  { kind: 'money', name: 'inspections', label: 'Inspections', help: 'Building, pest, strata; indicative.' },
  {
    kind: 'money',
    name: 'lender',
    label: 'Lender’s fees',
    help: 'Application and valuation; indicative.',
    isShown: hasLoan,
  },
  {
    kind: 'money',
    name: 'registration',
    label: 'Registration fees (optional)',
    help: 'Of the transfer and the mortgage. Left empty, the typical fees of the state.',
    isOptional: true,
  },
] as const satisfies ToolForm<BuyingCostsForm>['fields'];

/** The buying costs calculator, as the parts of every tool see it. */
export const buyingCostsForm: ToolForm<BuyingCostsForm> = {
  tool: 'buying-costs',
  title: 'Your purchase',
  submitLabel: 'Show My Costs',
  waiting: 'Enter a price or your cash',
  schema: buyingCostsSchema,
  start: buyingCostsStart,
  linkHolds: 'the place, the price or your cash, the loan, scheme and fees',
  calculationOf: (inputs) => ({ tool: 'buying-costs', inputs }),
  fields: [...asked, ...[...loan, ...rest].map((field) => ({ ...field, isFolded: true as const }))],
  loadEngine: async () => {
    const { buyingCostsAnswer: answer, buyingCostsReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
