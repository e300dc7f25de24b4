import { estimateDisclosure, type PlanVersion, projectionDisclosure } from '@freehold/contract';
import { monthText, type PlanAgainst } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { date, money } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import css from '../kept/kept-plan.module.css';
import { versionSays } from '../kept/plan-state-words.ts';
import { startWorkerLine } from '../model/worker-line.ts';
import printed from '../share/print-report.module.css';
import { againstWords, type Compared } from './against-words.ts';

interface AgainstVersionProps {
  readonly of: PlanVersion;
  /** What the version holds, and the plan as it is now. */
  readonly version: Plan;
  readonly plan: Plan;
}

/** What a version said of the month in which the plan begins now, beside what the plan begins with. */
export function AgainstVersion({ of, version, plan }: AgainstVersionProps) {
  const [against, setAgainst] = useState<PlanAgainst | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const line = startWorkerLine({
      onAnswer: (news) => {
        if (news.task === 'against') setAgainst(news.against);
      },
      onFailed: setFailed,
    });
    line.send({ task: 'against', version, plan });
    return line.stop;
  }, [version, plan]);
  if (failed !== null) return <p role="alert">{failed}</p>;
  if (against === null) return <p role="status">Working out what {of.name} said</p>;
  if (against.status === 'refused') return <p role="alert">{against.says}</p>;
  const [lead, ...more] = againstWords(against, of);
  return (
    <>
      <p role="status">
        <b>{lead}</b>
      </p>
      <Lines name={of.name} against={against} />
      {more.map((says) => (
        <p key={says}>{says}</p>
      ))}
      <ActionButton tone="quiet" onClick={() => setPrinting(true)}>
        Print this comparison
      </ActionButton>
      {isPrinting && (
        <Sheet onDone={() => setPrinting(false)}>
          <h1>{plan.title ?? 'Untitled plan'}</h1>
          <p>
            {versionSays(of)} Compared with the plan as it is on {date(new Date())}, in dollars of{' '}
            {monthText(against.month)}.
          </p>
          <p>
            <b>{lead}</b>
          </p>
          <Lines name={of.name} against={against} />
          {more.map((says) => (
            <p key={says}>{says}</p>
          ))}
          <div className={printed.foot}>
            <p>
              {estimateDisclosure} {projectionDisclosure}
            </p>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** What is printed in place of the page, until the browser has done it. */
function Sheet({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    // Where a browser prints nothing and says nothing, the sheet goes with the next press.
    window.addEventListener('pointerdown', onDone);
    // Not within the effect: the plan's own sheet is drawn at once as the browser begins.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
      window.removeEventListener('pointerdown', onDone);
    };
  }, []);
  return createPortal(
    <section className={`${printed.report} ${printed.alone}`} aria-hidden="true">
      {children}
    </section>,
    document.body,
  );
}

function Lines({ name, against }: { readonly name: string; readonly against: Compared }) {
  return (
    <table className={`${css.table} ${css.against}`}>
      <caption className="fh-for-readers">{name} against the plan now, in dollars of its first month</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{against.isSameStart ? 'Version' : 'Version said'}</th>
          <th scope="col">Plan now</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody className="fh-figures">
        {against.lines.map(({ id, label, said, is, difference }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{money(said)}</td>
            <td>{money(is)}</td>
            <td>{withSign(Math.round(difference))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withSign(dollars: number): string {
  return dollars > 0 ? `+${money(dollars)}` : money(dollars);
}
