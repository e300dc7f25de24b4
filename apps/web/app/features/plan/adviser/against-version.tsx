import type { PlanAgainst } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useEffect, useState } from 'react';
import { money } from '#app/lib/format.ts';
import css from '../kept/kept-plan.module.css';
import { startWorkerLine } from '../model/worker-line.ts';
import { againstWords } from './against-words.ts';

interface AgainstVersionProps {
  /** What the version holds, and the plan as it is now. */
  readonly version: Plan;
  readonly plan: Plan;
  readonly name: string;
  readonly keptAt: string;
  readonly lawRead: string;
}

/** What a version said of the month in which the plan begins now, beside what the plan begins with. */
export function AgainstVersion({ version, plan, name, ...kept }: AgainstVersionProps) {
  const [against, setAgainst] = useState<PlanAgainst | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
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
  if (against === null) return <p role="status">Working out what {name} said</p>;
  if (against.status === 'refused') return <p role="alert">{against.says}</p>;
  const [lead, ...more] = againstWords(against, kept);
  return (
    <>
      <p role="status">
        <b>{lead}</b>
      </p>
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
      {more.map((says) => (
        <p key={says}>{says}</p>
      ))}
    </>
  );
}

function withSign(dollars: number): string {
  return dollars > 0 ? `+${money(dollars)}` : money(dollars);
}
