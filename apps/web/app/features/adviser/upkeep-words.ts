import type { UpkeepKind, UpkeepProblem } from '@freehold/contract';
import { dateTime } from '#app/lib/format.ts';

const failed: Readonly<Record<UpkeepKind, string>> = {
  accounts: 'Reminders to confirm an email address were not sent',
  'asked-mails': 'Emails that clients asked for were not made',
  backup: 'The last backup failed',
  clock: 'The server’s clock seems wrong, so no old records are removed',
  'plan-figures': 'Figures of plans were not worked out by the newer law tables',
  retention: 'Old records were not removed',
  'seal-audit': 'The audit log could not be sealed',
  'table-sizes': 'A table of the database has grown larger than it should be',
  'trim-limits': 'Expired sign-in limits were not cleared',
  'trim-kept-answers': 'Answers kept for repeated saves were not cleared',
  'unused-images': 'Unused pictures were not removed',
  'waiting-mails': 'Waiting emails were not picked up',
  'waiting-pictures': 'Pictures of other sites were not fetched',
};

const overdue: Readonly<Record<UpkeepKind, string>> = {
  accounts: 'Reminders to confirm an email address have not been sent',
  'asked-mails': 'Emails that clients asked for have not been made',
  backup: 'No backup has been made',
  clock: 'The server’s clock has not been checked',
  'plan-figures': 'Figures of plans have not been worked out by the newer law tables',
  retention: 'Old records have not been removed',
  'seal-audit': 'The audit log has not been sealed',
  'table-sizes': 'The sizes of the database’s tables have not been checked',
  'trim-limits': 'Expired sign-in limits have not been cleared',
  'trim-kept-answers': 'Answers kept for repeated saves have not been cleared',
  'unused-images': 'Unused pictures have not been removed',
  'waiting-mails': 'Waiting emails have not been picked up',
  'waiting-pictures': 'Pictures of other sites have not been fetched',
};

/** Sentence that tells an adviser about an upkeep job that failed or is overdue. */
export function upkeepSentence({ kind, problem, since }: UpkeepProblem): string {
  const when = since === null ? null : dateTime(new Date(since));
  if (problem === 'failed') return `${failed[kind]}${when === null ? '' : `, ${when}`}.`;
  return `${overdue[kind]}${when === null ? ' yet' : ` since ${when}`}.`;
}
