export { buyingCostsAnswer, buyingCostsReadBack } from '@freehold/domain';
