import {
  buyingCostsSchema,
  buyingCostsStart,
  capitalGainsSchema,
  capitalGainsStart,
  encodeLink,
  type InvestmentPropertyForm,
  landTaxStart,
  type ToolName,
  toolFacts,
} from '@freehold/contract';
import { investmentSaleTerms } from '@freehold/finance';
import type { InvestmentCourse } from './investment-property-inputs.ts';
import type { ToolLink } from './tool-answer.ts';

/** Where the property leads: its purchase, the tax on its sale, its land tax. */
export function investmentLinks(form: InvestmentPropertyForm, course: InvestmentCourse): readonly ToolLink[] {
  return [...saleLink(form, course), ...purchaseLink(form, course), ...landTaxLink(form)];
}

/** A sale beyond the days that the calculator of capital gains knows has no link. */
function saleLink(form: InvestmentPropertyForm, { now, years, sale: sold }: InvestmentCourse): readonly ToolLink[] {
  const sale = investmentSaleTerms(now, years);
  const usesHeldBack = sold.position.quarantinedUsedOnGains > 0;
  const { before2027 = 0, from2027 = 0 } = sale.capitalWorksClaimed ?? {};
  const inputs = capitalGainsSchema.safeParse({
    ...capitalGainsStart,
    boughtOn: sale.acquiredOn,
    boughtFor: sale.purchasePrice,
    soldOn: sale.soldOn,
    soldFor: sale.salePrice,
    income: form.income,
    dwelling: form.dwelling,
    share: form.share,
    buyingCosts: sale.purchaseCosts,
    sellingCosts: sale.sellingCosts,
    depreciation: before2027 + from2027,
    depreciation2027: from2027,
    value2027: null,
    inflation: form.inflation,
    growth: form.growth,
  });
  return inputs.success
    ? [
        linkTo(
          'capital-gains',
          usesHeldBack ? 'The tax on this sale before losses held back' : 'The tax on this sale, step by step',
          inputs.data,
        ),
      ]
    : [];
}

function purchaseLink(form: InvestmentPropertyForm, { plan }: InvestmentCourse): readonly ToolLink[] {
  const inputs = buyingCostsSchema.safeParse({
    ...buyingCostsStart,
    state: form.state,
    buyer: 'investor',
    property: form.dwelling,
    solveFor: 'price',
    price: form.price,
    lvr: form.loan,
    contractOn: plan.dutyDay,
  });
  return inputs.success ? [linkTo('buying-costs', 'What this purchase costs at settlement', inputs.data)] : [];
}

function landTaxLink({ state, land, share }: InvestmentPropertyForm): readonly ToolLink[] {
  if (land === null) return [];
  return [linkTo('land-tax', `Land tax in ${state}, with your other land`, { ...landTaxStart, state, land, share })];
}

function linkTo(tool: ToolName, label: string, inputs: object): ToolLink {
  return { label, to: `${toolFacts[tool].page}#s=${encodeLink({ v: 1, kind: tool, inputs })}` };
}
