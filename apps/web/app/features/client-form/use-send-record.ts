import { type ClientDetails, type NewClient, routes } from '@freehold/contract';
import { useCall } from '#app/lib/use-call.ts';

/**
 * Stores a record: over the one it was made from, with its version and its portfolios as they came, or as a new client where
 * there is none. The same record sent again after a failure is the same write.
 */
export function useSendRecord() {
  const create = useCall(routes.profiles.create);
  const update = useCall(routes.profiles.updateDetails);

  function send(body: NewClient, base: ClientDetails | null) {
    if (base === null) return create.run({ body });
    const { portfolios, version, profile } = base;
    return update.run({ params: { id: profile.id }, body: { ...body, portfolios, version } });
  }

  return {
    send,
    isRunning: create.isRunning || update.isRunning,
    waiting: create.waiting ?? update.waiting,
    cancel() {
      create.cancel();
      update.cancel();
    },
  };
}
