import { useEffect, useRef, useState } from 'react';
import { takeSessionBack } from '#app/lib/session-aside.ts';
import { detailOf, failures, type LogEntry, type NewEntry } from './log.ts';
import { type Report, type TestName, type TestStatus, testNames } from './steps.ts';

type Statuses = ReadonlyMap<TestName, TestStatus>;

const notRun: Statuses = new Map(testNames.map((name) => [name, 'Not Run']));

/** Statuses and log of the page, newest entry first, and the function that runs a test and records both. */
export function useDatabaseTests() {
  const [statuses, setStatuses] = useState(notRun);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [isRunning, setRunning] = useState(false);
  const logged = useRef(0);

  // After a reload in the middle of the tests, restores the person's own session.
  useEffect(() => void takeSessionBack(), []);

  function log(entry: NewEntry) {
    logged.current += 1;
    const id = logged.current;
    setEntries((before) => [{ ...entry, id, at: new Date() }, ...before]);
  }

  const report: Report = {
    log,
    set: (name, status) => setStatuses((before) => new Map([...before, [name, status]])),
  };

  async function run(work: (report: Report) => Promise<unknown>) {
    setRunning(true);
    try {
      await work(report);
    } catch (error) {
      log({ type: 'error', message: failures.all, details: detailOf(error) });
    } finally {
      setRunning(false);
    }
  }

  return { statuses, entries, isRunning, run, startAnew: () => setStatuses(notRun) };
}
