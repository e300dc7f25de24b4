import {
  currentLeadNotice,
  estimateDisclosure,
  leadNotice,
  mortgageAssumptions,
  purchaseTimeframes,
  routes,
} from '@freehold/contract';
import { mortgagePlanStart, planStartAddress } from '@freehold/domain';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CalculatorDialog, DialogColumns, staysClosed } from '#app/calculator/calculator-dialog.tsx';
import { StepProgress } from '#app/calculator/calculator-layout.tsx';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { leadFieldId } from '#app/calculator/lead-definition.ts';
import { EmailAndPhone, LeadForm, leadText } from '#app/calculator/lead-form.tsx';
import { ThankYouCard } from '#app/calculator/thank-you-card.tsx';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { PolicyLink } from '#app/ui/policy-link.tsx';
import type { MortgageScenario } from '../draft.ts';
import { figureRows } from '../figure-rows.ts';
import { leadOf, mortgageLead } from '../lead.ts';
import type { MortgageResult } from '../result.ts';
import { CopyFigures, repaymentTitle, repaymentUnit } from './mortgage-result.tsx';
import css from './result-dialog.module.css';
import { stepNames } from './step-names.ts';

const timeframes = purchaseTimeframes.map((value) => ({ value, label: value }));

/** State and submission of the lead form. */
function useMortgageLead(onSent: () => void) {
  const call = useCall(routes.mortgageLeads.submit);
  return useLeadForm(mortgageLead, {
    call,
    deliver: (contact, scenario: MortgageScenario, wantsMarketing) =>
      call.run({ body: leadOf(scenario, contact, wantsMarketing) }),
    noSubject: 'Complete the loan details first.',
    onSent,
    // Reported like an uncaught error; it holds no personal data (decision H-13).
    onFailed: reportError,
  });
}

interface MortgageLeadFormProps {
  readonly lead: ReturnType<typeof useMortgageLead>;
  readonly onSend: () => void;
}

/** Recipient of the report, when they plan to buy, and consent. */
function MortgageLeadForm({ lead, onSend }: MortgageLeadFormProps) {
  const { fields } = lead;
  const { values, errors } = fields;
  return (
    <LeadForm
      lead={lead}
      title="Where should the report go?"
      notice={leadNotice(currentLeadNotice)}
      submitLabel="Send My Report"
      onSubmit={onSend}
      consent={
        <Checkbox
          id={leadFieldId(mortgageLead, 'privacyPolicy')}
          checked={values.privacyPolicy}
          error={errors.privacyPolicy}
          onChange={(event) => fields.set('privacyPolicy', event.currentTarget.checked)}
          label={
            <>
              I have read and agree to the <PolicyLink />
            </>
          }
        />
      }
    >
      <TextInput {...leadText(lead, 'firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...leadText(lead, 'lastName')} label="Last name" autoComplete="family-name" />
      <EmailAndPhone lead={lead} />
      <SelectField
        id={leadFieldId(mortgageLead, 'purchaseTimeframe')}
        label="When do you mean to buy?"
        choices={timeframes}
        value={values.purchaseTimeframe}
        error={errors.purchaseTimeframe}
        onChange={(timeframe) => fields.set('purchaseTimeframe', timeframe)}
        onBlur={() => fields.touch('purchaseTimeframe')}
      />
    </LeadForm>
  );
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Step 3: thanks for the details, with what was sent. */
export function Thanks({ sent, onStartOver }: { readonly sent: MortgageResult; readonly onStartOver: () => void }) {
  const { repaymentAmount } = sent.figures;
  return (
    <ThankYouCard
      sent={{
        label: repaymentTitle(sent),
        figure: money(repaymentAmount),
        unit: repaymentUnit(sent),
        disclosure: estimateDisclosure,
        save: async () => (await files()).mortgage(sent.scenario),
      }}
      onStartOver={onStartOver}
    >
      <p>
        Your details have arrived. Your report will be emailed to you shortly: the figures, their working, the schedule
        year by year and what they assume.
      </p>
      <p>A lending specialist can contact you about it. You can ask us at any time to correct or erase your details.</p>
    </ThankYouCard>
  );
}

/** Every figure of the result. */
function FigureList({ result }: { readonly result: MortgageResult }) {
  return (
    <dl className={css.list}>
      {figureRows(result).map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fh-figures">
            <span>{value}</span>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly result: MortgageResult | null;
  /** Called once the lead is stored. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

type View = 'figures' | 'lead';

/** Step 2: every figure of the result, and behind a button the lead form with the figures beside it. */
export const ResultDialog = memo(function ResultDialog({ isOpen, result, onSent, onClose }: ResultDialogProps) {
  const lead = useMortgageLead(onSent);
  const [view, setView] = useState<View>('figures');

  // Resets with the figures after sending or closing.
  useEffect(() => {
    if (!isOpen) setView('figures');
  }, [isOpen]);

  function close() {
    lead.cancel();
    onClose();
  }

  function askForReport() {
    setView('lead');
    requestAnimationFrame(() => document.getElementById(leadFieldId(mortgageLead, 'firstName'))?.focus());
  }

  return (
    <CalculatorDialog isOpen={isOpen} title="Your loan, worked out" onClose={close}>
      <div className={css.progress}>
        <StepProgress step={2} names={stepNames} />
      </div>
      <DialogColumns>
        <div className={css.side}>
          {result && <FigureList result={result} />}
          {result && (
            <div>
              <CopyFigures result={() => result} />
              <p>
                <Link to={planStartAddress(mortgagePlanStart(result.scenario))}>Start a plan from this</Link>
              </p>
            </div>
          )}
          {view === 'lead' && <Disclaimer sentences={[estimateDisclosure]} />}
        </div>
        {view === 'figures' ? (
          <div className={css.side}>
            <div className={css.offer}>
              <p>
                The report is a PDF by email: these figures with every step of their working, the schedule year by year
                and what they assume. A lending specialist can contact you about it.
              </p>
              <Button size="md" onClick={askForReport}>
                Get Your Personalized Strategy Report
              </Button>
            </div>
            <EstimateTexts disclosure={estimateDisclosure} assumptions={mortgageAssumptions} />
          </div>
        ) : (
          <div className={css.side}>
            <div>
              <Button variant="subtle" size="compact-md" onClick={() => setView('figures')}>
                Back to the result
              </Button>
            </div>
            <MortgageLeadForm lead={lead} onSend={() => void lead.send(result?.scenario ?? null)} />
          </div>
        )}
      </DialogColumns>
    </CalculatorDialog>
  );
}, staysClosed);
