import { useEffect, useState } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';

const KeepQuestion = lazyPart(() => import('./keep-question.tsx').then((module) => module.KeepQuestion), {
  isSilent: true,
});

/** The question about the plan in this browser; its code loads only where the browser has a database, as it has with a plan. */
export function KeepQuestionLater() {
  const [mayHavePlan, setMayHavePlan] = useState(false);
  useEffect(() => {
    const hasDatabase = async () => (await indexedDB.databases()).length > 0;
    // A browser that cannot list them keeps no plan either.
    hasDatabase().then(setMayHavePlan, () => undefined);
  }, []);
  return mayHavePlan ? <KeepQuestion /> : null;
}
