import { foreignSurcharges } from '../rules/transfer-duty.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import type { TransferDutyInputs } from './property-purchase.ts';
import { transferDuty } from './transfer-duty.ts';

/**
 * The working of `transferDuty`; the last amount is duty and surcharge together. Null for a year without a rule. Throws as
 * `transferDuty` does.
 */
export function explainTransferDuty(inputs: TransferDutyInputs): Working | null {
  const result = transferDuty(inputs);
  if (result.status === 'no-rule') return null;
  const [rule] = result.rules;
  const surcharge = inputs.isForeign === true ? foreignSurcharges[inputs.state] : null;
  const price = amountText(inputs.price);
  return [
    {
      label: `Transfer duty ${inputs.state}`,
      amount: result.duty,
      unit: 'dollars',
      formula: [`${inputs.financialYear} scale for ${inputs.buyer} buyers on ${price}`, ...result.notes].join('; '),
      ...(rule === undefined ? {} : { rule }),
    },
    {
      label: 'Foreign buyer surcharge',
      amount: result.foreignSurcharge,
      unit: 'dollars',
      formula: surcharge === null ? 'none' : `${price} × ${percentText(surcharge.value)}`,
      ...(surcharge === null ? {} : { rule: surcharge }),
    },
    {
      label: 'Duty to pay',
      amount: result.total,
      unit: 'dollars',
      formula: `${amountText(result.duty)} + ${amountText(result.foreignSurcharge)}`,
    },
  ];
}
