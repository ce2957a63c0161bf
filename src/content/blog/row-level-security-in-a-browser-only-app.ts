import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000004",
	slug: "row-level-security-in-a-browser-only-app",
	title: "The key is public. The rows are not.",
	excerpt:
		"A single-page app may talk straight to Postgres with a key that anybody can copy. Grants, policies and guarded functions make that safe, and a test can show it.",
	content: `<p>Open the developer tools of a browser-only app and you find its database key within a minute. Nothing has leaked. The key names a role, usually <code>anon</code>, and says nothing about the person. Whoever copies it may send any request that the REST layer understands, in any order, without your screens. Every rule that matters therefore has to hold inside Postgres.</p>
<p>The example is one table of inspection reports. Visitors read what is published, authors edit their own drafts, editors publish. All SQL on this page was run on PostgreSQL 15 and 17. The API in front of it is PostgREST, bare or inside a hosted platform, which checks the token’s signature and hands its claims to the transaction as <code>request.jwt.claims</code>.</p>
<h2>Grants decide about columns</h2>
<pre><code>create schema private;
create function private.caller() returns uuid
language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
$$;

create table public.reports (
  id bigint generated always as identity primary key,
  author uuid not null default private.caller(),
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published'))
);

alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated;
grant select (id, title, body) on public.reports to anon;
grant select (id, author, title, body, status), insert (title, body), update (title, body)
  on public.reports to authenticated;</code></pre>
<p>Postgres checks grants before policies, and only grants know columns. A visitor who asks for <code>author</code> gets an error, not an empty field. An author cannot send <code>status</code> at all, so “published” cannot slip in through a form that forgot to strip it. Nobody may delete. The <code>revoke</code> stands there because platforms differ, and have changed their minds, about what a new table in <code>public</code> is granted by default.</p>
<p>Two effects surprise people. <code>select=*</code> fails for a role that lacks a single column, so requests have to name theirs. And a policy may test a column that its reader may not select: <code>anon</code> never sees <code>status</code>, yet the policy below depends on it.</p>
<h2>Policies decide about rows</h2>
<pre><code>grant usage on schema private to authenticated;

create policy visitor_reads on public.reports for select to anon
  using (status = 'published');
create policy author_reads on public.reports for select to authenticated
  using (status = 'published' or author = (select private.caller()));
create policy author_inserts on public.reports for insert to authenticated
  with check (author = (select private.caller()) and status = 'draft');
create policy author_edits on public.reports for update to authenticated
  using (author = (select private.caller()) and status = 'draft')
  with check (author = (select private.caller()) and status = 'draft');</code></pre>
<p><code>using</code> is asked about rows that exist, <code>with check</code> about rows as they would be afterward. A role without any policy sees no rows. Several policies for one command are joined by OR, so adding one can only widen access; to narrow it, write <code>as restrictive</code>. The <a href="https://www.postgresql.org/docs/current/sql-createpolicy.html">manual’s page on policies</a> has a table of which clause applies to which command, and it is worth printing.</p>
<p>One line of that table breaks soft deletion. An update with a filter also needs the <em>new</em> row to pass the select policy. If deleted rows are hidden from their owner, <code>set deleted = true</code> fails with code 42501, however generous the update policy is. Let the owner see them, or delete through a function.</p>
<h2>Definer functions are doors with a guard</h2>
<pre><code>create table private.editors (user_id uuid primary key);
revoke all on private.editors from public, anon, authenticated;

create function public.publish_report(report bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.editors where user_id = private.caller()) then
    raise insufficient_privilege using message = 'only editors publish';
  end if;
  update public.reports set status = 'published' where id = report and status = 'draft';
  if not found then
    raise exception 'report % is not a draft', report;
  end if;
end;
$$;
revoke execute on function public.publish_report(bigint) from public, anon;
grant execute on function public.publish_report(bigint) to authenticated;</code></pre>
<p>The function runs with its owner’s rights, and policies do not bind a table’s owner. Four habits keep that narrow:</p>
<ul><li>An empty <code>search_path</code> and full names, or a caller’s temporary table can stand in for yours.</li>
<li>The <code>revoke</code> in the same transaction as the <code>create</code>: Postgres lets everybody execute a new function.</li>
<li>A guard that cannot be null. <code>if not null</code> does not raise; <code>exists</code> is always true or false.</li>
<li>The list of editors in a schema that the API does not expose, so that nobody can write themselves into it.</li></ul>
<p>If you use <code>force row level security</code>, as the post on <a href="/blog/tenant-separation-in-an-afternoon">tenant separation</a> does, the owner is bound too, unless it is a superuser or has BYPASSRLS. The function above then finds no row and reports that a perfectly good draft is not one. And a view without <code>security_invoker = true</code> reads with its owner’s rights: a plain view on this table showed <code>anon</code> every draft when we tried it.</p>
<h2>A refused update answers 204</h2>
<p>A <code>using</code> clause does not reject an update. It hides rows from it, and an update of no rows is a success. Up to version 10.0 PostgREST answered 404 in that case. Since 10.1, of October 2022, the answer is 204, the same as when a row was written.</p>
<table><thead><tr><th>Request</th><th>Stopped by</th><th>Answer</th></tr></thead><tbody>
<tr><td>Visitor reads a draft</td><td>select policy</td><td>200 and an empty list</td></tr>
<tr><td>Visitor asks for <code>author</code></td><td>column grant</td><td>401, code 42501</td></tr>
<tr><td>Author sends <code>status</code></td><td>column grant</td><td>403, code 42501</td></tr>
<tr><td>Author deletes their own draft</td><td>no grant</td><td>403, code 42501</td></tr>
<tr><td>Token without <code>sub</code> inserts</td><td>with check</td><td>403, code 42501</td></tr>
<tr><td>Author edits their own published report</td><td>using</td><td>204, nothing changed</td></tr>
<tr><td>Stranger edits anything</td><td>using</td><td>204, nothing changed</td></tr>
<tr><td>Stranger calls <code>publish_report</code></td><td>guard</td><td>403, code 42501</td></tr>
</tbody></table>
<p>The two lines with a 204 are where users lose work: the screen says “Saved”, and after a reload the text is gone. Ask for the changed row and count it.</p>
<pre><code>const { data, error } = await api.from("reports").update({ title }).eq("id", id).select("id");
if (error) throw error;
if (data.length === 0) throw new Error("Not saved: this report is published, gone or not yours.");</code></pre>
<p>The same holds for reading. An empty list may mean that there is nothing, or that the session has lapsed and the request went out as <code>anon</code>. Only the app knows which role it meant to use, so let it say so.</p>
<h2>Test as the wrong person</h2>
<pre><code>begin;
insert into public.reports (author, title, status) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'Crane 3, brake worn', 'draft'),
  ('aaaaaaaa-0000-4000-8000-000000000001', 'Crane 4, no findings', 'published');
create temp table before_test as select * from public.reports;

select set_config('request.jwt.claims',
  '{"sub":"bbbbbbbb-0000-4000-8000-000000000002"}', true);
set local role authenticated;
do $$
declare touched integer;
begin
  update public.reports set title = 'All fine' where id &gt; 0;
  get diagnostics touched = row_count;
  assert touched = 0, 'a stranger edited a report';
  begin
    insert into public.reports (title, status) values ('Mine', 'published');
    assert false, 'an author published without an editor';
  exception when insufficient_privilege then null;
  end;
end;
$$;

reset role;
do $$
begin
  assert not exists (
    (table public.reports except table before_test)
    union all (table before_test except table public.reports)), 'a row changed';
end;
$$;
rollback;</code></pre>
<p>The comparison at the end is the proof; status codes and row counts are hearsay. Next, break each rule once. Replace both clauses of <code>author_edits</code> by <code>true</code>, run the test, and it has to fail. Then take “Crane 4” out of the fixture and run it again: it passes, although the policy is wide open. The read policy hides the draft before the update policy is asked, so a fixture of drafts alone says nothing about updates. We would not have guessed that by reading. Once the SQL passes, send the same requests over HTTP, because exposed schemas and row limits are settings of the API and no transaction knows them.</p>
<h2>Where policies are the wrong tool</h2>
<p>A policy judges one row for one caller. It cannot count requests, so a public contact form belongs behind a small server function with a rate limit. It cannot keep a payment key or send mail. It does not bound cost: give <code>anon</code> a statement timeout and the API a maximum number of rows. Unique constraints talk past it, because a 409 on a taken name reveals that the hidden row exists. And the service key that bypasses all of the above must never be built into a page; search the bundle for it on every build.</p>
<p>We also stop at a certain size. When a rule needs five tables to decide about one row, the policy becomes slow to run and slower to review. At that point a function with a name, or a server, is the honest choice. For a site with an admin desk, four policies per table are plenty.</p>`,
	author: { name: "Vikram Sethi", bio: "Engineer between phone and database." },
	category: "Web Development",
	tags: ["PostgreSQL", "Row-level security", "PostgREST", "Testing"],
	publishedDate: "2026-08-25",
	image: "/media/posts/row-level-security-in-a-browser-only-app.webp",
	imageAlt:
		"An olive plan chest of wide drawers: those labeled published stand open, drafts are shut, and a brass key with the tag anon hangs in front.",
	sample: true,
};
