import type { Deps } from '../../deps.ts';
import type { LetterBlock } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import type { ReportRenderer } from '../../reports/renderer.ts';

/** Dependencies for composing a mail. */
export interface Composing extends Pick<Deps, 'config' | 'secrets' | 'db' | 'now'> {
  readonly renderer: ReportRenderer;
}

/** The part of a letter specific to one kind of mail. */
export interface Content {
  readonly blocks: readonly LetterBlock[];
  readonly why: string;
  readonly attachment?: OutgoingMail['attachment'];
}
