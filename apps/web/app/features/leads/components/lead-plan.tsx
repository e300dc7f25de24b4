import type { PlanDocument } from '@freehold/contract';
import { planHeadlineLines, planHeadlines, runPlan } from '@freehold/domain';
import { fileHolds, fileText, linkText, type Plan, readPlan, resolve } from '@freehold/plan';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#app/lib/save-file.ts';
import css from './lead-screen.module.css';

interface LeadPlanProps {
  readonly leadId: string;
  /** As its sender sent it. */
  readonly document: PlanDocument;
}

/** The plan that was sent with a lead: the figures that lead it, worked out now, and the ways to open it. */
export function LeadPlan({ leadId, document }: LeadPlanProps) {
  const [reading] = useState(() => readPlan(document));
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-plan">
      <h2 id="lead-plan">Plan sent with it</h2>
      {reading.plan === null ? <p>{reading.says}</p> : <SentPlan leadId={leadId} plan={reading.plan} />}
    </section>
  );
}

function SentPlan({ leadId, plan }: { leadId: string; plan: Plan }) {
  return (
    <>
      <PlanFigures plan={plan} />
      <div className={css.actions}>
        <Button
          variant="default"
          onClick={() => saveFile({ name: 'freehold.plan.json', type: 'application/json', text: fileText(plan) })}
        >
          Download plan file
        </Button>
        <PlanLink leadId={leadId} plan={plan} />
      </div>
      <p className={css.quiet}>{fileHolds(plan)} The link has neither names nor notes.</p>
    </>
  );
}

function PlanFigures({ plan }: { plan: Plan }) {
  const [lines] = useState(() => {
    const base = resolve(plan).plan;
    const run = runPlan(base);
    return run.status === 'run'
      ? planHeadlineLines(base, planHeadlines(base, run))
      : [{ label: 'Cannot be run', value: run.says }];
  });
  return (
    <dl className={css.facts}>
      {lines.map(({ label, value, note }) => (
        <div key={label} className={css.pair}>
          <dt>{label}</dt>
          <dd className="fh-figures">{note === undefined ? value : `${value} (${note})`}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A link that opens the plan as a copy, where it fits into one. */
function PlanLink({ leadId, plan }: { leadId: string; plan: Plan }) {
  const { data } = useQuery({
    queryKey: ['lead-plan-link', leadId],
    queryFn: () => linkText(plan),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return null;
  if (data.text === null) return <p className={css.quiet}>{data.says}</p>;
  return (
    <Button component="a" href={`/plan#p=${data.text}`} variant="default">
      Open the plan
    </Button>
  );
}
