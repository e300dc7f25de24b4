import * as z from 'zod/mini';

/** Largest file of properties that is taken: exactly 2 MB still is. */
export const largestPropertyFileBytes = 2 * 1024 * 1024;

/** Most properties that one file may hold. */
export const mostImportedProperties = 5_000;

/** What a file of properties may be sent as; what it is then decided by its content. */
export const propertyFileContentTypes = ['text/csv', 'application/vnd.ms-excel', 'application/octet-stream'] as const;

/** What is wrong with one cell of a line; without a column it is the line as a whole. */
const cellProblemSchema = z.object({
  column: z.nullable(z.string()),
  /** Start of what stands there, to find it by. */
  value: z.string(),
  message: z.string(),
});

/** A line that keeps a file from being imported; the heading is line 1, as a spreadsheet counts. */
const wrongLineSchema = z.object({ line: z.number(), problems: z.array(cellProblemSchema) });
export type WrongLine = z.infer<typeof wrongLineSchema>;

/** What an import would do: how many lines hold a property, and each that is wrong. */
export const propertyFileCheckSchema = z.object({ lines: z.number(), wrong: z.array(wrongLineSchema) });
export type PropertyFileCheck = z.infer<typeof propertyFileCheckSchema>;

/** How many properties an import added. */
export const propertyImportSchema = z.object({ imported: z.number() });
export type PropertyImport = z.infer<typeof propertyImportSchema>;
