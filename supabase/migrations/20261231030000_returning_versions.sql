-- A lead that comes back and a working copy that is created again start above every number that they had. A device that still knows an old
-- number can't write over what is new. See docs/decisions.md, "Rows have version numbers".

-- Each number leaves room for the changes of one row. A refused insert takes a number too, so the numbers start again when they run out.
create sequence private.returning_versions as integer minvalue 1000000 increment by 10000 cycle;
revoke all on sequence private.returning_versions from public, anon, authenticated, service_role;
grant usage on sequence private.returning_versions to authenticated, service_role;

-- As before, but a lead that the administrator inserts has been here before. The relay inserts new ones, with the service key.
create or replace function private.keep_row_facts() returns trigger
language plpgsql set search_path = '' as $$
declare kept boolean := private.is_restoring();
begin
  new.updated_at := case
    when kept then coalesce(new.updated_at, now())
    when tg_op = 'INSERT' and tg_table_name = 'leads' then least(new.updated_at, now())
    else now() end;
  if tg_op = 'INSERT' then
    new.version := case when tg_table_name = 'leads' and current_user = 'authenticated' then nextval('private.returning_versions') else 1 end;
    new.created_at := coalesce(new.created_at, now());
  else
    new.id := old.id;
    new.created_at := case when kept then coalesce(new.created_at, old.created_at) else old.created_at end;
    new.version := old.version + 1;
  end if;
  return new;
end;
$$;

-- As before, but every new copy may replace one that another device knows.
create or replace function private.keep_copy_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.kind := old.kind;
    new.row_id := old.row_id;
    if pg_trigger_depth() > 1 and new."values" = old."values" then
      return new;
    end if;
    new.updated_at := now();
    new.version := old.version + 1;
    return new;
  end if;
  new.updated_at := now();
  new.version := nextval('private.returning_versions');
  return new;
end;
$$;
