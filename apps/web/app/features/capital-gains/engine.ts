export { capitalGainsAnswer, capitalGainsReadBack } from '@freehold/domain';
