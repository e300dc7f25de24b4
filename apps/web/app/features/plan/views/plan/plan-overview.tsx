import { isBlankPlan, nothingKnown, type PlanView, planRecordName } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useRef } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { type Dollars, usePlanAddress } from '../../model/plan-address.ts';
import { useLead, usePlan } from '../../model/plan-context.ts';
import { type AskPanel, useSelection, wideScreen } from '../../model/selection.ts';
import { type Headline, headlineCards, typicalWords } from '../../shared/headline-words.ts';
import css from './plan-overview.module.css';

const chart = { waiting: <div className={`fh-card ${css.chart}`} /> };
const NetWorthCard = lazyPart(() => import('./net-worth-card.tsx').then((module) => module.NetWorthCard), chart);
const CashFlowCard = lazyPart(() => import('./cash-flow-card.tsx').then((module) => module.CashFlowCard), chart);

const LenderCard = lazyPart(() => import('./lender-card.tsx').then((module) => module.LenderCard), chart);

type Ran = Extract<PlanView, { status: 'run' }>;

const panels: readonly { readonly panel: AskPanel; readonly label: string }[] = [
  { panel: 'questions', label: 'Ask a question' },
  { panel: 'whatIf', label: 'What if it goes wrong' },
  { panel: 'decide', label: 'Keep or sell' },
  { panel: 'chances', label: 'Chances' },
  { panel: 'levers', label: 'What moves it most' },
];

/** The plan at a glance: the figures that lead, net worth over the years, and what can be asked. */
export function PlanOverview() {
  const open = usePlan((state) => state.open);
  if (open === null) return <Waiting />;
  if (open.status === 'refused') return <p className={css.refused}>{open.says}</p>;
  return <Overview view={open} />;
}

/** As high as what comes, so that nothing moves when it does. */
function Waiting() {
  return (
    <div className={css.overview} aria-busy="true">
      <p className={css.waiting}>Working out your plan…</p>
    </div>
  );
}

function Overview({ view }: { readonly view: Ran }) {
  const { dollars } = usePlanAddress();
  const base = usePlan((state) => state.base);
  const option = usePlan((state) => state.option);
  const beside = option !== null && base?.status === 'run' ? base.years : null;
  const isBlank = usePlan(({ current }) => isBlankPlan(current));
  if (isBlank) {
    return (
      <div className={css.overview}>
        <Blank />
        <Notes view={view} />
      </div>
    );
  }
  return (
    <div className={css.overview}>
      <Headlines dollars={dollars} />
      <CountedLine view={view} />
      <Below view={view} beside={beside} dollars={dollars} />
    </div>
  );
}

/** In place of figures that would all be nothing. */
function Blank() {
  const { select } = useSelection();
  return (
    <section className={`fh-card ${css.blank}`}>
      <p>{nothingKnown}</p>
      <ActionButton size="medium" onClick={() => select({ kind: 'add' })}>
        Add to the plan
      </ActionButton>
    </section>
  );
}

interface BelowProps {
  readonly view: Ran;
  readonly beside: Ran['years'] | null;
  readonly dollars: Dollars;
}

/** What follows the figures that lead, once typing rests. */
const Below = memo(function Below({ view, beside, dollars }: BelowProps) {
  return (
    <>
      <NetWorthCard years={view.years} beside={beside} dollars={dollars} />
      <CashFlowCard years={view.years} dollars={dollars} />
      <LenderCard dollars={dollars} />
      <AskRow />
      <Notes view={view} />
    </>
  );
});

/** The figures that lead: the first follows each key, the others a frame later. */
export function Headlines({ dollars }: { readonly dollars: Dollars }) {
  const pinned = usePlan(({ current }) => current.pinned);
  const lead = usePlan((state) => state.lead);
  const isCovered = useIsCovered();
  if (lead?.status !== 'run') return null;
  const [first, ...others] = headlineCards({ pinned }, lead, dollars);
  return (
    <dl className={css.cards}>
      {first !== undefined && !isCovered && <FirstCard drawn={first} pinned={pinned} dollars={dollars} />}
      {first !== undefined && isCovered && <HeadlineCard {...first} />}
      {others.map((card) => (
        <HeadlineCard key={card.id} {...card} />
      ))}
    </dl>
  );
}

/** Whether a sheet lies over the view: a key then paints the sentence in the sheet alone. */
function useIsCovered(): boolean {
  const { selected } = useSelection();
  const isWide = useMediaQuery(wideScreen, window.matchMedia(wideScreen).matches);
  return selected !== null && !isWide;
}

interface FirstCardProps {
  readonly drawn: Headline;
  readonly pinned: Plan['pinned'];
  readonly dollars: Dollars;
}

const FirstCard = memo(function FirstCard({ drawn, pinned, dollars }: FirstCardProps) {
  const last = useRef(drawn);
  const card = useLead(({ lead }) => {
    const [next = drawn] = lead?.status === 'run' ? headlineCards({ pinned }, lead, dollars) : [];
    if (JSON.stringify(next) !== JSON.stringify(last.current)) last.current = next;
    return last.current;
  });
  return <HeadlineCard {...card} />;
}, isSameCard);

function isSameCard(one: FirstCardProps, other: FirstCardProps): boolean {
  return one.pinned === other.pinned && one.dollars === other.dollars;
}

const HeadlineCard = memo(function HeadlineCard({ label, value, note, isBad }: Headline) {
  return (
    <div className={`fh-card ${css.card}`}>
      <dt>{label}</dt>
      <dd className={`fh-big-figure ${css.value}`} data-is-bad={isBad || undefined}>
        {value}
      </dd>
      <dd className={css.note}>{note}</dd>
    </div>
  );
});

/** On what the figures rest, one press from the list of it. */
function CountedLine({ view }: { readonly view: Ran }) {
  const { select } = useSelection();
  const { typical } = view.headlines;
  return (
    <p className={css.counted}>
      {typical === 0 ? 'Every figure is yours. ' : `${typicalWords(typical)}, not yours. `}
      <button type="button" className={css.link} onClick={() => select({ kind: 'assumptions' })}>
        {typical === 0 ? 'What the plan assumes' : 'Check them, and what the plan assumes'}
      </button>
    </p>
  );
}

function AskRow() {
  const { select } = useSelection();
  return (
    <div className={`fh-no-print ${css.ask}`}>
      {panels.map(({ panel, label }) => (
        <ActionButton key={panel} tone="quiet" size="medium" onClick={() => select({ kind: 'ask', panel })}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}

/** What is odd or left out, each with a way to its record. */
function Notes({ view }: { readonly view: Ran }) {
  const { select } = useSelection();
  const current = usePlan((state) => state.current);
  if (view.notes.length === 0) return null;
  return (
    <section className={css.notes} aria-label="Notes on this plan">
      <h2>Notes</h2>
      <ul>
        {view.notes.map(({ where, says }) => (
          <li key={`${where} ${says}`}>
            {/^[a-z]+\/\w+/i.test(where) && `${planRecordName(current, where)}: `}
            {says}{' '}
            {/^[a-z]+\/\w+/i.test(where) && !where.startsWith('options/') && (
              <button
                type="button"
                className={css.link}
                onClick={() => select({ kind: 'record', path: where.split('/').slice(0, 2).join('/') })}
              >
                Look
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
