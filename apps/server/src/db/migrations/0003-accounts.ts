/** The tables of accounts. */
export async function up(): Promise<void> {}
