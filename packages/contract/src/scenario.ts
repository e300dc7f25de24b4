import * as z from 'zod/mini';
import { type BorrowingForm, borrowingFormSchema } from './borrowing.ts';

/**
 * The inputs of a calculation as one value: it fills a form, travels in a link, a lead and a saved plan. Results are
 * never part of it. A changed shape is a new version; old links keep being read.
 */
const scenarioSchema = z.strictObject({ v: z.literal(1), kind: z.literal('borrowing'), inputs: borrowingFormSchema });
export type Scenario = z.infer<typeof scenarioSchema>;

/** The scenario of a valid borrowing form. */
export function borrowingScenario(inputs: BorrowingForm): Scenario {
  return { v: 1, kind: 'borrowing', inputs };
}

// Longer than any scenario of the calculators, short enough to refuse before parsing.
const longestEncoded = 4_096;

/** The scenario as text that is safe in a URL fragment (base64url of its JSON). */
export function encodeScenario(scenario: Scenario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scenario));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The scenario an encoded text stands for, or null when it is not a valid one. */
export function decodeScenario(encoded: string): Scenario | null {
  if (encoded.length > longestEncoded) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
    const parsed = z.safeParse(scenarioSchema, JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
