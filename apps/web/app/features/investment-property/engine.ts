export { investmentPropertyAnswer, investmentPropertyReadBack } from '@freehold/domain';
