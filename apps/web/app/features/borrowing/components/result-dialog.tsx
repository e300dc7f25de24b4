import { estimateDisclosure, fieldMessages, routes } from '@freehold/contract';
import { planStartAddress } from '@freehold/domain';
import { memo } from 'react';
import { Link } from 'react-router';
import { CalculatorDialog, DialogColumns, staysClosed } from '#app/calculator/calculator-dialog.tsx';
import { ReportContact, ReportThanks, reportLead } from '#app/calculator/report-lead.tsx';
import { ThankYouCard } from '#app/calculator/thank-you-card.tsx';
import { useLeadForm } from '#app/calculator/use-lead-form.ts';
import { money } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import type { Estimate } from '../draft.ts';
import { leadOf } from '../lead.ts';
import { BorrowingTexts } from './result.tsx';
import css from './result-dialog.module.css';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Step 3: thanks for the details, with what was sent. */
export function Thanks({ sent, onStartOver }: { readonly sent: Estimate; readonly onStartOver: () => void }) {
  return (
    <ThankYouCard
      sent={{
        label: 'Estimated borrowing capacity',
        figure: money(sent.capacity),
        disclosure: estimateDisclosure,
        save: async () => (await files()).borrowing(sent.form),
      }}
      onStartOver={onStartOver}
    >
      <ReportThanks />
    </ThankYouCard>
  );
}

/** The contact form and its sending. */
function useLead(onSent: () => void) {
  const call = useCall(routes.borrowingLeads.submit);
  return useLeadForm(reportLead, {
    call,
    deliver: (contact, estimate: Estimate, wantsMarketing) =>
      call.run({ body: leadOf(estimate, contact, wantsMarketing) }),
    noSubject: fieldMessages.calculatorIncomplete,
    onSent,
  });
}

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly estimate: Estimate | null;
  /** Called when the lead has arrived. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The result with the contact form, or with thanks once the details were sent on this visit. */
export const ResultDialog = memo(function ResultDialog({ isOpen, estimate, onSent, onClose }: ResultDialogProps) {
  const lead = useLead(onSent);
  const reason = estimate?.reason ?? null;

  function close() {
    lead.cancel();
    onClose();
  }

  return (
    <CalculatorDialog isOpen={isOpen} title="Your estimated borrowing capacity" onClose={close}>
      <DialogColumns>
        <div>
          {estimate && <p className={`fh-big-figure ${css.amount}`}>{money(estimate.capacity)}</p>}
          {reason && <p className={css.reason}>{reason}</p>}
          {estimate && (
            <p>
              <Link to={planAddress(estimate)}>Start a plan from this</Link>
            </p>
          )}
          <BorrowingTexts />
        </div>
        <ReportContact lead={lead} subject={estimate} />
      </DialogColumns>
    </CalculatorDialog>
  );
}, staysClosed);

/** The questions of a plan, with this household's incomes and dependants; of what kind its loans are was not asked. */
function planAddress({ form: { grossIncome, partnerIncome, dependants: kids, existingLoans } }: Estimate): string {
  const isCouple = typeof partnerIncome === 'number';
  const notCarried = existingLoans > 0 ? [`existing loans of ${money(existingLoans)}, of a kind not known`] : [];
  const brought = { ...(kids > 0 && { kids }), ...(notCarried.length > 0 && { notCarried }) };
  return planStartAddress({
    isCouple,
    income: grossIncome,
    ...(isCouple && { partnerIncome }),
    ...(Object.keys(brought).length > 0 && { brought }),
  });
}
