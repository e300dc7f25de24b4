/** The tables of leads. */
export async function up(): Promise<void> {}
