-- Invented content. The dashboard counts it, and a hosted build refuses it. See docs/decisions.md, "Samples are marked until the owner
-- replaces them". Visitors can't read the mark.
alter table public.portfolios add column is_sample boolean not null default false;
alter table public.blogs add column is_sample boolean not null default false;

grant insert (is_sample), update (is_sample) on public.portfolios to authenticated;
grant insert (is_sample), update (is_sample) on public.blogs to authenticated;

-- Marks the samples that earlier versions of the seed added, without a new version of the row.
alter table public.portfolios disable trigger user;
alter table public.blogs disable trigger user;
update public.portfolios set is_sample = true where id::text like '5eed0000-0000-4000-8000-%';
update public.blogs set is_sample = true where id::text like '5eed0000-0000-4000-8000-%';
alter table public.portfolios enable trigger user;
alter table public.blogs enable trigger user;

update public.revisions set content = content || jsonb_build_object('is_sample', row_id::text like '5eed0000-0000-4000-8000-%');
