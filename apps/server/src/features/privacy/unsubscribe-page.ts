import { page } from './small-page.ts';

/** The page that a link of a mail opens: a button, since a mail scanner opens links too. */
export const askPage = page(
  'Stop these mails?',
  `<p>You will receive no more reports or news from Freehold at this address. Mails about your account, such as a password reset, still arrive.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these mails</button></form>`,
);

/** The page after the button. */
export const donePage = page(
  'You will receive no more of these mails',
  '<p>It took effect at once. Mails about your account, such as a password reset, still arrive.</p>',
);

/** The page for a link that is not complete. */
export const brokenPage = page(
  'This link is not complete',
  '<p>Please open it from the mail again, or copy all of it. Nothing was changed.</p>',
);
