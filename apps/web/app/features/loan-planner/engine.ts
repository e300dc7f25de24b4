export { loanPlannerAnswer, loanPlannerReadBack } from '@freehold/domain';
