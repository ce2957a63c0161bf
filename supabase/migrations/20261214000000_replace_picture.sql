-- Names help to find pictures; the files keep theirs.
grant update (name) on public.pictures to authenticated;

-- Shows another picture of the library wherever a picture is shown: in projects, posts and unpublished changes, all at once. The other
-- picture takes the name, and the first one stays in the library as "(replaced)", because earlier versions show it. Focal points belong
-- to one file and are left out. Returns the numbers of projects, posts and unpublished changes.
create function public.replace_picture(old_id uuid, new_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  old_picture public.pictures;
  new_picture public.pictures;
  shown text;
  pattern text;
  target text;
  projects jsonb;
  posts jsonb;
  copies integer;
begin
  select * into old_picture from public.pictures where id = old_id for update;
  select * into new_picture from public.pictures where id = new_id for update;
  if old_picture.id is null or new_picture.id is null or old_id = new_id then
    raise exception 'Replacing needs two pictures of the library.' using errcode = '22023';
  end if;
  shown := '/pictures/' || old_picture.path;
  pattern := replace(shown, '.', '\.') || '(#at=[0-9]+x[0-9]+)?';
  target := '/pictures/' || new_picture.path;
  with chosen as (
    select p.id, p.version from public.portfolios as p where position(shown in p::text) > 0 order by p.id for update
  ), changed as (
    update public.portfolios as p set
        image = regexp_replace(p.image, pattern, target, 'g'),
        link = regexp_replace(p.link, pattern, target, 'g'),
        client_logo = regexp_replace(p.client_logo, pattern, target, 'g'),
        social_image = regexp_replace(p.social_image, pattern, target, 'g'),
        gallery = regexp_replace(p.gallery::text, pattern, target, 'g')::jsonb
      from chosen as c where p.id = c.id
      returning p.id, p.version, c.version as seen
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into projects from changed as c;
  with chosen as (
    select b.id, b.version from public.blogs as b where position(shown in b::text) > 0 order by b.id for update
  ), changed as (
    update public.blogs as b set
        image = regexp_replace(b.image, pattern, target, 'g'),
        social_image = regexp_replace(b.social_image, pattern, target, 'g'),
        content = regexp_replace(b.content, pattern, target, 'g'),
        author = regexp_replace(b.author::text, pattern, target, 'g')::jsonb
      from chosen as c where b.id = c.id
      returning b.id, b.version, c.version as seen
  )
  select coalesce(jsonb_agg(to_jsonb(c)), '[]') into posts from changed as c;
  select count(*) into copies from public.working_copies as w where position(shown in w."values"::text) > 0;
  update public.working_copies as w set
      "values" = regexp_replace(w."values"::text, pattern, target, 'g')::jsonb,
      base_version = coalesce((
        select (c ->> 'version')::integer from jsonb_array_elements(projects || posts) as c
          where (c ->> 'id')::uuid = w.row_id and (c ->> 'seen')::integer = w.base_version), w.base_version)
    where position(shown in w."values"::text) > 0
      or exists (select 1 from jsonb_array_elements(projects || posts) as c where (c ->> 'id')::uuid = w.row_id);
  update public.pictures set name = old_picture.name where id = new_id;
  update public.pictures set name = left(old_picture.name, 180) || ' (replaced)' where id = old_id;
  return jsonb_build_object('projects', jsonb_array_length(projects), 'posts', jsonb_array_length(posts), 'copies', copies);
end;
$$;
revoke execute on function public.replace_picture(uuid, uuid) from public, anon;
grant execute on function public.replace_picture(uuid, uuid) to authenticated, service_role;
