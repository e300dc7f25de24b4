import { localDay } from '#app/calculator/today.ts';
import { logFailure } from '#app/lib/log-failure.ts';
import { readClientDetails } from '#app/lib/read-client-details.ts';
import { type ModellingDraft, toDraft } from './draft.ts';

/** What the dashboard starts with from a client's record; null where it has nothing, or did not load. */
export async function ownStart(clientId: string, signal: AbortSignal): Promise<ModellingDraft | null> {
  try {
    // The engine comes beside the record: a page that names its files is larger for visitors, who have no record.
    const [{ recordScenario }, record] = await Promise.all([
      import('./record-scenario.ts'),
      readClientDetails(clientId, { signal }),
    ]);
    const scenario = recordScenario(record, localDay(new Date()));
    return scenario && toDraft(scenario);
  } catch (error) {
    if (!signal.aborted) logFailure('The modelling dashboard could not start from the record', error);
    return null;
  }
}
