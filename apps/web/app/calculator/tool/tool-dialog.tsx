import { currentLeadNotice, estimateDisclosure, routes, splitName, toolFacts } from '@freehold/contract';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { CalculatorDialog, DialogColumns } from '../calculator-dialog.tsx';
import { EstimateTexts } from '../estimate-texts.tsx';
import { ReportContact, ReportThanks, reportLead } from '../report-lead.tsx';
import { ThankYouCard } from '../thank-you-card.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import css from './tool-dialog.module.css';
import type { Answered } from './use-tool-answer.ts';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

interface ThanksProps {
  readonly sent: Answered;
  readonly onStartOver: () => void;
}

/** Thanks for the details, with what was sent. */
export function ToolThanks({ sent, onStartOver }: ThanksProps) {
  const { figure } = sent.answer;
  return (
    <ThankYouCard
      sent={{
        label: figure.label,
        figure: money(figure.amount),
        ...(figure.unit === undefined ? {} : { unit: figure.unit }),
        disclosure: estimateDisclosure,
        save: async () => (await files()).calculation(sent.calculation),
      }}
      onStartOver={onStartOver}
    >
      <ReportThanks />
    </ThankYouCard>
  );
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly form: { readonly title: string; readonly waiting: string };
  readonly answered: Answered | null;
  /** Called when the lead has arrived. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Where the form stands: its page, or `/embed/…` and the site that shows it. */
function sourcePage(page: string): string {
  if (!location.pathname.startsWith('/embed/')) return page;
  const site = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  return `/embed${page} ${site}`.trim();
}

/** The answer with the contact form. */
export function ToolDialog({ isOpen, form, answered, onSent, onClose }: DialogProps) {
  const call = useCall(routes.calculationLeads.submit);
  const lead = useLeadForm(reportLead, {
    call,
    deliver: (contact, { calculation, answer }: Answered, wantsMarketing) =>
      call.run({
        body: {
          ...splitName(contact.name),
          email: contact.email,
          phone: contact.phone,
          calculation,
          figure: answer.figure.amount,
          noticeVersion: currentLeadNotice,
          wantsMarketing,
          sourcePage: sourcePage(toolFacts[calculation.tool].page),
        },
      }),
    noSubject: form.waiting,
    onSent,
  });
  const answer = answered?.answer;

  function close() {
    lead.cancel();
    onClose();
  }

  return (
    <CalculatorDialog isOpen={isOpen} title={answer?.figure.label ?? form.title} onClose={close}>
      <DialogColumns>
        <div>
          {answer && (
            <>
              <p className={`fh-big-figure ${css.amount}`}>
                {money(answer.figure.amount)} <small>{answer.figure.unit}</small>
              </p>
              <p className={css.sentence}>{answer.figure.sentence}</p>
              <EstimateTexts disclosure={estimateDisclosure} assumptions={answer.assumptions} />
            </>
          )}
        </div>
        <ReportContact lead={lead} subject={answered} />
      </DialogColumns>
    </CalculatorDialog>
  );
}
