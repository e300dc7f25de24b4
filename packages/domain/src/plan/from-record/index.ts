export type { CardBeside } from './cards-beside.ts';
export { type PlanFromRecord, planFromRecord } from './plan-from-record.ts';
export { answeredPlan, type RecordAnswers, type RecordQuestion } from './record-questions.ts';
