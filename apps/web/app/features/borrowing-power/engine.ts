export { borrowingPowerAnswer, borrowingPowerReadBack } from '@freehold/domain';
