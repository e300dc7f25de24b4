import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * The server's logger: one JSON line an event, on standard output unless another destination is given. Callers pass ids, counts and codes, never bodies; the
 * redaction is a second net for a header or field that slips through.
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
 * What may be logged of an error: its kind, code and the frames it passed. Messages of databases and mail servers quote
 * the values they refuse, so the text itself stays out.
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
