import { fileHolds, type LinkText, linkText, readFile } from '@freehold/plan';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FileButton } from '#app/calculator/file-button.tsx';
import { useSession } from '#app/lib/session.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { useAccountState, useHasAdviser } from '../model/account-of.ts';
import type { Keeping } from '../model/keeping.ts';
import { fileStep } from '../model/kept-plan.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { useSelection } from '../model/selection.ts';
import { useOnPaper } from './on-paper.ts';
import { planLink } from './plan-link.ts';
import { savePlanFile } from './save-plan-file.ts';
import css from './share-panel.module.css';

const KeepInAccount = lazyPart(() => import('./keep-in-account-button.tsx').then((module) => module.KeepInAccount));

/** Where the plan is kept, and every way to take it along or to leave it. */
export function SharePanel({ onStartOver }: { readonly onStartOver: () => void }) {
  const { select } = useSelection();
  const { isInAccount } = useAccountState();
  const hasAdviser = useHasAdviser();
  return (
    <div className={css.panel}>
      {isInAccount ? <AccountPart /> : <KeptPart />}
      <FilePart />
      <LinkPart />
      <PaperPart />
      <section>
        <h3>And then</h3>
        <div className={css.actions}>
          <ActionButton tone="quiet" onClick={() => select({ kind: 'history' })}>
            History
          </ActionButton>
          {!hasAdviser && (
            <ActionButton tone="quiet" onClick={() => select({ kind: 'adviser' })}>
              Ask an adviser
            </ActionButton>
          )}
          {!isInAccount && <StartOver onStartOver={onStartOver} />}
        </div>
      </section>
    </div>
  );
}

function AccountPart() {
  const { trouble, conflicts } = useAccountState();
  const session = useSession();
  const isCalm = trouble === null && conflicts.length === 0;
  const isClient = session.status === 'signed-in' && session.user.role === 'CLIENT';
  return (
    <section>
      <h3>In your account</h3>
      <p>{isCalm ? savedText(isClient) : 'The last changes are not saved yet. They are kept in this browser.'}</p>
      {isClient && (
        <div className={css.actions}>
          <ActionLink tone="quiet" to="/plans">
            Your plans
          </ActionLink>
        </div>
      )}
    </section>
  );
}

function savedText(isClient: boolean): string {
  return isClient
    ? 'Each change is saved in your account. Your adviser can see the plan there.'
    : 'Each change is saved in this client’s plan.';
}

function KeptPart() {
  const session = useSession();
  const store = usePlanStore();
  const keeping = usePlan((state) => state.keeping);
  return (
    <section>
      <h3>In this browser</h3>
      <p>{keptText(keeping)}</p>
      {keeping.status === 'failed' && (
        <div className={css.actions}>
          <ActionButton tone="quiet" onClick={() => store.keepNow()}>
            Try again
          </ActionButton>
        </div>
      )}
      {session.status === 'signed-in' && session.user.role === 'CLIENT' && <KeepInAccount />}
    </section>
  );
}

const browserOnly = 'Kept in this browser only. Safari forgets after 7 days without a visit: save a file or a link.';

function keptText(keeping: Keeping): string {
  switch (keeping.status) {
    case 'failed':
      return 'This browser does not keep the plan: it may be full, or in private mode. Save a file, or it is gone when you close the page.';
    case 'elsewhere':
      return 'The plan was changed in another tab since it was opened here. Nothing was overwritten.';
    case 'none':
    case 'waiting':
    case 'kept':
      return browserOnly;
  }
}

function FilePart() {
  const store = usePlanStore();
  const plan = usePlan(({ history }) => history.plan);
  const [says, setSays] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file === undefined) return;
    const reading = readFile(await file.text());
    if (reading.plan === null) {
      setSays([reading.says]);
      return;
    }
    store.replaceWith(fileStep, reading.plan);
    setSays([
      'Opened. Undo brings back the plan before it.',
      ...reading.lost.map(({ where, says }) => `${where}: ${says}`),
    ]);
  }

  return (
    <section>
      <h3>As a file</h3>
      <p>{fileHolds(plan)}</p>
      <div className={css.actions}>
        <ActionButton tone="quiet" onClick={() => savePlanFile(plan)}>
          Save file
        </ActionButton>
        <ActionButton tone="quiet" onClick={() => field.current?.click()}>
          Open a file
        </ActionButton>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          className="fh-for-readers"
          tabIndex={-1}
          aria-label="Plan file to open"
          onChange={open}
        />
      </div>
      <div role="status">
        <ul className={css.says}>
          {says.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

function PaperPart() {
  const store = usePlanStore();
  const onPaper = useOnPaper();
  const plan = () => onPaper(store.read().history.plan);
  return (
    <section>
      <h3>On paper and in Excel</h3>
      <p>
        Headline figures, every year, options and what is assumed. Print works without a connection. For the PDF and the
        workbook the plan is sent to our server, which makes the file and keeps nothing of it.
      </p>
      <div className={css.actions}>
        <ActionButton tone="quiet" onClick={() => window.print()}>
          Print
        </ActionButton>
        <FileButton label="Save as PDF" save={async () => (await files()).plan(plan())} />
        <FileButton label="Save as Excel" save={async () => (await files()).planWorkbook(plan())} />
      </div>
    </section>
  );
}

function LinkPart() {
  const plan = usePlan(({ history }) => history.plan);
  const [link, setLink] = useState<LinkText | null>(null);
  useEffect(() => {
    let isLatest = true;
    void linkText(plan).then((text) => isLatest && setLink(text));
    return () => {
      isLatest = false;
    };
  }, [plan]);
  return (
    <section>
      <h3>As a link</h3>
      <p>Whoever has it can read these figures. No names, no addresses, no notes. It stays as the plan is now.</p>
      {link !== null && link.text === null && <p role="alert">{link.says}</p>}
      {link !== null && link.text !== null && (
        <div className={css.actions}>
          <CopyButton
            label="Copy link"
            done="Link copied"
            byHandLabel="Link to this plan"
            text={() => planLink(window.location, link.text)}
          />
          <span className={css.length}>{link.length} characters</span>
        </div>
      )}
    </section>
  );
}

function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const store = usePlanStore();
  const [isAsking, setAsking] = useState(false);

  function startOver() {
    void store.forget().finally(onStartOver);
  }

  if (!isAsking) {
    return (
      <ActionButton tone="quiet" onClick={() => setAsking(true)}>
        Start over
      </ActionButton>
    );
  }
  return (
    <div role="alertdialog" aria-label="Start over?" className={`fh-attention ${css.ask}`}>
      <p>The plan in this browser goes, with its options. Save a file first if you want it back.</p>
      <div className={css.actions}>
        <ActionButton onClick={startOver}>Start over</ActionButton>
        <ActionButton tone="quiet" onClick={() => setAsking(false)}>
          Keep the plan
        </ActionButton>
      </div>
    </div>
  );
}
