-- A change of several rows could meet a save of one of them in a deadlock: after its first row it held site_builds, for which the save
-- waited, and waited for the row of the save. Now it locks all of its rows first, in the order of their ids.

create function private.lock_rows(kind text, chosen jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  ids uuid[] := array(select (e ->> 'id')::uuid from jsonb_array_elements(chosen) as e);
begin
  -- The tables first, like a restore, which would otherwise wait for the rows while this function's caller waits for the tables.
  lock table public.portfolios, public.blogs in row exclusive mode;
  if kind = 'portfolios' then
    perform 1 from public.portfolios as p where p.id = any (ids) order by p.id for update;
  elsif kind = 'blogs' then
    perform 1 from public.blogs as b where b.id = any (ids) order by b.id for update;
  end if;
end;
$$;
revoke execute on function private.lock_rows(text, jsonb) from public, anon;
grant execute on function private.lock_rows(text, jsonb) to authenticated, service_role;

-- As before, but it locks the rows first.
create or replace function public.change_rows(kind text, chosen jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  item jsonb;
  wanted jsonb;
  stored jsonb;
  reason jsonb;
  written jsonb := '[]';
  refused jsonb := '[]';
begin
  if kind is null or kind not in ('portfolios', 'blogs') then
    raise exception 'There are only portfolios and blogs.' using errcode = '22023';
  end if;
  perform private.lock_rows(kind, chosen);
  for item in select e.value from jsonb_array_elements(chosen) as e loop
    wanted := item -> 'changes';
    stored := null;
    reason := null;
    begin
      if kind = 'portfolios' then
        update public.portfolios as p set
            status = coalesce(wanted ->> 'status', p.status),
            listed = coalesce((wanted ->> 'listed')::boolean, p.listed),
            published_at = case when wanted ? 'published_at' then (wanted ->> 'published_at')::timestamptz else p.published_at end
          where p.id = (item ->> 'id')::uuid and p.version = (item ->> 'version')::integer
          returning to_jsonb(p) - 'search_text' into stored;
      else
        update public.blogs as b set
            status = coalesce(wanted ->> 'status', b.status),
            listed = coalesce((wanted ->> 'listed')::boolean, b.listed),
            published_at = case when wanted ? 'published_at' then (wanted ->> 'published_at')::timestamptz else b.published_at end,
            published_date = coalesce((wanted ->> 'published_date')::timestamptz, b.published_date)
          where b.id = (item ->> 'id')::uuid and b.version = (item ->> 'version')::integer
          returning to_jsonb(b) - 'search_text' - 'content' into stored;
      end if;
    exception when check_violation then
      reason := jsonb_build_object('reason', 'incomplete');
    end;
    if stored is not null then
      written := written || stored;
      continue;
    end if;
    -- The columns that only a draft may lack (`draftMayLack` in fields.ts).
    if kind = 'portfolios' then
      select to_jsonb(r) into stored from (
        select p.version, array_remove(array[
          case when p.service_id = '' then 'service_id' end,
          case when not private.has_text(p.description) then 'description' end], null) as missing
        from public.portfolios as p where p.id = (item ->> 'id')::uuid) as r;
    else
      select to_jsonb(r) into stored from (
        select b.version, array_remove(array[
          case when not private.has_text(b.content) then 'content' end,
          case when not private.has_text(b.author ->> 'name') then 'author' end], null) as missing
        from public.blogs as b where b.id = (item ->> 'id')::uuid) as r;
    end if;
    refused := refused || (jsonb_build_object('id', item -> 'id') || case
      when stored is null then '{"reason": "gone"}'
      when reason is not null then reason || jsonb_build_object('missing', stored -> 'missing')
      when stored ->> 'version' is distinct from item ->> 'version' then '{"reason": "changed"}'
      else '{"reason": "denied"}' end);
  end loop;
  return jsonb_build_object('written', written, 'refused', refused);
end;
$$;

-- As before, but it locks the rows first.
create or replace function public.delete_rows(kind text, chosen jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  gone jsonb;
begin
  perform private.lock_rows(kind, chosen);
  if kind = 'portfolios' then
    with deleted as (
      delete from public.portfolios as p using jsonb_array_elements(chosen) as item
      where p.id = (item ->> 'id')::uuid and p.version = (item ->> 'version')::integer returning p.*
    )
    select jsonb_agg(to_jsonb(d) - 'search_text') into gone from deleted as d;
  elsif kind = 'blogs' then
    with deleted as (
      delete from public.blogs as b using jsonb_array_elements(chosen) as item
      where b.id = (item ->> 'id')::uuid and b.version = (item ->> 'version')::integer returning b.*
    )
    select jsonb_agg(to_jsonb(d) - 'search_text') into gone from deleted as d;
  else
    raise exception 'There are only portfolios and blogs.' using errcode = '22023';
  end if;
  return coalesce(gone, '[]'::jsonb);
end;
$$;
