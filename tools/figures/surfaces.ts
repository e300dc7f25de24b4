import { type ClientDetails, calculate, moneyText } from '@freehold/contract';
import { clientTimeline, summaryCards, timelineNames, yearStatements } from '@freehold/domain';
import { clientReport } from '../../apps/server/src/reports/client-report.ts';
import { retirementFigures } from '../../apps/web/app/features/client-dashboard/retirement/retirement-outlook.ts';
import { taxAnalysis } from '../../apps/web/app/features/client-dashboard/tax/tax-analysis.ts';
import { timelineView } from '../../apps/web/app/features/client-dashboard/timeline/timeline-view.ts';
import { day } from './households.ts';
import type { ShownFigure } from './shown-figure.ts';
import { gridFigures, tableFigures } from './table-cells.ts';

const taxYear = '2026-27';

/** Every figure that a client's dashboard, file and API answer give, by name. */
export function shownFigures(details: ClientDetails): readonly ShownFigure[] {
  return [...dashboardFigures(details), ...fileFigures(details), ...apiFigures(details)];
}

function dashboardFigures(details: ClientDetails): readonly ShownFigure[] {
  const show = (name: string, value: string) => ({ name, value, surface: 'dashboard' as const });
  const view = timelineView({ details, today: day }, 'you');
  const besides = Object.values(view.beside).flatMap((beside) => beside ?? []);
  const plan = retirementFigures({ details, today: day })?.figures ?? [];
  return [
    ...view.figures.map(({ name, value }) => show(name, value)),
    show(view.tax.label, view.tax.value),
    ...besides.map(({ name, value }) => show(name, value)),
    // A sentence alone where no month of retirement is counted.
    show(timelineNames.retirement, view.retirement.lines.at(-1)?.value ?? '–'),
    ...view.path.map(({ years, amount }) => show(pathName(years), amount.toFixed(2))),
    ...summaryCards(details).map(({ title, value }) => show(title, value)),
    ...taxAnalysis(details, taxYear).figures.map(({ label, value }) => show(label, value)),
    ...tableFigures(details, taxYear),
    ...plan.map(({ label, value }) => show(label, value)),
  ];
}

function fileFigures(details: ClientDetails): readonly ShownFigure[] {
  const show = (name: string, value: string) => ({ name, value, surface: 'file' as const });
  const report = clientReport({
    kind: 'client-summary',
    details,
    taxYear,
    today: day,
    preparedAt: `${day}T01:00:00Z`,
  });
  return [
    show(report.headline.label, report.headline.value),
    ...report.highlights.map(({ label, value }) => show(label, value)),
    ...report.parts.flatMap((part) => {
      if (part.kind === 'section')
        return part.parts.flatMap((inner) => (inner.kind === 'grid' ? gridFigures(inner) : []));
      if (part.kind === 'rows') return part.rows.map(({ label, value }) => show(label, value));
      if (part.kind === 'lines' && part.title === timelineNames.netWorthOverTime)
        return (part.lines[0]?.points ?? []).map(([years, amount]) => show(pathName(years), amount.toFixed(2)));
      return part.kind === 'grid' ? gridFigures(part) : [];
    }),
  ];
}

/** What the API answers of the household that the record is read as. */
export function apiTimeline(details: ClientDetails) {
  const client = clientTimeline(details, day);
  return { client, answer: calculate('household.timeline', { ...client.household, years: 40 }) };
}

function apiFigures(details: ClientDetails): readonly ShownFigure[] {
  const { client, answer } = apiTimeline(details);
  const show = (name: string, amount: number) => ({ name, value: moneyText(amount), surface: 'API' as const });
  const today = memberOf(answer, 'today');
  const rows = memberOf(answer, 'years');
  return [
    show(timelineNames.netWorth, Number(memberOf(today, 'netWorth'))),
    show(timelineNames.owed, Number(memberOf(today, 'loans')) + Number(memberOf(today, 'studyLoans'))),
    ...yearStatements(client).flatMap(({ financialYear }, place) => {
      const amount = (...keys: readonly string[]) =>
        keys.reduce((sum, key) => sum + Number(memberOf(memberOf(rows, place), key)), 0);
      return [
        show(`Income before tax, ${financialYear}`, amount('salaries', 'otherIncome', 'accountInterest', 'rent')),
        show(`Tax bills and tax withheld, ${financialYear}`, -amount('tax')),
        show(`Living costs, ${financialYear}`, -amount('living')),
        show(`Loan interest, ${financialYear}`, -amount('loanInterest')),
        show(`Left over, ${financialYear}`, amount('leftOver')),
        show(`Net worth at the end of ${financialYear}`, amount('closing')),
      ];
    }),
  ];
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function pathName(years: number): string {
  return `${timelineNames.netWorthOverTime}, after ${years} years`;
}
