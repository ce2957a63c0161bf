-- The working copy of a deleted row waits unchanged, and a change of many rows leaves it out. Before, it made the whole change fail.

create function private.is_stored(copy_kind text, copied uuid) returns boolean
language sql stable set search_path = '' as $$
  select case copy_kind
    when 'project' then exists (select 1 from public.portfolios as p where p.id = copied)
    else exists (select 1 from public.blogs as b where b.id = copied) end;
$$;
revoke execute on function private.is_stored(text, uuid) from public, anon;
grant execute on function private.is_stored(text, uuid) to authenticated, service_role;

-- As before, without the copies of deleted posts.
create or replace function public.replace_label(label_kind text, old_name text, new_name text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  field text := case label_kind when 'tag' then 'tags' else 'category' end;
  written jsonb;
  copied jsonb;
begin
  if label_kind is null or label_kind not in ('category', 'tag') or old_name is null or old_name = new_name or not private.has_text(coalesce(new_name, 'none')) then
    raise exception 'A category or tag needs another name.' using errcode = '22023';
  end if;
  with chosen as (
    select b.id, b.version, case label_kind when 'tag' then to_jsonb(b.tags) else to_jsonb(b.category) end as labels
      from public.blogs as b where case label_kind when 'tag' then old_name = any (b.tags) else b.category = old_name end
      order by b.id for update
  ), changed as (
    update public.blogs as b set
        tags = case label_kind when 'tag' then private.renamed_tag(b.tags, old_name, new_name) else b.tags end,
        category = case label_kind when 'tag' then b.category else new_name end
      from chosen as c where b.id = c.id
      returning b.id, b.version, c.version as seen, c.labels
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into written from changed as c;
  update public.working_copies as w set base_version = (c ->> 'version')::integer
    from jsonb_array_elements(written) as c
    where w.kind = 'post' and w.row_id = (c ->> 'id')::uuid and w.base_version = (c ->> 'seen')::integer;
  with chosen as (
    select w.row_id, w."values" -> field as labels from public.working_copies as w
      where w.kind = 'post' and private.is_stored(w.kind, w.row_id) and case label_kind
        when 'tag' then jsonb_typeof(w."values" -> 'tags') = 'array' and (w."values" -> 'tags') ? old_name
        else w."values" ->> 'category' = old_name end
      order by w.row_id for update
  ), changed as (
    update public.working_copies as w set "values" = jsonb_set(w."values", array[field], case label_kind
        when 'tag' then to_jsonb(private.renamed_tag(array(select jsonb_array_elements_text(c.labels)), old_name, new_name))
        else to_jsonb(coalesce(new_name, '')) end)
      from chosen as c where w.kind = 'post' and w.row_id = c.row_id
      returning w.row_id as id, jsonb_build_object('version', w.version, 'labels', c.labels) as copy
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into copied from changed as c;
  return (
    select coalesce(jsonb_agg('{"version": null, "labels": null}'::jsonb || coalesce(c, '{}') || coalesce(k, '{}')), '[]')
      from jsonb_array_elements(written) as c full join jsonb_array_elements(copied) as k on k ->> 'id' = c ->> 'id'
  );
end;
$$;

-- As before, without the copies of deleted posts.
create or replace function public.set_labels(label_kind text, chosen jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  field text := case label_kind when 'tag' then 'tags' else 'category' end;
  written jsonb;
  copied jsonb;
begin
  if label_kind is null or label_kind not in ('category', 'tag') then
    raise exception 'There are only categories and tags.' using errcode = '22023';
  end if;
  with changed as (
    update public.blogs as b set
        tags = case label_kind when 'tag' then array(select jsonb_array_elements_text(item -> 'labels')) else b.tags end,
        category = case label_kind when 'tag' then b.category else item ->> 'labels' end
      from jsonb_array_elements(chosen) as item
      where b.id = (item ->> 'id')::uuid and b.version = (item ->> 'version')::integer
      returning b.id, b.version, (item ->> 'version')::integer as seen
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into written from changed as c;
  -- Before the other update, which gives the copies another version. A copy of a post that was changed since keeps its labels, too.
  with changed as (
    update public.working_copies as w set "values" = jsonb_set(w."values", array[field], item -> 'copy' -> 'labels')
      from jsonb_array_elements(chosen) as item
      where w.kind = 'post' and w.row_id = (item ->> 'id')::uuid and w.version = (item -> 'copy' ->> 'version')::integer
        and item -> 'copy' -> 'labels' is not null and private.is_stored(w.kind, w.row_id)
        and (item ->> 'version' is null or exists (select 1 from jsonb_array_elements(written) as c where c ->> 'id' = item ->> 'id'))
      returning w.row_id as id
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into copied from changed as c;
  update public.working_copies as w set base_version = (c ->> 'version')::integer
    from jsonb_array_elements(written) as c
    where w.kind = 'post' and w.row_id = (c ->> 'id')::uuid and w.base_version = (c ->> 'seen')::integer;
  return (
    select count(*) from jsonb_array_elements(chosen) as item
      where (item ->> 'version' is null or exists (select 1 from jsonb_array_elements(written) as c where c ->> 'id' = item ->> 'id'))
        and (item -> 'copy' -> 'labels' is null
          or exists (select 1 from jsonb_array_elements(copied) as c where c ->> 'id' = item ->> 'id')
          or not exists (select 1 from public.working_copies as w where w.kind = 'post' and w.row_id = (item ->> 'id')::uuid))
  );
end;
$$;

-- As before, without the copies of deleted rows.
create or replace function public.set_pictures(chosen jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  written jsonb;
begin
  with asked as (
    select e ->> 'source' as source, (e ->> 'id')::uuid as id, jsonb_agg(e) as entries from jsonb_array_elements(chosen) as e group by 1, 2
  ), projects as (
    update public.portfolios as p set (image, link, client_logo, social_image, gallery) = (
        select n.image, n.link, n.client_logo, n.social_image, n.gallery
          from jsonb_populate_record(p, private.values_to_write(to_jsonb(p), a.entries)) as n)
      from asked as a where a.source = 'portfolios' and p.id = a.id and private.values_to_write(to_jsonb(p), a.entries) <> '{}'
      returning p.id, p.version
  ), posts as (
    update public.blogs as b set (image, social_image, content, author) = (
        select n.image, n.social_image, n.content, n.author
          from jsonb_populate_record(b, private.values_to_write(to_jsonb(b), a.entries)) as n)
      from asked as a where a.source = 'blogs' and b.id = a.id and private.values_to_write(to_jsonb(b), a.entries) <> '{}'
      returning b.id, b.version
  ), names as (
    update public.pictures as i set name = private.values_to_write(to_jsonb(i), a.entries) ->> 'name'
      from asked as a where a.source = 'pictures' and i.id = a.id and private.values_to_write(to_jsonb(i), a.entries) ? 'name'
  )
  select jsonb_object_agg(c.id, c.version) into written from (table projects union all table posts) as c;
  update public.working_copies as w set
      "values" = w."values" || private.values_to_write(w."values", a.entries),
      base_version = case when (written ->> a.id::text)::integer = w.base_version + 1 then w.base_version + 1 else w.base_version end
    from (
      select (e ->> 'id')::uuid as id, coalesce(jsonb_agg(e) filter (where e ->> 'source' = 'working_copies'), '[]') as entries
        from jsonb_array_elements(chosen) as e group by 1
    ) as a
    where w.row_id = a.id and private.is_stored(w.kind, w.row_id)
      and (private.values_to_write(w."values", a.entries) <> '{}' or (written ->> a.id::text)::integer = w.base_version + 1);
  return (
    select count(*) from jsonb_array_elements(chosen) as e where case e ->> 'source'
      when 'portfolios' then exists (
        select 1 from public.portfolios as p where p.id = (e ->> 'id')::uuid and to_jsonb(p) -> (e ->> 'field') = e -> 'wanted')
      when 'blogs' then exists (
        select 1 from public.blogs as b where b.id = (e ->> 'id')::uuid and to_jsonb(b) -> (e ->> 'field') = e -> 'wanted')
      when 'working_copies' then exists (
        select 1 from public.working_copies as w where w.row_id = (e ->> 'id')::uuid and w."values" -> (e ->> 'field') = e -> 'wanted')
      else exists (
        select 1 from public.pictures as i where i.id = (e ->> 'id')::uuid and to_jsonb(i) -> (e ->> 'field') = e -> 'wanted') end);
end;
$$;

-- As before, without the copies of deleted rows, and it locks the tables first.
create or replace function public.replace_picture(old_id uuid, new_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  old_picture public.pictures;
  new_picture public.pictures;
  shown text;
  pattern text;
  changes jsonb;
begin
  -- A restore, which locks whole tables, would otherwise wait for the rows below while this function waits for the tables.
  lock table public.portfolios, public.blogs in row exclusive mode;
  select * into old_picture from public.pictures where id = old_id for update;
  select * into new_picture from public.pictures where id = new_id for update;
  if old_picture.id is null or new_picture.id is null or old_id = new_id then
    raise exception 'Replacing needs two pictures of the library.' using errcode = '22023';
  end if;
  shown := '/pictures/' || old_picture.path;
  pattern := replace(shown, '.', '\.') || '(#at=[0-9]+x[0-9]+)?';
  with stored as (
    select 'portfolios' as source, p.id, m.key as field, m.value as found
      from (
        select * from public.portfolios as o where position(shown in o::text) > 0 order by o.id for update
      ) as p, jsonb_each(to_jsonb(p)) as m
      where m.key in ('image', 'link', 'client_logo', 'social_image', 'gallery')
    union all
    select 'blogs', b.id, m.key, m.value
      from (
        select * from public.blogs as o where position(shown in o::text) > 0 order by o.id for update
      ) as b, jsonb_each(to_jsonb(b)) as m
      where m.key in ('image', 'social_image', 'content', 'author')
    union all
    select 'working_copies', w.row_id, m.key, m.value
      from (
        select * from public.working_copies as o where position(shown in o."values"::text) > 0 and private.is_stored(o.kind, o.row_id)
          order by o.row_id for update
      ) as w, jsonb_each(w."values") as m
  ), changed as (
    select s.*, regexp_replace(s.found::text, pattern, '/pictures/' || new_picture.path, 'g')::jsonb as wanted
      from stored as s where position(shown in s.found::text) > 0
    union all select 'pictures', new_id, 'name', to_jsonb(new_picture.name), to_jsonb(old_picture.name)
    union all select 'pictures', old_id, 'name', to_jsonb(old_picture.name), to_jsonb(left(old_picture.name, 180) || ' (replaced)')
  )
  select jsonb_agg(to_jsonb(c)) into changes from changed as c;
  perform public.set_pictures(changes);
  return (
    select jsonb_build_object(
        'projects', count(distinct c ->> 'id') filter (where c ->> 'source' = 'portfolios'),
        'posts', count(distinct c ->> 'id') filter (where c ->> 'source' = 'blogs'),
        'copies', count(distinct c ->> 'id') filter (where c ->> 'source' = 'working_copies'),
        'undo', jsonb_agg(c || jsonb_build_object('found', c -> 'wanted', 'wanted', c -> 'found')))
      from jsonb_array_elements(changes) as c);
end;
$$;
