import type { PlanVersion } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import type { Look } from '../kept/fixed-plan.tsx';
import css from '../kept/kept-plan.module.css';
import { ListState } from '../kept/list-state.tsx';
import { OpenedTitle } from '../kept/opened-title.tsx';
import { headlineWords, lawWords, versionWords } from '../kept/plan-state-words.ts';
import { ReportChoice } from '../kept/report-choice.tsx';
import { useAsked } from '../kept/use-asked.ts';
import { lookAtVersion, planVersionsQuery, readVersion } from '../kept/versions-query.ts';
import { optionNames } from '../model/option-names.ts';
import type { Published } from './suggested-changes.ts';

/** The report of what was published: all of its options are the client's. */
export function PublishedReport({ published: { id, plan } }: { readonly published: Published }) {
  const title = useId();
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Report of this plan</h2>
      <ReportOf id={id} plan={plan} version={null} />
    </section>
  );
}

interface ReportOfProps {
  readonly id: string;
  readonly plan: Plan;
  readonly version: number | null;
}

function ReportOf({ id, plan, version }: ReportOfProps) {
  const options = optionNames(plan);
  return <ReportChoice id={id} version={async () => version} options={options} shown={null} />;
}

interface PublishedVersionsProps {
  readonly id: string;
  readonly onLook: (look: Look) => void;
}

/** The versions that were locked of what was published, each to open and as a report. */
export function PublishedVersions({ id, onLook }: PublishedVersionsProps) {
  const title = useId();
  const list = useQuery(planVersionsQuery(id));
  const { data } = list;
  const { run, failed } = useAsked(() => undefined);
  const [reported, setReported] = useState<{ readonly version: PlanVersion; readonly plan: Plan } | null>(null);

  async function open(of: PlanVersion) {
    onLook(await lookAtVersion(id, of));
    return '';
  }

  async function report(of: PlanVersion) {
    setReported(await readVersion(id, of));
    return '';
  }

  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Versions locked as presented</h2>
      <ListState query={list} what="versions" />
      {data?.length === 0 && <p>None yet. What your adviser locks as presented stands here as it was then.</p>}
      <ul className={`${css.rows} ${css.versions}`}>
        {data?.map((version) => (
          <li key={version.number}>
            <div>
              <p className={css.title}>{versionWords(version)}</p>
              <p className={css.quiet}>
                {headlineWords(version.summary)}, {lawWords(version.lawRead)}
              </p>
            </div>
            <ActionButton tone="quiet" onClick={() => void run(() => open(version))}>
              Open<span className="fh-for-readers"> {version.name}</span>
            </ActionButton>
            <ActionButton tone="quiet" onClick={() => void run(() => report(version))}>
              Report<span className="fh-for-readers"> of {version.name}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      {failed !== null && <p role="alert">{failed}</p>}
      {reported !== null && (
        <Fragment key={reported.version.number}>
          <OpenedTitle>Report of {reported.version.name}</OpenedTitle>
          <ReportOf id={id} plan={reported.plan} version={reported.version.number} />
        </Fragment>
      )}
    </section>
  );
}
