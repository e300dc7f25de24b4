/** Beside every projection: what it is not. */
export const projectionDisclosure =
  'Projections are illustrations, not guarantees. They carry one constant growth rate forward; values can fall, rates change, ' +
  'and no projection knows what will happen.';

/** Beside the figures of the negative gearing calculator. */
export const gearingDisclosure =
  'Tax figures are estimates at resident rates of the year named beside them, without the Medicare levy, offsets and study-loan ' +
  'repayments. A registered tax agent can work out yours.';

/** What the negative gearing figures leave out or simplify. */
export const gearingLimits = [
  'Depreciation is a percentage of the price, land included. It ignores the rule that second-hand plant and equipment in an established home cannot be depreciated, so it can be too high.',
  'Study-loan repayments and the Medicare levy surcharge are worked out on income before rental losses, so a rental loss does not lower them.',
  'Stamp duty and other costs of buying are left out, and so are capital growth and tax on a later sale.',
  'A loss lowers tax only by part of it: the rest is money spent.',
] as const;

/** What the equity tool assumes or leaves out. */
export const equityLimits = [
  'Growth compounds once a year; the loan is repaid monthly over 30 years.',
  'The guarantee of 15% protects the lender in the first year. It lowers neither what is owed nor what is repaid.',
  'The 5% deposit scheme has rules on who may use it and caps on the price. Whether you may use it is for its lenders to say; this tool does not test it.',
  'Transaction costs such as stamp duty, legal fees and inspections are not included.',
] as const;

/** Assumptions and omissions of the portfolio tools, beside the assumptions a person can change. */
export const projectionLimits = [
  'Loans of 95% of the price and more. No lenders mortgage insurance is counted, and few lenders lend that much.',
  'Income, rent and repayments are not tested: a lender may not lend this much, and you may not be able to repay it.',
  'The interest rate shows what the debt costs a year. It does not change equity, which ignores cash flow.',
  'Growth compounds once a year at one constant rate for 30 years, without inflation or market swings.',
  'A later property is bought at the value entered, in today’s prices, and grows from the year of its purchase.',
] as const;
