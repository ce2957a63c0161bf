-- The categories and tags of posts: listing, renaming, merging and deleting each in all posts at once, with the caller's rights.

-- Names that differ only in case are two labels, so that they can be merged.
create function public.post_labels() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
    select 'category' as kind, b.category as name, count(*) as posts
      from public.blogs as b where private.has_text(b.category) group by b.category
    union all
    select 'tag', t.name, count(distinct b.id) from public.blogs as b, unnest(b.tags) as t (name) group by t.name
  ) as l;
$$;

-- The tags with another name for one of them, each once and in their order. Without a new name the tag is left out.
create function private.renamed_tag(tags text[], old_name text, new_name text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(kept.name order by kept.place), '{}') from (
    select named.name, min(named.place) as place from (
      select case when t.name = old_name then new_name else t.name end as name, t.place from unnest(tags) with ordinality as t (name, place)
    ) as named where named.name is not null group by named.name
  ) as kept;
$$;

-- Gives a category or tag another name, an existing one to merge them, or null to delete it. Unpublished changes follow, so that they
-- neither bring the old name back nor become outdated. Returns the posts ({id, version}) with their labels from before, for set_labels.
create function public.replace_label(label_kind text, old_name text, new_name text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  written jsonb;
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
  update public.working_copies as w set
      "values" = case
        when label_kind = 'category' and w."values" ->> 'category' = old_name
          then jsonb_set(w."values", '{category}', to_jsonb(coalesce(new_name, '')))
        when label_kind = 'tag' and jsonb_typeof(w."values" -> 'tags') = 'array' and (w."values" -> 'tags') ? old_name
          then jsonb_set(w."values", '{tags}', to_jsonb(private.renamed_tag(
            array(select jsonb_array_elements_text(w."values" -> 'tags')), old_name, new_name)))
        else w."values" end,
      base_version = coalesce((
        select (c ->> 'version')::integer from jsonb_array_elements(written) as c
          where (c ->> 'id')::uuid = w.row_id and (c ->> 'seen')::integer = w.base_version), w.base_version)
    where w.kind = 'post' and (
      case label_kind when 'tag' then (w."values" -> 'tags') ? old_name else w."values" ->> 'category' = old_name end
      or exists (select 1 from jsonb_array_elements(written) as c where (c ->> 'id')::uuid = w.row_id));
  return written;
end;
$$;

-- Gives posts the labels that replace_label returned, where they haven't changed since. Returns their number.
create function public.set_labels(label_kind text, chosen jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  written jsonb;
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
  update public.working_copies as w set base_version = (c ->> 'version')::integer
    from jsonb_array_elements(written) as c
    where w.kind = 'post' and w.row_id = (c ->> 'id')::uuid and w.base_version = (c ->> 'seen')::integer;
  return jsonb_array_length(written);
end;
$$;
revoke execute on function public.post_labels(), private.renamed_tag(text[], text, text), public.replace_label(text, text, text),
  public.set_labels(text, jsonb) from public, anon;
grant execute on function public.post_labels(), private.renamed_tag(text[], text, text), public.replace_label(text, text, text),
  public.set_labels(text, jsonb) to authenticated, service_role;
