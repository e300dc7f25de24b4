import { isForeignImage, type PictureFetch, type Property, type Role } from '@freehold/contract';
import type { PropertyRow } from './queries.ts';

/** A property as a role may read it; adviser-only fields are named for advisers alone. */
export function presentProperty(row: PropertyRow, role: Role): Property {
  const shown = {
    id: row.id,
    name: row.name,
    street: row.street,
    suburb: row.suburb,
    state: row.state,
    postcode: row.postcode,
    description: row.description,
    price: row.price,
    beds: row.beds,
    baths: row.baths,
    area: row.area_square_metres,
    imageUrl: row.image_url,
    features: row.features,
    growthRate: row.growth_percent,
    rentalYield: row.rental_yield_percent,
    ...(row.archived_at === null ? {} : { archived: true as const }),
  };
  if (role !== 'ADMIN') return shown;
  return {
    ...shown,
    purchasePrice: row.purchase_price,
    currentValue: row.current_value,
    deposit: row.deposit,
    userId: row.user_id,
    status: row.status,
    version: row.version,
    ...pictureOf(row),
  };
}

function pictureOf({ image_url: address, picture_problem: problem }: PropertyRow): { picture?: PictureFetch } {
  if (!isForeignImage(address)) return {};
  return { picture: problem === null ? { state: 'fetching' } : { state: 'failed', problem } };
}
