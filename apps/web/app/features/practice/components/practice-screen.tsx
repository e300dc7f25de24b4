import type { PracticeState } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { logoAddress } from '../logo-file.ts';
import { previewOf } from '../practice-draft.ts';
import { usePracticeForm } from '../use-practice-form.ts';
import { MailPreview } from './mail-preview.tsx';
import { PracticeForm } from './practice-form.tsx';
import css from './practice-screen.module.css';
import { ReportPreview } from './report-preview.tsx';

/** An adviser's settings of the practice, with what they do to a report and a mail. */
export function PracticeScreen() {
  // Read once: a change elsewhere must not move what is being typed.
  const { data, error, isFetching, refetch } = useQuery({ ...practiceQuery, refetchOnWindowFocus: false });
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <h1>Practice</h1>
        <p>Your name, contact and logo on clients’ reports, on workbooks and emails, and on clients’ dashboards.</p>
      </header>
      {data === undefined && isFetching && <Loading />}
      {data === undefined && error !== null && !isFetching && (
        <section className={`fh-attention ${css.failed}`} role="alert">
          <h2>The practice could not be loaded</h2>
          <p>{errorText(error, 'The server gave no usable answer.')}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </section>
      )}
      {data && <Settings stored={data} />}
    </div>
  );
}

function Loading() {
  return (
    <div className={css.parts} role="status">
      <span className="fh-for-readers">Loading the practice</span>
      <Skeleton height={640} radius="md" />
      <Skeleton height={640} radius="md" />
    </div>
  );
}

function Settings({ stored }: { readonly stored: PracticeState }) {
  const form = usePracticeForm(stored);
  const { values } = form.fields;
  const kept = stored.practice?.logo?.address ?? null;
  const chosen = values.logo === undefined ? kept : values.logo && logoAddress(values.logo);
  const practice = previewOf(values);
  return (
    <div className={css.parts}>
      <section className={`fh-card ${css.card}`} aria-label="Settings">
        <PracticeForm form={form} hasLogo={chosen !== null} />
      </section>
      <section className={css.previews} aria-label="Preview">
        <ReportPreview practice={practice} logo={chosen} />
        <MailPreview practice={practice} logo={chosen} />
      </section>
    </div>
  );
}
