import * as z from 'zod/mini';
import { toolNames } from './tool-facts.ts';

/**
 * What a browser sends, in place of `calculation.ts` with the schemas of every tool: it checks no body before a call, and
 * a page of one tool, or of none, would load them all (decision 0054).
 */
export const calculationSchema = z.strictObject({ tool: z.enum(toolNames), inputs: z.record(z.string(), z.unknown()) });
