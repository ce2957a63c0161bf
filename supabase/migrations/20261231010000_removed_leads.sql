-- Leads that are deleted for good add one line to the activity, and no longer push older lines out of it meanwhile.

drop trigger leads_activity_out on public.leads;
create trigger leads_activity_out after delete on public.leads
  for each row when (coalesce(current_setting('studio.removes_leads', true), '') <> 'on') execute function private.note_activity();

-- As before, but noted only once.
create or replace function public.delete_person(address text, expected integer) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare gone uuid[];
begin
  perform set_config('studio.removes_leads', 'on', true);
  with deleted as (delete from public.leads as l where l.sender = lower(btrim(address)) returning l.id)
    select coalesce(array_agg(d.id), '{}') into gone from deleted as d;
  perform set_config('studio.removes_leads', 'off', true);
  if cardinality(gone) is distinct from expected then
    raise exception 'The leads have changed since.' using errcode = 'PT409';
  end if;
  perform private.note_lead_removal('erase', gone);
  return cardinality(gone);
end;
$$;

-- As before, but noted only once.
create or replace function public.delete_expired_leads() returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  months integer := (select s.lead_months::integer from public.site_settings as s);
  gone uuid[];
begin
  if months is null then return 0; end if;
  perform set_config('studio.removes_leads', 'on', true);
  with deleted as (
    delete from public.leads as l where l.updated_at < now() - make_interval(months => months) and l.status <> 'won'
      and (l.follow_up_on is null or l.follow_up_on < current_date) returning l.id
  )
    select coalesce(array_agg(d.id), '{}') into gone from deleted as d;
  perform set_config('studio.removes_leads', 'off', true);
  perform private.note_lead_removal('expire', gone);
  return cardinality(gone);
end;
$$;
