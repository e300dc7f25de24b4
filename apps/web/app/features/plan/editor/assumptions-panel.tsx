import { labelWithin, type PlanLawChoice, planLawChoices } from '@freehold/domain';
import { use } from 'react';
import { day } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { type Firm, FirmOf } from '../model/firm-of.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { useSelection } from '../model/selection.ts';
import { type AssumptionRow, assumptionRows } from './assumption-rows.ts';
import css from './assumptions-panel.module.css';
import type { FieldSpec } from './field-spec.ts';
import { recordPath } from './record-at.ts';
import { fieldId, RecordField } from './record-field.tsx';
import { type TypicalRow, typicalRows } from './typical-rows.ts';

// Lazy: of those who plan, advisers alone are told.
const FirmNote = lazyPart(() => import('./firm-note.tsx').then((module) => module.FirmNote));

/** What the plan assumes, the figures that are typical ones, and the law that it counts by. */
export function AssumptionsPanel() {
  return (
    <div className={css.panel}>
      <Typical />
      <Assumptions />
      <OpenLaw />
      <Law />
    </div>
  );
}

function Typical() {
  const store = usePlanStore();
  const current = usePlan((state) => state.current);
  const rows = typicalRows(current);
  const check = (fields: readonly string[], label: string) =>
    store.changePlan({ label, ops: fields.map((field) => ({ set: `origin/${field}`, to: 'checked' })) });
  return (
    <section>
      <h3>Typical figures: {rows.length}</h3>
      <p>
        {rows.length === 0
          ? 'Every figure of the plan is yours.'
          : 'We filled these in because nobody said otherwise. They are counted like any other.'}
      </p>
      <ul className={css.rows}>
        {rows.map((row) => (
          <TypicalFigure key={row.field} {...row} onRight={() => check([row.field], `${row.name} is right`)} />
        ))}
      </ul>
      {rows.length > 1 && (
        <ActionButton
          tone="quiet"
          onClick={() =>
            check(
              rows.map(({ field }) => field),
              'All typical figures are right',
            )
          }
        >
          They are all right
        </ActionButton>
      )}
    </section>
  );
}

function TypicalFigure({ field, name, figure, onRight }: TypicalRow & { readonly onRight: () => void }) {
  const { select } = useSelection();
  function change() {
    // An assumption has its field further down.
    if (field.startsWith('assume/')) document.getElementById(fieldId(field))?.focus();
    else select({ kind: 'record', path: recordPath(field) });
  }
  return (
    <li className={css.row}>
      <span>
        {name} <b>{figure}</b>
      </span>
      <span className={css.actions}>
        <button type="button" className={css.link} onClick={onRight}>
          That is right<span className="fh-for-readers">: {name}</span>
        </button>
        <button type="button" className={css.link} onClick={change}>
          Change it<span className="fh-for-readers">: {name}</span>
        </button>
      </span>
    </li>
  );
}

function Assumptions() {
  const current = usePlan((state) => state.current);
  const defaults = use(FirmOf)?.defaults ?? null;
  return (
    <section>
      <h3>Assumptions</h3>
      <p>Percent a year in dollars of each year.</p>
      {defaults !== null && <FirmNote defaults={defaults} />}
      {assumptionRows(current).map((row) => (
        <Assumption key={row.spec.path} {...row} />
      ))}
    </section>
  );
}

const setByWords = {
  you: 'Set by you',
  firm: 'Your adviser’s firm',
  typical: 'A typical figure',
  rule: 'From the rule',
} as const;

/** Who set an assumption, the adviser’s firm by its name where that is known, with the source of a figure that is ours. */
export function setByText({ setBy, source }: AssumptionRow, firm: Firm | null): string {
  if (setBy === 'firm' && firm?.name) return `Set by ${firm.name}`;
  const isOurs = setBy === 'rule' || setBy === 'typical';
  return isOurs ? `${setByWords[setBy]} · ${source}` : setByWords[setBy];
}

function Assumption(row: AssumptionRow) {
  const { spec, setBy } = row;
  const store = usePlanStore();
  const firm = use(FirmOf);
  return (
    <div className={css.assumption}>
      <RecordField record="" spec={spec} />
      <p className={css.source}>
        {setByText(row, firm)}
        {setBy !== 'rule' && (
          <>
            {' · '}
            <button
              type="button"
              className={css.link}
              onClick={() => store.change({ label: `${spec.label}: as is usual`, ops: [{ set: spec.path }] })}
            >
              Reset<span className="fh-for-readers"> {labelWithin(spec.label)}</span>
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** Law that is still open, each as a choice with its words. */
function OpenLaw() {
  const current = usePlan((state) => state.current);
  const choices = planLawChoices(current);
  if (choices.length === 0) return null;
  return (
    <section>
      <h3>Law that is still open</h3>
      {choices.map((choice) => (
        <RecordField key={choice.path} record="" spec={lawSpec(choice)} />
      ))}
    </section>
  );
}

function lawSpec({ path, label, choices, words }: PlanLawChoice): FieldSpec {
  const usual = choices[0]?.value;
  const said = { path, label, help: words, choices: () => choices, ...(usual !== undefined && { usual }) };
  return { ...said, kind: 'select', isRequired: true };
}

/** The day of the law in use, what of it is kept as it is, and what is not counted. */
export function Law() {
  const open = usePlan((state) => state.open);
  const law = open?.status === 'run' ? open.law : null;
  return (
    <section>
      <h3>Law in use</h3>
      <p>
        {law !== null && `Law as at ${day(law.read)}. `}
        Rates and thresholds of a year that is not known yet are those of the last known one.
      </p>
      {law !== null && law.kept.length > 0 && (
        <ul className={css.frozen}>
          {law.kept.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {law !== null && (
        <>
          <p>Not counted in any plan:</p>
          <ul className={css.frozen}>
            {law.leftOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
