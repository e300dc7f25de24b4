import { chancesOfPlan } from '@freehold/domain/plan-ask';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { threadMilliseconds } from './cpu-time.ts';
const { plan } = resolve(fixture('typical'));
const before = threadMilliseconds();
for (const _ of chancesOfPlan(plan, { futures: 1_000 })) {}
console.log(threadMilliseconds() - before);
