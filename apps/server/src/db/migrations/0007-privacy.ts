/** The tables of privacy. */
export async function up(): Promise<void> {}
