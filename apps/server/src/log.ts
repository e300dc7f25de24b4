import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * The server's logger: one JSON line per event, on standard output by default. Callers pass ids, counts and codes,
 * never bodies; the redaction is a second line of defence for headers or fields that slip through.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.authorization', '*.password', '*.token', '*.accessToken', '*.email', '*.phone'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Loggable facts of an error: its kind, code and stack frames. The message is left out, since databases and mail
 * servers quote rejected values in theirs.
 */
export function errorFacts(error: unknown): { kind: string; code?: string; frames?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ');
  return { kind: error.name, ...(code === undefined ? {} : { code }), ...(frames === undefined ? {} : { frames }) };
}
