export type { CardBeside } from './cards-beside.ts';
export { type PassedEvent, passedEvents } from './passed-events.ts';
export { type PlanFromRecord, planFromRecord } from './plan-from-record.ts';
export { answeredPlan, type RecordAnswers, type RecordQuestion } from './record-questions.ts';
export { type RecordUpdate, recordDayOf, recordUpdates, takeUpdates } from './record-updates.ts';
export { rollForward } from './roll-forward.ts';
