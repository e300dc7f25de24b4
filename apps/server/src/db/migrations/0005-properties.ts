/** The tables of properties. */
export async function up(): Promise<void> {}
