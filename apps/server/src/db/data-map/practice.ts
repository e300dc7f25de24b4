import type { PracticeTables } from '../schema/practice.ts';
import { content, type FactsOf, technical } from './facts.ts';

/** The practice whose name and logo reports, mails and dashboards carry. */
export const practiceFacts: FactsOf<keyof PracticeTables> = {
  practice: {
    purpose: 'Name, contact lines, colour and logo of the practice; about the business, shown to every client',
    retention: 'Until an adviser changes it',
    about: [],
    columns: {
      is_only: technical('Makes it one row'),
      name: content('What the practice is called'),
      email: content('Where clients write to it'),
      phone: content('Where clients call it'),
      abn: content('Its business number, as it writes it'),
      licence: content('Its credit licence, as it writes it'),
      accent: content('The colour of its reports and emails'),
      logo: content('Its logo, the bytes of the picture'),
      logo_type: technical('Kind of picture'),
      logo_hash: technical('Hash of the logo; part of its address'),
      logo_width: technical('Pixels'),
      logo_height: technical('Pixels'),
      embed_origins: content('Sites that may show the calculators'),
      plan_defaults: content('What it assumes in the plans that its advisers make'),
      version: technical('Counts the changes'),
      updated_at: technical('When it last changed'),
    },
  },
};
