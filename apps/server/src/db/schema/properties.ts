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
  /** Percent a year; null where the form was left blank. */
  growth_percent: Maybe<number>;
  rental_yield_percent: Maybe<number>;
  purchase_price: Maybe<number>;
  current_value: Maybe<number>;
  deposit: Maybe<number>;
  /** The client an adviser notes down for the property; assigning is `assignments`. */
  user_id: Maybe<string>;
  status: Generated<string>;
  version: Generated<number>;
  created_at: GivenMoment;
  updated_at: GivenMoment;
  /** Name and address in lower case, for the search. */
  search_text: GeneratedAlways<string>;
  /** Since when it is out of the catalogue; null while it is in it. */
  archived_at: MaybeMoment;
  /** The web address that the stored picture was fetched from. */
  picture_source: Maybe<string>;
  /** Why the picture at the address in `image_url` could not be fetched. */
  picture_problem: Maybe<PictureProblem>;
  /** Who gave that address. */
  picture_asked_by: Maybe<string>;
}

/** Stored pictures; the file is called after the id. */
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
  /** Set when an adviser assigns the property; the link then leaves the saved list. */
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
