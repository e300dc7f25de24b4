import * as z from 'zod/mini';
import { uuid } from '../fields.ts';
import { propertySchema } from '../property.ts';
import { defineRoute } from '../route.ts';

/** What a client's portfolio shows of a property (specification section 7). */
const portfolioPropertySchema = z.pick(propertySchema, {
  id: true,
  name: true,
  street: true,
  suburb: true,
  state: true,
  postcode: true,
  price: true,
  beds: true,
  baths: true,
  area: true,
  imageUrl: true,
  rentalYield: true,
  growthRate: true,
  features: true,
});

/** The properties that an adviser has assigned to a client. */
export const portfolioRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/portfolio/:id',
    access: 'self-or-admin',
    subject: 'params.id',
    repeat: 'natural',
    summary: 'Properties of a client, the one assigned last first',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ properties: z.array(portfolioPropertySchema) }),
    status: 200,
    errors: ['not-found'],
  }),
} as const;
