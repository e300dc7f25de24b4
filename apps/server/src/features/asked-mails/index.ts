export { askedKind, askedMailBlocks } from './content.ts';
export { type StoppedMail, stopAgain } from './queries.ts';
export { queueAskedMails } from './run.ts';
export { stopMailLink } from './stop-link.ts';
export { whyWithheld } from './withhold.ts';
