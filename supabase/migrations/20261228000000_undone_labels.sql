-- Undoing the change of a category or tag also restores the unpublished changes that had it.

-- As before, and each returned post also has the labels of its working copy from before and the copy's version, if the copy had the name.
-- A post of which only the copy had it comes without a version.
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
      where w.kind = 'post' and case label_kind
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

-- Gives posts and working copies the labels that replace_label returned, where they haven't changed since. Returns the number of posts
-- that are as they were, with their working copy.
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
        and item -> 'copy' -> 'labels' is not null
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
