import { monthNumber, retirementAge } from '@freehold/finance';
import { limits } from '@freehold/plan';
import { clientId } from '../../inputs/household/people.ts';
import { bornAt, typicalAge, typicalChildAge } from '../first-plan.ts';
import { fittedName, type Importing, kept, type Made, type MadeParts, nameOf, personOf, rowId } from './importing.ts';

/** The people of a record with their pay, when they stop work, and what the household spends. */
export function peopleParts(from: Importing): Pick<MadeParts, 'people' | 'kids' | 'incomes' | 'costs' | 'events'> {
  return {
    people: peopleOf(from),
    kids: kidsOf(from),
    incomes: [...payOf(from), ...otherIncomes(from), ...incomesOfHoldings(from)],
    costs: costsOf(from),
    events: stopsOf(from),
  };
}

function peopleOf({ household, record: { profile }, start, voice }: Importing): readonly Made<'people'>[] {
  return household.people.map(({ id, born, hospitalCover }) => {
    const name = fittedName(id === clientId ? profile.firstName : profile.partnerFirstName);
    return {
      of: id,
      id: personOf(id),
      // A client reads of “you” and “your partner”.
      row: {
        ...(voice === 'report' && name !== '' && { name }),
        born: born ?? bornAt(start, typicalAge),
        ...(typeof hospitalCover === 'boolean' && { hospitalCover }),
      },
      ...(born === null && { typical: ['born'] }),
    };
  });
}

function kidsOf({ household, start }: Importing): readonly Made<'kids'>[] {
  const count = Math.min(limits.kids, household.policy?.dependants ?? 0);
  return Array.from({ length: count }, (_, place) => ({
    of: 'dependants',
    id: `k${place + 1}`,
    row: { born: bornAt(start, typicalChildAge) },
    typical: ['born'],
  }));
}

/** Pay of each person, also of who has none on record: the study loan and an answer need its place. */
function payOf({ household }: Importing): readonly Made<'incomes'>[] {
  return household.people.map(({ id, helpDebt = 0 }) => {
    const work = household.incomes.find((income) => income.id === `${id}.work`);
    const help = helpDebt > 0 ? { help: kept(helpDebt) } : {};
    const type = work === undefined || work.kind === 'salary' ? 'salary' : 'business';
    const row = { who: personOf(id), type, yearly: kept(work?.annual ?? 0), ...help } as const;
    return { of: `${id}.work`, id: `i${personOf(id)}`, row };
  });
}

const namesOfKinds: Readonly<Record<string, string>> = {
  taxFree: 'Non-taxable income',
  additional: 'Additional income',
};

/** Besides pay: what profile and assets bring. */
function otherIncomes({ household, names }: Importing): readonly Made<'incomes'>[] {
  const others = household.incomes.filter(({ id }) => !id.endsWith('.work'));
  return others.map(({ id, person, annual }) => {
    const [of = '', kind = ''] = id.split('.');
    const asset = names.get(of);
    const name = asset === undefined ? (namesOfKinds[kind] ?? kind) : incomeName(asset);
    return {
      of: id,
      id: asset === undefined ? `${kind.charAt(0)}${personOf(person)}` : rowId('n', of),
      row: { name, who: personOf(person), type: 'other', yearly: kept(annual) },
    };
  });
}

/** What businesses and other assets bring, an income for each who owns a part of one; shares have their dividends. */
function incomesOfHoldings({ household, names }: Importing): readonly Made<'incomes'>[] {
  return household.holdings.flatMap(({ id, kind, annualIncome = 0, owners }) =>
    (annualIncome > 0 && kind !== 'shares' ? owners : []).map(({ owner, sharePct }): Made<'incomes'> => {
      const who = personOf(owner);
      const yearly = kept((annualIncome * sharePct) / 100);
      const grows = household.assume.pricesPct;
      const row = { name: incomeName(names.get(id) ?? id), who, type: 'other', yearly, grows } as const;
      return { of: id, id: `${rowId('n', id)}${who}`, row };
    }),
  );
}

function incomeName(asset: string): string {
  return fittedName(`Income of ${asset}`);
}

function costsOf(from: Importing): readonly Made<'costs'>[] {
  const { household, assumed } = from;
  const ownsHome = household.homes.some(({ use }) => use === 'home');
  const isTypical = assumed.some(({ subject, ask }) => subject === 'living' && ask !== undefined);
  return household.costs.map(({ id, monthly }) => {
    const isOwn = id === 'living' || id === 'rent';
    return {
      of: id,
      id: isOwn ? id : rowId('c', id),
      row: {
        ...(isOwn ? {} : { name: costNameOf(from, id) }),
        monthly: kept(monthly),
        ...(id === 'rent' && !ownsHome && { whileRenting: true }),
      },
      ...(id === 'living' && isTypical && { typical: ['monthly'] }),
    };
  });
}

/** What a cost is called that the record has as a liability: as it is called there, or by its kind. */
function costNameOf(from: Importing, id: string): string {
  const kind = from.record.liabilities.find((row) => row.id === id)?.liabilityType;
  return nameOf(from, id).name ?? costKinds[kind ?? ''] ?? 'Other costs';
}

const costKinds: Readonly<Record<string, string>> = {
  Childcare: 'Childcare',
  School: 'School costs',
  Insurance: 'Insurance',
  'Private Health': 'Private health cover',
};

function stopsOf({ household, record: { profile }, start }: Importing): readonly Made<'events'>[] {
  return household.people.flatMap(({ id, born }): readonly Made<'events'>[] => {
    const who = personOf(id);
    const base = { of: `${id}.retire`, id: `stop${who.toUpperCase()}` };
    const stops = household.events.find((event) => event.id === `${id}.retire`);
    const wish = id === clientId && profile.desiredRetirementAge > 0 ? profile.desiredRetirementAge : null;
    const age = wish ?? retirementAge.value;
    const typical = wish === null ? { typical: ['when'] } : {};
    if (born === null) {
      const when = { age: Math.min(120, Math.max(Math.round(age), typicalAge + 1)) };
      return [{ ...base, row: { do: 'retire', who, when }, ...typical }];
    }
    // Nobody stops who works on past the age on record.
    if (stops === undefined || typeof stops.when !== 'string') return [];
    const isAge = Number.isInteger(age) && monthNumber(stops.when) - monthNumber(born) === age * 12;
    const when = isAge && stops.when > start ? { age } : stops.when;
    return [{ ...base, row: { do: 'retire', who, when }, ...typical }];
  });
}
