import { type Kysely, sql } from 'kysely';

/** Properties, images, saved links and assignments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProperties(db);
  await createImages(db);
  await createLinks(db);
}

async function createProperties(db: Kysely<unknown>): Promise<void> {
  // numeric without a precision keeps a rate or an area exactly as it was sent; money is kept to the cent.
  await sql`
    create table properties (
      id uuid primary key,
      name text not null,
      street text not null default '',
      suburb text not null default '',
      state text not null default '',
      postcode text not null default '',
      description text not null default '',
      price numeric(15,2) not null default 0,
      beds integer not null default 0,
      baths integer not null default 0,
      area_square_metres numeric not null default 0,
      image_url text not null default '',
      features text[] not null default '{}',
      growth_percent numeric,
      rental_yield_percent numeric,
      purchase_price numeric(15,2),
      current_value numeric(15,2),
      deposit numeric(15,2),
      user_id uuid references profiles (id) on delete set null on update cascade,
      status text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      search_text text not null generated always as
        (lower(name || ' ' || street || ' ' || suburb || ' ' || state || ' ' || postcode)) stored
    )`.execute(db);
  await sql`create index properties_search on properties using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index properties_by_name on properties (lower(name), id)`.execute(db);
  await sql`create index properties_by_price on properties (price, id)`.execute(db);
  await sql`create index properties_by_created on properties (created_at, id)`.execute(db);
  await sql`create index properties_by_yield on properties (coalesce(rental_yield_percent, 0), id)`.execute(db);
  await sql`create index properties_by_growth on properties (coalesce(growth_percent, 0), id)`.execute(db);
  await sql`create index properties_user_id on properties (user_id)`.execute(db);
  await sql`create index properties_image_url on properties (image_url) where image_url <> ''`.execute(db);
}

async function createImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table images (
      id uuid primary key,
      uploaded_by uuid references users (id) on delete set null,
      width integer not null,
      height integer not null,
      size_bytes integer not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index images_uploaded_by on images (uploaded_by)`.execute(db);
  await sql`create index images_created_at on images (created_at)`.execute(db);
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_properties (
      user_id uuid not null references profiles (id) on delete cascade on update cascade,
      property_id uuid not null references properties (id) on delete cascade on update cascade,
      purchased boolean not null default false,
      created_at timestamptz(3) not null,
      primary key (user_id, property_id)
    )`.execute(db);
  await sql`create index saved_properties_property_id on saved_properties (property_id)`.execute(db);
  await sql`
    create table assignments (
      client_id uuid not null references profiles (id) on delete cascade on update cascade,
      property_id uuid not null references properties (id) on delete cascade on update cascade,
      assigned_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      primary key (client_id, property_id)
    )`.execute(db);
  await sql`create index assignments_property_id on assignments (property_id)`.execute(db);
  await sql`create index assignments_assigned_by on assignments (assigned_by)`.execute(db);
}
