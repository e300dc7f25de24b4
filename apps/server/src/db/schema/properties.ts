import type { PictureProblem } from '@freehold/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment } from './columns.ts';

interface PropertiesTable {
  id: string;
  name: string;
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  description: Generated<string>;
  /** Dollars. */
  price: number;
  beds: number;
  baths: number;
  area_square_metres: number;
  image_url: Generated<string>;
  features: Generated<string[]>;
  /** Percent a year; null if left blank. */
  growth_percent: Maybe<number>;
  rental_yield_percent: Maybe<number>;
  purchase_price: Maybe<number>;
  current_value: Maybe<number>;
  deposit: Maybe<number>;
  /** The client an adviser notes for the property; actual assignments are in `assignments`. */
  user_id: Maybe<string>;
  status: Generated<string>;
  version: Generated<number>;
  created_at: GivenMoment;
  updated_at: GivenMoment;
  /** Name and address in lower case, for search. */
  search_text: GeneratedAlways<string>;
  /** When it was removed from the catalogue; null while listed. */
  archived_at: MaybeMoment;
  /** URL the stored picture was fetched from. */
  picture_source: Maybe<string>;
  /** Why the picture at `image_url` could not be fetched. */
  picture_problem: Maybe<PictureProblem>;
  /** The user who entered that URL. */
  picture_asked_by: Maybe<string>;
}

/** Stored pictures; the file name is the id. */
interface ImagesTable {
  id: string;
  uploaded_by: Maybe<string>;
  width: number;
  height: number;
  size_bytes: number;
  created_at: GivenMoment;
}

interface SavedPropertiesTable {
  user_id: string;
  property_id: string;
  /** Set when an adviser assigns the property, which removes it from the saved list. */
  purchased: Generated<boolean>;
  created_at: GivenMoment;
}

interface AssignmentsTable {
  client_id: string;
  property_id: string;
  assigned_by: Maybe<string>;
  created_at: GivenMoment;
}

export interface PropertyTables {
  properties: PropertiesTable;
  images: ImagesTable;
  saved_properties: SavedPropertiesTable;
  assignments: AssignmentsTable;
}
