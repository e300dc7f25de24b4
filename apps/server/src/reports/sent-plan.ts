import { AppError, type PlanDocument } from '@freehold/contract';
import { type Finding, type Plan, planProblems, readPlan } from '@freehold/plan';

// As many as a form could show; a document can be wrong in thousands of places.
const mostNamed = 20;

/**
 * The plan in a request, without keys that no plan has. Throws AppError `invalid-input` that names the fields: wrong
 * shape, values out of range, over a limit of a plan, and a plan without people, which cannot be run.
 */
export function sentPlan(document: PlanDocument): Plan {
  const problems = planProblems(document);
  if (problems.length > 0) refuse(problems);
  const reading = readPlan(document);
  if (reading.plan === null) return refuse([{ where: '', says: reading.says }]);
  if (Object.keys(reading.plan.people ?? {}).length > 0) return reading.plan;
  return refuse([{ where: 'people', says: 'Nobody is in this plan. Add a person.' }]);
}

function refuse(findings: readonly Finding[]): never {
  const fields = findings.slice(0, mostNamed).map(({ where, says }) => ({
    field: ['plan', ...where.split('/')].filter(Boolean).join('.'),
    message: says,
  }));
  throw new AppError('invalid-input', { fields });
}
