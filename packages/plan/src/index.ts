export { canonicalText, samePlan } from './canonical.ts';
export { type Finding, isPlan, type LimitUse, limitUse, planProblems, sizeUse } from './check.ts';
export { type FirmDefaults, firmDefaultFields, firmDefaultProblems, withFirmDefaults } from './firm-defaults.ts';
export { planJsonSchema } from './json-schema.ts';
export { limits } from './limits.ts';
export { type Applied, apply, type Missed, pathOf } from './operations/apply.ts';
export { type DropStep, dropWith } from './operations/drop-with.ts';
export { type History, jumpTo, type Moved, record, redo, startHistory, undo } from './operations/history.ts';
export { invert } from './operations/invert.ts';
export {
  changeOption,
  type MissedChange,
  optionAlphabet,
  optionLetters,
  type Place,
  promoteChange,
  type Resolved,
  removeChange,
  resolve,
  switchChange,
} from './operations/options.ts';
export { overtaken } from './operations/overtaken.ts';
export { replacePlan } from './operations/replace.ts';
export { momentOf } from './reading/months.ts';
export { odditiesIn } from './reading/oddities.ts';
export { type Reading, readPlan } from './reading/read-plan.ts';
export { type Change, change as changeSchema, type Operation, type OptionChange } from './schema/operations.ts';
export { type Plan, type PlanEvent, planSchema, usualYears } from './schema/plan.ts';
export { fileHolds, fileText, readFile } from './sharing/file.ts';
export { type LinkText, linkText, readLink } from './sharing/link.ts';
export { withNotesKept, withoutNotes } from './sharing/notes.ts';
