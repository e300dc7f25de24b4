import { type PracticeState, practiceContact, type ToolName, toolFacts, toolNames } from '@freehold/contract';
import { Button, Code, NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { logoAddress } from '../logo-file.ts';
import { previewOf } from '../practice-draft.ts';
import { usePracticeForm } from '../use-practice-form.ts';
import { PracticeForm } from './practice-form.tsx';
import css from './practice-screen.module.css';
import preview from './previews.module.css';

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
      <div className={css.form}>
        <section className={`fh-card ${css.card}`} aria-label="Settings">
          <PracticeForm form={form} hasLogo={chosen !== null} />
        </section>
        <EmbedSnippet accent={practice.accent} />
      </div>
      <section className={css.previews} aria-label="Preview">
        <ReportPreview practice={practice} logo={chosen} />
        <MailPreview practice={practice} logo={chosen} />
      </section>
    </div>
  );
}

/** A practice to show, and the address of its logo; null for none. */
interface PreviewProps {
  readonly practice: ReturnType<typeof previewOf>;
  readonly logo: string | null;
}

const examples = [
  ['Property equity', '$482,000'],
  ['Left over a month', '$1,240'],
  ['Tax over the next 12 months', '$31,600'],
] as const;

/** The cover of a client's report as it would be printed, with example figures. */
function ReportPreview({ practice, logo }: PreviewProps) {
  const { reach, legal } = practiceContact(practice);
  const colour = practice.accent === null ? undefined : { color: practice.accent };
  const name = practice.name === '' ? 'Freehold' : practice.name;
  return (
    <figure className={preview.figure}>
      <figcaption>A client’s report</figcaption>
      <div className={`${preview.paper} ${preview.cover}`}>
        <div className={preview.brand}>
          {logo !== null && <img className={preview.logo} src={logo} alt="" />}
          <p className={preview.name} style={colour}>
            {name}
          </p>
          {[reach, legal].map((lines) => lines.length > 0 && <p key={lines.join()}>{lines.join(' · ')}</p>)}
        </div>
        <div>
          <p className={preview.title}>Client summary</p>
          <p>For Alex Nguyen</p>
        </div>
        <div className={preview.headline}>
          <p>Net worth today</p>
          <p className={preview.total} style={colour}>
            $1,163,800
          </p>
        </div>
        <dl className={preview.rows}>
          {examples.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={preview.foot}>
          {name} · estimate only, general information{practice.name === '' ? '' : ' · made with Freehold'}
        </p>
      </div>
    </figure>
  );
}

/** A mail to a client as it would arrive. */
function MailPreview({ practice, logo }: PreviewProps) {
  const { reach, legal } = practiceContact(practice);
  const isNamed = practice.name !== '';
  const feet = isNamed ? [[practice.name, ...reach], legal].filter((lines) => lines.length > 0) : [];
  return (
    <figure className={preview.figure}>
      <figcaption>An email</figcaption>
      <div className={`${preview.paper} ${preview.mail}`}>
        {logo !== null && <img className={preview.logo} src={logo} alt="" />}
        {isNamed && (
          <p className={preview.name} style={practice.accent === null ? undefined : { color: practice.accent }}>
            {practice.name}
          </p>
        )}
        <p>Hello Alex,</p>
        <p>Attached is the borrowing capacity report you asked for.</p>
        <hr />
        <div className={preview.small}>
          {feet.map((lines) => (
            <p key={lines.join()}>{lines.join(' · ')}</p>
          ))}
          <p>{isNamed ? 'Sent with Freehold' : 'Sent by Freehold'}</p>
        </div>
      </div>
    </figure>
  );
}

const choices = toolNames.map((tool) => ({ value: tool, label: toolFacts[tool].title }));

interface EmbedSnippetProps {
  /** The practice's accent colour, `#rrggbb`; null for Freehold's. */
  readonly accent: string | null;
}

/** The tag that puts a calculator into the practice's own site. */
function EmbedSnippet({ accent }: EmbedSnippetProps) {
  const [tool, setTool] = useState<ToolName>('borrowing-power');
  const colour = accent === null ? '' : ` data-accent="${accent}"`;
  const tag = `<script async src="${location.origin}/embed.js" data-tool="${tool}"${colour}></script>`;
  return (
    <section className={`fh-card ${css.card} ${css.form}`} aria-labelledby="embed-title">
      <div>
        <h2 id="embed-title">A calculator on your own site</h2>
        <p>
          Allow your site above, save, and put this tag where the calculator is to stand. Who sends the form there is a
          lead here, with your site’s name as its source. <a href="/embed-demo.html">See a page with two of them</a>
        </p>
      </div>
      <NativeSelect
        label="Calculator"
        size="md"
        data={choices}
        value={tool}
        onChange={({ currentTarget }) => setTool(toolNames.find((name) => name === currentTarget.value) ?? tool)}
      />
      <Code block className={css.tag ?? ''}>
        {tag}
      </Code>
      <div className={css.actions}>
        <CopyButton label="Copy the tag" done="Tag copied" byHandLabel="Tag" text={() => tag} />
      </div>
    </section>
  );
}
