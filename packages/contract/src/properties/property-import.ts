import * as z from 'zod/mini';

/** Largest accepted property file: exactly 2 MB is accepted. */
export const largestPropertyFileBytes = 2 * 1024 * 1024;

/** Maximum properties in one file. */
export const mostImportedProperties = 5_000;

/** Content types a property file may be sent as; its content then decides. */
export const propertyFileContentTypes = ['text/csv', 'application/vnd.ms-excel', 'application/octet-stream'] as const;

/** A problem of one cell; without a column it concerns the whole line. */
const cellProblemSchema = z.object({
  column: z.nullable(z.string()),
  /** Start of the cell's text, to help find it. */
  value: z.string(),
  message: z.string(),
});

/** A line that blocks the import; the heading is line 1, as in a spreadsheet. */
const wrongLineSchema = z.object({ line: z.number(), problems: z.array(cellProblemSchema) });
export type WrongLine = z.infer<typeof wrongLineSchema>;

/** Preview of an import: how many lines hold a property, and every invalid one. */
export const propertyFileCheckSchema = z.object({ lines: z.number(), wrong: z.array(wrongLineSchema) });
export type PropertyFileCheck = z.infer<typeof propertyFileCheckSchema>;

/** How many properties an import added. */
export const propertyImportSchema = z.object({ imported: z.number() });
export type PropertyImport = z.infer<typeof propertyImportSchema>;
