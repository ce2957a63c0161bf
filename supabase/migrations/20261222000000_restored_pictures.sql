-- Undo of a replaced picture also gives back the focal points: see docs/decisions.md, "Replacing a picture keeps the old file".

-- The wanted values of those entries whose found value is still stored.
create function private.values_to_write(stored jsonb, entries jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e ->> 'field', e -> 'wanted'), '{}') from jsonb_array_elements(entries) as e
    where stored -> (e ->> 'field') = e -> 'found';
$$;

-- Writes each wanted value where the found one is still stored. An entry is {source, id, field, found, wanted}, as replace_picture returns
-- them. Unpublished changes of the rows don't become outdated. Returns the number of wanted values that are stored then.
create function public.set_pictures(chosen jsonb) returns integer
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
    where w.row_id = a.id
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

-- As before, and also returns the changes in reverse, as "undo", for set_pictures.
create or replace function public.replace_picture(old_id uuid, new_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  old_picture public.pictures;
  new_picture public.pictures;
  shown text;
  pattern text;
  changes jsonb;
begin
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
        select * from public.working_copies as o where position(shown in o."values"::text) > 0 order by o.row_id for update
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
revoke execute on function private.values_to_write(jsonb, jsonb), public.set_pictures(jsonb) from public, anon;
grant execute on function private.values_to_write(jsonb, jsonb), public.set_pictures(jsonb) to authenticated, service_role;
