import { type InBothDollars, type PlanYearView, recordName } from '@freehold/domain';
import { type ReactNode, useState } from 'react';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { usePlan } from '../../model/plan-context.ts';
import { useSelection } from '../../model/selection.ts';
import { differenceText, figureName, type StatementGroup, type StatementLine } from './statement.ts';
import css from './statement-card.module.css';

interface GroupRowsProps {
  readonly group: StatementGroup;
  readonly year: PlanYearView;
  readonly dollars: Dollars;
}

/** A group that folds out into its lines; of one line, that line. */
export function GroupRows({ group, year, dollars }: GroupRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const [only, ...more] = group.lines;
  if (only !== undefined && more.length === 0) {
    return (
      <tbody>
        <LineRow line={{ ...only, label: group.label }} year={year.ends} look="group" />
      </tbody>
    );
  }
  return (
    <tbody>
      <AmountRow line={group} look="group">
        <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {group.label}
        </button>
      </AmountRow>
      {isOpen && group.lines.map((line) => <LineRow key={line.name} line={line} year={year.ends} look="part" />)}
      {isOpen && group.name === 'rentals' && <HomeRows year={year} dollars={dollars} hasOption={group.plan !== null} />}
    </tbody>
  );
}

interface HomeRowsProps {
  readonly year: PlanYearView;
  readonly dollars: Dollars;
  readonly hasOption: boolean;
}

/** The same lines home by home: what each leaves, and the interest on what was borrowed for it. */
function HomeRows({ year, dollars, hasOption }: HomeRowsProps) {
  const current = usePlan((state) => state.current);
  const { select, isReading } = useSelection();
  const of = (amount: InBothDollars) => (dollars === 'today' ? amount.today : amount.ofYear);
  return year.homes.map(({ id, rent, costs, landTax, interest }) => {
    const path = Object.hasOwn(current.events ?? {}, id) ? `events/${id}` : `homes/${id}`;
    const home = recordName(current, 'homes', id);
    const name = `${home.charAt(0).toUpperCase()}${home.slice(1)}`;
    return (
      <tr key={id} className={css.home}>
        <th scope="row" colSpan={hasOption ? 4 : 2}>
          {isReading ? (
            name
          ) : (
            <button type="button" className={css.link} onClick={() => select({ kind: 'record', path })}>
              {name}
            </button>
          )}
          : {money(of(rent) + of(costs) + of(landTax))} of rent after its costs
          {interest.ofYear !== 0 && `, ${money(of(rent) + of(costs) + of(landTax) + of(interest))} after its interest`}
        </th>
      </tr>
    );
  });
}

type Look = 'group' | 'part' | 'end' | undefined;

interface LineRowProps {
  readonly line: StatementLine;
  readonly year: number;
  readonly look?: Look;
}

/** A line with its amount; of what is open, or of plan, option and their difference. */
export function LineRow({ line, year, look }: LineRowProps) {
  return (
    <AmountRow line={line} look={look}>
      <LineButton line={line} year={year} />
    </AmountRow>
  );
}

interface AmountRowProps {
  readonly line: StatementLine;
  readonly look: Look;
  readonly children: ReactNode;
}

function AmountRow({ line, look, children }: AmountRowProps) {
  const { shown, plan } = line;
  return (
    <tr data-look={look}>
      <th scope="row">{children}</th>
      {plan !== null && <td className="fh-figures">{money(plan)}</td>}
      <td className="fh-figures">{money(shown)}</td>
      {plan !== null && <td className="fh-figures">{differenceText(line)}</td>}
    </tr>
  );
}

/** The name of a line, which opens how it is worked out; what is read off a balance is a name alone. */
export function LineButton({ line, year }: Pick<LineRowProps, 'line' | 'year'>) {
  const { select } = useSelection();
  const figure = figureName(line);
  if (figure === null) return line.label;
  return (
    <button
      type="button"
      className={css.link}
      aria-label={`${line.label}: how it is worked out`}
      onClick={() => select({ kind: 'figure', year, line: figure })}
    >
      {line.label}
    </button>
  );
}
