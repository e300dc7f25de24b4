import type { PlanVersion } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useState, useSyncExternalStore } from 'react';
import { money } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { OpenAccountPlan } from '../account/account-plan.tsx';
import { keepVersion } from '../account/keep-version.ts';
import type { Look } from '../kept/fixed-plan.tsx';
import css from '../kept/kept-plan.module.css';
import { ListState } from '../kept/list-state.tsx';
import { OpenedTitle } from '../kept/opened-title.tsx';
import {
  differenceWords,
  draftFigures,
  type LeadingNetWorth,
  lawWords,
  thousands,
  versionWords,
} from '../kept/plan-state-words.ts';
import { ReportChoice } from '../kept/report-choice.tsx';
import { useAsked } from '../kept/use-asked.ts';
import { lookAtVersion, planVersionsQuery, readVersion } from '../kept/versions-query.ts';
import { type OptionName, optionNames } from '../model/option-names.ts';
import { AgainstVersion } from './against-version.tsx';

interface VersionsPanelProps {
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
  /** Ids of the options that the client is shown; null where nothing is published. */
  readonly shown: readonly string[] | null;
  readonly onLook: (look: Look) => void;
  readonly onDone: () => void;
}

/** A version whose report is chosen, and its options. */
interface Reported {
  readonly version: PlanVersion;
  readonly options: readonly OptionName[];
}

/** The versions of a plan with their figures beside each other; one more can be kept or locked. */
export function VersionsPanel({ clientId, id, opened, shown, onLook, onDone }: VersionsPanelProps) {
  const title = useId();
  const cache = useQueryClient();
  const query = planVersionsQuery(id, clientId);
  const list = useQuery(query);
  const { data } = list;
  const { run, failed } = useAsked(() => undefined);
  const [beside, setBeside] = useState<{ readonly of: PlanVersion; readonly plan: Plan } | null>(null);
  const { subscribeDrawn, drawn } = opened.store;
  const { history, base } = useSyncExternalStore(subscribeDrawn, drawn, drawn);
  const { plan } = history;
  const [reported, setReported] = useState<Reported | null>(null);

  async function open(of: PlanVersion) {
    onLook(await lookAtVersion(id, of, clientId));
    return '';
  }

  async function report(version: PlanVersion) {
    setReported({ version, options: optionNames((await readVersion(id, version, clientId)).plan) });
    return '';
  }

  async function compare(of: PlanVersion) {
    setBeside({ of, plan: (await readVersion(id, of, clientId)).plan });
    return '';
  }

  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Versions</h2>
      <ListState query={list} what="versions" />
      {data?.length === 0 && <p>None is kept yet.</p>}
      {data !== undefined && data.length > 0 && (
        <VersionTable
          versions={data}
          now={draftFigures(base)}
          onOpen={(version) => void run(() => open(version))}
          onReport={(version) => void run(() => report(version))}
          onBeside={(version) => void run(() => compare(version))}
        />
      )}
      {reported !== null && (
        <Fragment key={reported.version.number}>
          <OpenedTitle>Report of {reported.version.name}</OpenedTitle>
          <ReportChoice
            {...{ clientId, id, options: reported.options }}
            version={async () => reported.version.number}
            shown={shown}
          />
        </Fragment>
      )}
      {beside !== null && <AgainstVersion key={beside.of.number} of={beside.of} version={beside.plan} plan={plan} />}
      {failed !== null && <p role="alert">{failed}</p>}
      <KeepVersion
        clientId={clientId}
        id={id}
        opened={opened}
        onDone={() => {
          void cache.invalidateQueries({ queryKey: query.queryKey });
          onDone();
        }}
      />
    </section>
  );
}

interface VersionTableProps {
  readonly versions: readonly PlanVersion[];
  /** What leads the draft as it is on screen. */
  readonly now: LeadingNetWorth | null;
  readonly onOpen: (version: PlanVersion) => void;
  readonly onReport: (version: PlanVersion) => void;
  /** Puts a version beside what the plan begins with now. */
  readonly onBeside: (version: PlanVersion) => void;
}

/** Versions with their figures, each beside the draft or one of them. */
function VersionTable({ versions, now, onOpen, onReport, onBeside }: VersionTableProps) {
  const [base, setBase] = useState(0);
  const known = versions.find(({ number }) => number === base);
  const figures = known === undefined ? now : known.summary;
  return (
    <>
      <label className={css.field}>
        Compare with
        <select value={base} onChange={({ currentTarget }) => setBase(Number(currentTarget.value))}>
          <option value={0}>The draft as it is now</option>
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              {version.name}
            </option>
          ))}
        </select>
      </label>
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className="fh-for-readers">Figures of each version in today’s dollars</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Net worth</th>
              <th scope="col">Against {known === undefined ? 'the draft' : known.name}</th>
              <th scope="col">Least cash</th>
              <th scope="col">Law</th>
              <th scope="col">
                <span className="fh-for-readers">Open, or report</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.number}>
                <th scope="row">{versionWords(version)}</th>
                <td>{netWorth(version)}</td>
                <td>{version === known ? '–' : differenceWords(version.summary, figures)}</td>
                <td>{version.summary === null ? '–' : money(version.summary.lowestCash.today)}</td>
                <td>{lawWords(version.lawRead)}</td>
                <td>
                  <div className={css.actions}>
                    <ActionButton tone="quiet" onClick={() => onOpen(version)}>
                      Open<span className="fh-for-readers"> {version.name}</span>
                    </ActionButton>
                    <ActionButton tone="quiet" onClick={() => onReport(version)}>
                      Report<span className="fh-for-readers"> of {version.name}</span>
                    </ActionButton>
                    <ActionButton tone="quiet" onClick={() => onBeside(version)}>
                      Against actual<span className="fh-for-readers"> {version.name}</span>
                    </ActionButton>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type KeepVersionProps = Omit<VersionsPanelProps, 'onLook' | 'shown'>;

function KeepVersion({ clientId, id, opened, onDone }: KeepVersionProps) {
  const [name, setName] = useState('');
  const [isLocked, setLocked] = useState(false);
  const { run, isRunning, failed, done } = useAsked(onDone);

  async function keep() {
    await keepVersion({ clientId, id, opened }, { name, lock: isLocked });
    setName('');
    return isLocked ? 'Locked as presented. It stays as it is for good.' : 'Kept.';
  }

  return (
    <>
      <label className={css.field}>
        Name of this version
        <input value={name} maxLength={60} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isLocked} onChange={({ currentTarget }) => setLocked(currentTarget.checked)} />{' '}
        Lock as presented: it stays as it is for good, and the client reads its name
      </label>
      {failed !== null && <p role="alert">{failed}</p>}
      {done !== null && <p role="status">{done}</p>}
      <div className={css.actions}>
        <ActionButton onClick={() => void run(keep)}>{isRunning ? 'One moment…' : 'Keep this version'}</ActionButton>
      </div>
    </>
  );
}

function netWorth({ summary }: PlanVersion): string {
  return summary === null ? '–' : `${thousands(summary.netWorth.today)} at ${summary.netWorth.age}`;
}
