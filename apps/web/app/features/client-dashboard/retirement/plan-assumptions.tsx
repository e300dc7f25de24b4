import layout from '../shared/layout.module.css';
import { planAssumptions } from './retirement-outlook.ts';

interface PlanAssumptionsProps {
  /** The client's own wish where it differs from the plan's age. */
  readonly goal: string | null;
}

const furtherAssumptions = [
  'Only your own gross income counts, not your partner’s.',
  'The surplus of a year is income after the assumed tax, less living costs and repayments; it is added at the year’s end, never below $0.',
  'Income needed rises with inflation until retirement and then stays.',
  'At the retirement age or older, savings no longer grow.',
];

/** Every assumption of the quick check. */
export function PlanAssumptions({ goal }: PlanAssumptionsProps) {
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="plan-assumptions">
      <h3 id="plan-assumptions">What the quick check assumes</h3>
      <ul className={layout.list}>
        {planAssumptions.map((assumption, place) => (
          <li key={assumption}>
            {assumption}
            {place === 0 && goal && ` (${goal})`}
          </li>
        ))}
        {furtherAssumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  );
}
