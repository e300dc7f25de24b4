import type { PlanView } from '@freehold/domain';
import { money } from '#app/lib/format.ts';
import css from './first-chart.module.css';

const width = 320;
const height = 180;
const frame = { left: 8, right: 312, top: 12, bottom: 156 };

/**
 * Net worth as the answers draw it: axes alone at first. A line of its own, since the chart with points to read
 * by keyboard loads with the plan.
 */
export function FirstChart({ view }: { readonly view: PlanView | null }) {
  const years = view?.status === 'run' ? view.years : [];
  const { points, zero, last } = lineOf(years.map(({ closing }) => closing.today));
  const [from, to] = [years[0]?.ends, years.at(-1)?.ends];
  return (
    <figure className={`fh-card ${css.chart}`}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={css.axis} x1={frame.left} x2={frame.right} y1={zero} y2={zero} />
        <line className={css.axis} x1={frame.left} x2={frame.left} y1={frame.top} y2={frame.bottom} />
        {points !== '' && <polyline className={css.line} points={points} />}
        {last !== null && <circle className={css.end} cx={last.x} cy={last.y} r="4" />}
        {from !== undefined && (
          <>
            <text x={frame.left} y={height - 4}>
              {from}
            </text>
            <text x={frame.right} y={height - 4} textAnchor="end">
              {to}
            </text>
          </>
        )}
      </svg>
      <figcaption>
        <p role="status">{captionOf(view)}</p>
      </figcaption>
    </figure>
  );
}

/** What the line shows, in a sentence. */
export function captionOf(view: PlanView | null): string {
  if (view === null) return 'Your net worth over 40 years is drawn here from your second answer on.';
  if (view.status === 'refused') return view.says;
  const { netWorth, typical } = view.headlines;
  const rounded = money(Math.round(netWorth.today / 1_000) * 1_000);
  const resting = typical === 1 ? 'on 1 typical figure' : `on ${typical} typical figures`;
  return `Net worth at ${netWorth.age}, in today’s dollars: about ${rounded}, ${typical === 0 ? 'on your figures' : resting}.`;
}

/** The line through these amounts within the frame, and the height of zero. */
function lineOf(amounts: readonly number[]) {
  const [low, high] = [Math.min(0, ...amounts), Math.max(1, ...amounts)];
  const y = (amount: number) => frame.bottom - ((amount - low) / (high - low)) * (frame.bottom - frame.top);
  const x = (place: number) => frame.left + (place / Math.max(1, amounts.length - 1)) * (frame.right - frame.left);
  const points = amounts.map((amount, place) => ({ x: x(place), y: y(amount) }));
  return {
    points: points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' '),
    zero: y(0),
    last: points.at(-1) ?? null,
  };
}
