import { estimateDisclosure } from '@freehold/contract';
import { ThankYouCard } from '#app/calculator/thank-you-card.tsx';
import { money } from '#app/lib/format.ts';
import type { MortgageResult } from '../result.ts';
import { repaymentTitle, repaymentUnit } from './mortgage-result.tsx';

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
