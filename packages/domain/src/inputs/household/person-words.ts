import type { Voice } from '../../text/voice.ts';

/** How a sentence names one of the two people of a record. */
export interface PersonWords {
  /** `date of birth` is `your date of birth` or `date of birth of the client`. */
  readonly of: (what: string) => string;
  /** At the start of a sentence: `You are`. */
  readonly are: string;
  /** `counted as yours`. */
  readonly own: string;
  /** What to ask of the person. */
  readonly questions: Readonly<Record<'born' | 'retires' | 'earns' | 'employed', string>>;
}

/** What sentences about a record say of its people. */
export interface RecordWords {
  readonly client: PersonWords;
  readonly partner: PersonWords;
  readonly clientWith: string;
  readonly lives: string;
  readonly rents: string;
  readonly doesNotRent: string;
  readonly theRecord: string;
  readonly partnerIncome: string;
  /** Whose share of something is whose. */
  readonly whoseShares: (name: string) => string;
}

/** The words for the people of a record, by who reads. */
export const recordWords: Readonly<Record<Voice, RecordWords>> = {
  you: {
    client: {
      of: (what) => `your ${inSentence(what)}`,
      are: 'You are',
      own: 'yours',
      questions: {
        born: 'When were you born?',
        retires: 'At what age do you want to retire?',
        earns: 'What do you earn a year, before tax?',
        employed: 'How are you employed?',
      },
    },
    partner: {
      of: (what) => `your partner’s ${inSentence(what)}`,
      are: 'Your partner is',
      own: 'your partner’s',
      questions: questionsOf('your partner'),
    },
    clientWith: 'you',
    lives: 'you live',
    rents: 'you rent',
    doesNotRent: 'you do not rent',
    theRecord: 'Your record',
    partnerIncome: 'your partner’s income',
    whoseShares: (name) => `Which share of ${name} is yours, and which your partner’s?`,
  },
  report: {
    client: {
      of: (what) => `${what} of the client`,
      are: 'The client is',
      own: 'the client’s',
      questions: questionsOf('the client'),
    },
    partner: {
      of: (what) => `${what} of the partner`,
      are: 'The partner is',
      own: 'the partner’s',
      questions: questionsOf('the partner'),
    },
    clientWith: 'the client',
    lives: 'the client lives',
    rents: 'the client rents',
    doesNotRent: 'the client does not rent',
    theRecord: 'The record',
    partnerIncome: 'the partner’s income',
    whoseShares: (name) => `Which share of ${name} is the client’s, and which the partner’s?`,
  },
};

function questionsOf(name: string): PersonWords['questions'] {
  return {
    born: `When was ${name} born?`,
    retires: `At what age does ${name} want to retire?`,
    earns: `What does ${name} earn a year, before tax?`,
    employed: `How is ${name} employed?`,
  };
}

/** A sentence with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Small letters where a text begins a sentence; the name of a field keeps its capitals: `Gross Income`. */
function inSentence(what: string): string {
  return /^\p{Lu}\S* \p{Lu}/u.test(what) ? what : what.charAt(0).toLowerCase() + what.slice(1);
}
