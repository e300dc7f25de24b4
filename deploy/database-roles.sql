-- Three roles for one database, once, as a superuser:
--   sudo -u postgres psql -v ON_ERROR_STOP=1 -d freehold -f database-roles.sql
-- freehold_owner owns everything and migrates (npm run migrate); freehold, the role of the servers, reads and writes rows and can
-- change no table; freehold_backup reads rows, and notes how its backups went. It may be run again, and on a database whose tables
-- belong to freehold already.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['freehold_owner', 'freehold', 'freehold_backup'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', wanted);
    end if;
  end loop;
end $$;

reassign owned by freehold to freehold_owner;

do $$
begin
  execute format('alter database %I owner to freehold_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to freehold, freehold_backup', current_database());
end $$;

-- What there is.
create schema if not exists jobs authorization freehold_owner;
revoke create on schema public, jobs from public, freehold, freehold_backup;
grant usage on schema public, jobs to freehold;
grant usage on schema public to freehold_backup;
grant select on all tables in schema public to freehold_backup;
grant select, insert, update, delete on all tables in schema public, jobs to freehold;
grant usage on all sequences in schema public, jobs to freehold;

-- What migrations, the job queue's own upgrades and restores will make.
alter default privileges for role freehold_owner grant usage on schemas to freehold;
alter default privileges for role freehold_owner grant select, insert, update, delete on tables to freehold;
alter default privileges for role freehold_owner grant usage on sequences to freehold;
alter default privileges for role freehold_owner in schema public grant select on tables to freehold_backup;

-- There after the first migration, so run this file again then.
do $$
begin
  if to_regclass('public.upkeep') is not null then
    grant insert, update on upkeep to freehold_backup;
  end if;
end $$;
