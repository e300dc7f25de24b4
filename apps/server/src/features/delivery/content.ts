import type { Deps } from '../../deps.ts';
import type { LetterBlock } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import type { ReportRenderer } from '../../reports/renderer.ts';

/** What composing a mail needs from outside. */
export interface Composing extends Pick<Deps, 'config' | 'secrets' | 'db' | 'now'> {
  readonly renderer: ReportRenderer;
}

/** What one kind of mail adds to the letter that all share. */
export interface Content {
  readonly blocks: readonly LetterBlock[];
  readonly why: string;
  readonly attachment?: OutgoingMail['attachment'];
}
