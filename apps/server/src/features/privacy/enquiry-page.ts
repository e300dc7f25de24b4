import type { EnquiryAct } from '@freehold/contract';
import { dateText } from '../../dates.ts';
import type { enquiryState } from './enquiry.ts';
import { page, type SmallPage } from './small-page.ts';

type State = Awaited<ReturnType<typeof enquiryState>>;

/** What can be decided about an enquiry, one button each; opening it changes nothing, since mail scanners open links. */
export function enquiryPage(state: State, token: string): SmallPage {
  if (state === undefined) return erasedPage;
  const button = (act: EnquiryAct, label: string) =>
    `<form method="post" action="/api/enquiry/${token}/${act}"><button>${label}</button></form>`;
  const isAskedForNews = state.wants_marketing && !state.marketing_confirmed_at && !state.withdrawn_at;
  return page(
    'Your enquiry',
    [
      `<p>You left your contact details with us on ${dateText(state.received_at.toISOString())}.</p>`,
      ...(isAskedForNews
        ? [
            '<h2>News</h2><p>The box for news about property and lending was ticked. We send none unless you confirm it here.</p>',
            button('confirm-news', 'Yes, send me news'),
          ]
        : []),
      '<h2>Your agreement</h2>',
      ...(state.withdrawn_at
        ? [
            `<p>You withdrew it on ${dateText(state.withdrawn_at.toISOString())}: nobody contacts you about this enquiry.</p>`,
          ]
        : [
            '<p>If you withdraw it, nobody contacts you about this enquiry, and your details are passed on to nobody.</p>',
            button('withdraw', 'Withdraw my agreement'),
          ]),
      '<h2>Erase</h2><p>Your name, contact details, figures and our mails about this enquiry are removed for good. Backups hold them until those are removed in turn.</p>',
      button('erase', 'Erase this enquiry'),
    ].join('\n'),
  );
}

const erasedPage = page('Nothing is left of this enquiry', '<p>It was erased, or its 24 months are over.</p>');

/** The page after a button. */
export const decidedPages: Readonly<Record<EnquiryAct, SmallPage>> = {
  'confirm-news': page('You will receive our news', '<p>Each message has a link that stops them.</p>'),
  withdraw: page(
    'Your agreement is withdrawn',
    '<p>It took effect at once. Nobody contacts you about this enquiry.</p>',
  ),
  erase: erasedPage,
};
