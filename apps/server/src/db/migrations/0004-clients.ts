/** The tables of client records. */
export async function up(): Promise<void> {}
