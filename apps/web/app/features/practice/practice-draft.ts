import { type Practice, type PracticeChanges, practiceChangesSchema, readOrigin } from '@freehold/contract';
import { type DefaultTexts, defaultErrors, defaultsOf, textsOf } from './plan-defaults.ts';

/** The practice as typed. */
export interface PracticeDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly abn: string;
  readonly licence: string;
  readonly accent: string;
  /** A chosen file in base64; null to remove the stored logo, undefined to leave it. */
  readonly logo: string | null | undefined;
  /** Sites that may show the calculators, one a line. */
  readonly embedOrigins: string;
  /** What the plans of advisers assume. */
  readonly planDefaults: DefaultTexts;
}
export type PracticeField = keyof PracticeDraft;
export type PracticeErrors = Partial<Record<PracticeField, string>>;

/** Every field in screen order. */
export const practiceFields: readonly PracticeField[] = [
  ...(['name', 'email', 'phone', 'abn', 'licence', 'accent', 'logo'] as const),
  'embedOrigins',
  'planDefaults',
];

/** The id of a field's element. */
export function practiceFieldId(field: PracticeField): string {
  return `practice-${field}`;
}

/** The stored practice as it is typed; empty where nothing is stored. */
export function draftOf(practice: Practice | null): PracticeDraft {
  return {
    name: practice?.name ?? '',
    email: practice?.email ?? '',
    phone: practice?.phone ?? '',
    abn: practice?.abn ?? '',
    licence: practice?.licence ?? '',
    accent: practice?.accent ?? '',
    logo: undefined,
    embedOrigins: practice?.embedOrigins.join('\n') ?? '',
    planDefaults: textsOf(practice?.planDefaults ?? {}),
  };
}

/** What is sent to the server: blank lines as null, a colour in lower case. */
export function changesOf(
  { name, logo, embedOrigins, planDefaults, ...lines }: PracticeDraft,
  version: number,
): PracticeChanges {
  return {
    name: name.trim(),
    email: lineOf(lines.email),
    phone: lineOf(lines.phone),
    abn: lineOf(lines.abn),
    licence: lineOf(lines.licence),
    accent: lineOf(lines.accent)?.toLowerCase() ?? null,
    ...(logo === undefined ? {} : { logo }),
    embedOrigins: embedOrigins.split('\n').filter(lineOf).map(originOf),
    planDefaults: defaultsOf(planDefaults),
    version,
  };
}

/** A line as an origin; text that is none stays for the schema to refuse. */
function originOf(line: string): string {
  const read = readOrigin(line);
  return 'origin' in read ? read.origin : line.trim();
}

/** Every error of a draft by field, in the server's own words. */
export function practiceErrors(draft: PracticeDraft): PracticeErrors {
  const { error } = practiceChangesSchema.safeParse(changesOf(draft, 0));
  const errors: PracticeErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = practiceFields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  const [assumed] = Object.values(defaultErrors(draft.planDefaults));
  if (assumed !== undefined) errors.planDefaults = assumed;
  return errors;
}

/** A draft as the practice it would be, for a preview; a colour that cannot be used is left out. */
export function previewOf(draft: PracticeDraft): Omit<Practice, 'logo' | 'embedOrigins' | 'planDefaults'> {
  const { logo: _, embedOrigins: __, planDefaults: ___, version: ____, ...lines } = changesOf(draft, 0);
  return practiceErrors(draft).accent === undefined ? lines : { ...lines, accent: null };
}

function lineOf(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
