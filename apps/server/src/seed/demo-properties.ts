import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';

type Row = Omit<Insertable<Schema['properties']>, 'id' | 'created_at' | 'updated_at'>;
type Figures = Pick<Row, 'price' | 'beds' | 'baths' | 'area_square_metres' | 'growth_percent' | 'rental_yield_percent'>;

const dayMs = 86_400_000;

/** Sample properties: real suburbs, no real addresses or people, and no picture. */
const samples: readonly Row[] = [
  sample('Terrace near the gardens', '12 Sample Street, Carlton, VIC, 3053', figures(1_385_000, 3, 2, 142, 4.1, 2.9)),
  sample('Two-bedroom apartment', '8/40 Sample Road, Footscray, VIC, 3011', figures(489_000, 2, 1, 71, 3.2, 4.6)),
  sample('Family house with a yard', '27 Sample Avenue, Werribee, VIC, 3030', figures(655_000, 4, 2, 448, 4.4, 3.9)),
  sample('Harbourside studio', '15/3 Sample Lane, Pyrmont, NSW, 2009', figures(640_000, 0, 1, 38, 2.8, 4.9)),
  sample(
    'Semi in a quiet street',
    '61 Sample Street, Marrickville, NSW, 2204',
    figures(1_720_000, 3, 1, 215, 4.7, 2.6),
  ),
  sample('New townhouse', '4/19 Sample Crescent, Kellyville, NSW, 2155', figures(1_120_000, 4, 3, 226, 3.9, 3.4)),
  sample('Queenslander on stumps', '33 Sample Terrace, Paddington, QLD, 4064', figures(1_495_000, 4, 2, 405, 5.2, 2.8)),
  sample('House and second dwelling', '9 Sample Court, Logan Central, QLD, 4114', figures(612_000, 5, 3, 607, 5, 5.7)),
  sample('Cottage near the port', '18 Sample Street, Fremantle, WA, 6160', figures(985_000, 3, 1, 251, 4.6, 3.7)),
  sample('Brick house', '44 Sample Way, Joondalup, WA, 6027', figures(745_000, 4, 2, 560, 4.9, 4.3)),
  sample('Sandstone villa', '5 Sample Street, Unley, SA, 5061', figures(1_260_000, 4, 2, 520, 4.2, 3)),
  sample('Unit with a mountain view', '2/11 Sample Parade, Hobart, TAS, 7000', figures(525_000, 2, 1, 88, 3.5, 4.8)),
];

/**
 * Stores the sample properties where there is none yet, two of them assigned to the client and two saved by them;
 * returns whether it did. The client needs a profile.
 */
export async function seedDemoProperties(
  db: Database,
  { adminId, clientId }: { adminId: string; clientId: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const existing = await tx.selectFrom('properties').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const now = Date.now();
    // A day apart, so that the newest come first in an order that is always the same.
    const rows = samples.map((row, index) => {
      const at = new Date(now - index * dayMs);
      return { ...row, id: randomUUID(), created_at: at, updated_at: at };
    });
    await tx.insertInto('properties').values(rows).execute();
    const at = new Date(now);
    const [first, second, third, fourth] = rows.map(({ id }) => ({ property_id: id, created_at: at }));
    if (!first || !second || !third || !fourth) return true;
    const links = [first, second].map((link) => ({ ...link, client_id: clientId, assigned_by: adminId }));
    await tx.insertInto('assignments').values(links).execute();
    await tx
      .insertInto('saved_properties')
      .values([third, fourth].map((link) => ({ ...link, user_id: clientId })))
      .execute();
    return true;
  });
}

function sample(name: string, address: string, of: Figures): Row {
  const [street = '', suburb = '', state = '', postcode = ''] = address.split(', ');
  const rooms = of.beds === 0 ? 'A studio' : `${of.beds} bedrooms`;
  return {
    name,
    street,
    suburb,
    state,
    postcode,
    description: `Sample property. ${rooms}, ${of.area_square_metres} m², in ${suburb}. The figures are made up.`,
    features: [
      'Sample',
      of.area_square_metres > 200 ? 'Garden' : 'Low upkeep',
      of.baths > 1 ? 'Second bathroom' : 'Balcony',
    ],
    ...of,
  };
}

function figures(
  ...[price, beds, baths, area, growth, rentalYield]: readonly [number, number, number, number, number, number]
): Figures {
  return { price, beds, baths, area_square_metres: area, growth_percent: growth, rental_yield_percent: rentalYield };
}
