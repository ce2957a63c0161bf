-- Deleting leads for good: those of one person on request, and old ones after a period that the administrator sets.
-- See docs/decisions.md, "Leads leave by person and by age".

-- Months; null means that nothing is deleted by age. The privacy page says the same.
alter table public.site_settings
  add column lead_months text check (lead_months ~ '^([1-9][0-9]?|1[01][0-9]|120)$');
grant select (lead_months) on public.site_settings to anon;
grant update (lead_months) on public.site_settings to authenticated;

alter table public.activity
  drop constraint activity_action_check,
  add constraint activity_action_check
    check (action in ('create', 'update', 'publish', 'unpublish', 'delete', 'restore', 'sign-in', 'erase', 'expire'));

-- Replaces the entries of deleted leads with one that counts them. It is a definer function, because no caller has the right to write there.
create function private.note_lead_removal(what text, gone uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry public.activity;
  total integer := cardinality(gone);
begin
  if coalesce(total, 0) = 0 or (auth.uid() is not null and not private.is_admin()) then return; end if;
  if exists (select 1 from public.leads as l where l.id = any (gone)) then return; end if;
  delete from public.activity as a where a.source = 'leads' and a.row_id = any (gone);
  entry.source := 'leads';
  entry.action := what;
  entry.title := total || case total when 1 then ' lead' else ' leads' end;
  entry.changed := '{}';
  perform private.add_activity(entry);
end;
$$;
revoke execute on function private.note_lead_removal(text, uuid[]) from public, anon;
grant execute on function private.note_lead_removal(text, uuid[]) to authenticated, service_role;

-- What there is about an email address, with the caller's rights. "mentions" counts other leads whose texts contain it.
create function public.person_data(address text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with own as (select l.* from public.leads as l where l.sender = lower(btrim(address)))
  select jsonb_build_object(
    'leads', (select count(*) from own),
    'closed', (select count(*) from own as o where o.status in ('won', 'lost', 'archived')),
    'spam', (select count(*) from own as o where o.suspicion is not null),
    'notes', (select count(*) from own as o where o.notes <> ''),
    'replies', (select coalesce(sum(jsonb_array_length(o.replies)), 0) from own as o),
    'mentions', (select count(*) from public.leads as l where l.sender is distinct from lower(btrim(address)) and btrim(address) <> ''
      and position(lower(btrim(address)) in lower(l.search_text || ' ' || l.notes || ' ' || l.replies::text)) > 0)
  );
$$;

-- Deletes all leads of an email address, with the caller's rights. Refuses with 409 if there are more or fewer than the caller has seen.
create function public.delete_person(address text, expected integer) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare gone uuid[];
begin
  with deleted as (delete from public.leads as l where l.sender = lower(btrim(address)) returning l.id)
    select coalesce(array_agg(d.id), '{}') into gone from deleted as d;
  if cardinality(gone) is distinct from expected then
    raise exception 'The leads have changed since.' using errcode = 'PT409';
  end if;
  perform private.note_lead_removal('erase', gone);
  return cardinality(gone);
end;
$$;

-- Deletes leads with which nothing has happened for the period, with the caller's rights: a scheduled job, or the administrator's inbox.
-- Won leads belong to a contract and stay, and so do leads until their follow-up day has passed.
create function public.delete_expired_leads() returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  months integer := (select s.lead_months::integer from public.site_settings as s);
  gone uuid[];
begin
  if months is null then return 0; end if;
  with deleted as (
    delete from public.leads as l where l.updated_at < now() - make_interval(months => months) and l.status <> 'won'
      and (l.follow_up_on is null or l.follow_up_on < current_date) returning l.id
  )
    select coalesce(array_agg(d.id), '{}') into gone from deleted as d;
  perform private.note_lead_removal('expire', gone);
  return cardinality(gone);
end;
$$;
revoke execute on function public.person_data(text), public.delete_person(text, integer), public.delete_expired_leads() from public, anon;
grant execute on function public.person_data(text), public.delete_person(text, integer), public.delete_expired_leads()
  to authenticated, service_role;
