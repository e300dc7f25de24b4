import { estimateDisclosure } from '@freehold/contract';
import { ThankYouCard } from '#app/calculator/thank-you-card.tsx';
import { money } from '#app/lib/format.ts';
import type { Estimate } from '../estimate.ts';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Step 3: thanks, with a summary of what was sent. */
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
      <p>
        Your details have arrived. Your report will be emailed to you shortly, with the figures, the working and what it
        assumes.
      </p>
      <p>A lending specialist can contact you about it. You can ask us at any time to correct or erase your details.</p>
    </ThankYouCard>
  );
}
