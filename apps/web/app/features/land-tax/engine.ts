export { landTaxAnswer, landTaxReadBack } from '@freehold/domain';
