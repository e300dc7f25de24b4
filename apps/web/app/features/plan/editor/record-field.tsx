import { labelWithin, planRecordName } from '@freehold/domain';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { fieldOps, pathOfField } from './field-ops.ts';
import type { FieldChoice, FieldSpec, PlanShown } from './field-spec.ts';
import { choiceWords, valueWords } from './field-text.ts';
import { valueAt } from './record-at.ts';
import css from './record-field.module.css';
import { RowsField } from './rows-field.tsx';
import { SeveralField } from './several-field.tsx';
import { SharesField } from './shares-field.tsx';
import { TypedField } from './typed-field.tsx';
import { type FieldTo, isSame } from './use-visit.ts';

export interface RecordFieldProps {
  /** Path of the record; empty for a field that stands in none, such as an assumption. */
  readonly record: string;
  readonly spec: FieldSpec;
}

/** One field of a record, by its kind; with an option open also what stands in the plan, and the way back to it. */
export function RecordField({ record, spec }: RecordFieldProps) {
  const path = pathOfField(record, spec);
  const value = usePlan(({ current }) => valueAt(current, path));
  const isOption = usePlan(({ option }) => option !== null);
  const to = useFieldTo(record, spec);
  if (isOption && spec.isFact) return <Fact spec={spec} value={value} />;
  return (
    <div className={css.field}>
      <FieldOfKind id={fieldId(path)} record={record} spec={spec} value={value} {...to} />
      {isOption && <InPlan record={record} spec={spec} value={value} onUndo={to.onKeep} />}
    </div>
  );
}

/** Id of the element that takes the focus in a field. */
export function fieldId(path: string): string {
  return `plan-${path.replaceAll('/', '-')}`;
}

interface FieldOfKindProps extends RecordFieldProps, FieldTo {
  readonly id: string;
  readonly value: unknown;
}

function FieldOfKind(props: FieldOfKindProps) {
  const { id, spec, value, onKeep, record } = props;
  switch (spec.kind) {
    case 'shares':
      return <SharesField {...props} field={(share) => <RecordField record={record} spec={share} />} />;
    case 'several':
      return <SeveralField id={id} spec={spec} value={value} onKeep={onKeep} />;
    case 'rows':
      return <Rows {...props} />;
    case 'choice':
    case 'select':
    case 'yesNo':
      return <Chosen id={id} spec={spec} value={value} onKeep={onKeep} />;
    default:
      return <TypedField {...props} />;
  }
}

function Rows({ record, ...props }: FieldOfKindProps) {
  const { startsAt } = props.spec.rows ?? {};
  const first = usePlan(({ current }) =>
    startsAt === undefined ? undefined : valueAt(current, `${record}/${startsAt}`),
  );
  return <RowsField {...props} first={typeof first === 'number' ? first : undefined} />;
}

const none = () => undefined;
const yesNo: readonly FieldChoice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Chosen({ id, spec, value, onKeep }: Pick<FieldOfKindProps, 'id' | 'spec' | 'value' | 'onKeep'>) {
  const current = usePlan((state) => state.current);
  const { label, help } = spec;
  const common = { id, label, error: undefined, onBlur: none, ...(help !== undefined && { help }) };
  if (spec.kind === 'yesNo') {
    const chosen = value === undefined ? '' : yesOrNo(value);
    return <ChoiceField {...common} choices={yesNo} value={chosen} onChange={(text) => onKeep(text === 'yes')} />;
  }
  const choices = choicesWith(spec, current, value);
  const text = typeof value === 'string' ? value : (spec.usual ?? '');
  if (spec.kind === 'choice') return <ChoiceField {...common} choices={choices} value={text} onChange={onKeep} />;
  return (
    <SelectField {...common} choices={choices} value={text} onChange={(to) => onKeep(to === '' ? undefined : to)} />
  );
}

function yesOrNo(value: unknown): string {
  return value === true ? 'yes' : 'no';
}

/** The choices, with one for nothing where that can be, and one for what stands there and is no choice. */
function choicesWith(
  { choices, isRequired, kind }: FieldSpec,
  plan: PlanShown,
  value: unknown,
): readonly FieldChoice[] {
  const known = choices?.(plan) ?? [];
  const isOdd = typeof value === 'string' && !known.some((choice) => choice.value === value);
  return [
    ...(kind === 'select' && !isRequired ? [{ value: '', label: 'Not said' }] : []),
    ...known,
    ...(isOdd ? [{ value, label: value }] : []),
  ];
}

/** What a field does to the plan: shows, takes back, or keeps as one step. */
function useFieldTo(record: string, spec: FieldSpec): FieldTo {
  const store = usePlanStore();
  const ops = (value: unknown) =>
    fieldOps({ plan: store.settled(), record, isOption: store.option() !== null }, spec, value);
  return {
    onPreview: (value) => store.preview(ops(value)),
    onDrop: store.dropPreview,
    onKeep: (value) => store.change({ label: stepLabel(store.settled(), { record, spec, value }), ops: ops(value) }),
  };
}

const longestLabel = 120;

function stepLabel(plan: PlanShown, { record, spec, value }: RecordFieldProps & { readonly value: unknown }): string {
  const words = choiceWords(spec, plan, value);
  const field = record === '' ? spec.label : `${planRecordName(plan, record)}, ${labelWithin(spec.label)}`;
  return `${field}: ${words}`.slice(0, longestLabel);
}

function Fact({ spec, value }: { readonly spec: FieldSpec; readonly value: unknown }) {
  const { go } = usePlanAddress();
  return (
    <div className={css.fact}>
      <p>
        <b>{spec.label}</b> {value === undefined ? 'not said' : valueWords(spec, value)}
      </p>
      <button type="button" className={css.link} onClick={() => go({ option: null })}>
        Change it in your plan
      </button>
    </div>
  );
}

interface InPlanProps extends RecordFieldProps {
  readonly value: unknown;
  readonly onUndo: (value: unknown) => void;
}

/** What stands in the plan where the open option has something else. */
function InPlan({ record, spec, value, onUndo }: InPlanProps) {
  const inPlan = usePlan(({ shown }) => valueAt(shown, pathOfField(record, spec)));
  const isInPlan = usePlan(({ shown }) => record === '' || valueAt(shown, record) !== undefined);
  const words = usePlan(({ shown }) => choiceWords(spec, shown, inPlan));
  if (!isInPlan || isSame(inPlan, value)) return null;
  return (
    <p className={css.inPlan}>
      A: {words} ·{' '}
      <button type="button" className={css.link} onClick={() => onUndo(inPlan)}>
        undo<span className="fh-for-readers"> the change of {labelWithin(spec.label)}</span>
      </button>
    </p>
  );
}
