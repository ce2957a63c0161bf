import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000004",
	slug: "row-level-security-in-a-browser-only-app",
	title: "Public key, private rows: secure a browser-only app",
	excerpt:
		"An app that talks straight to its database is cheaper to build and run. Grants, policies and guarded functions keep the data of your users safe.",
	content: `<p>A browser-only app saves you a whole server, with less to build and less to host. The usual question from clients is whether it’s safe, because anyone can open the developer tools and copy the database key. My answer is yes, as long as all rules are enforced inside Postgres. The key only names a role, usually <code>anon</code>, and says nothing about the user. Anyone who copies it can send any request the REST layer understands, so the screens of your app offer no protection.</p>
<p>I’ll use one table of inspection reports as an example. Visitors read published reports. Authors edit their drafts, which editors then publish. I ran all SQL on this page on PostgreSQL 15 and 17. The API is PostgREST, bare or as part of a hosted platform. It checks the token’s signature and passes its claims to the transaction as <code>request.jwt.claims</code>.</p>
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
<p>Postgres checks grants first and policies second, and only grants know about columns. A visitor who asks for <code>author</code> gets an error rather than an empty field. An author can’t send <code>status</code> at all, so a draft can’t be published through a form by accident. Deleting isn’t granted to any role. I keep the <code>revoke</code> because platforms differ in the rights they give to a new table in <code>public</code>.</p>
<p>Two effects surprise most developers. <code>select=*</code> fails for a role that lacks a single column, so requests have to name their columns. A policy can also use a column its reader can’t select: <code>anon</code> never sees <code>status</code>, yet the policy below depends on it.</p>
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
<p><code>using</code> applies to rows that exist, and <code>with check</code> applies to rows as they will be afterward. A role with no policy sees no rows. Several policies for one command are joined by OR, so adding one can only widen access. To narrow it, write <code>as restrictive</code>. The <a href="https://www.postgresql.org/docs/current/sql-createpolicy.html">manual’s page on policies</a> has a table of which clause applies to which command. I keep a printout on my desk.</p>
<p>That table also explains a common surprise with soft deletion. An update with a filter needs the <em>new</em> row to pass the select policy. If deleted rows are hidden from their owner, <code>set deleted = true</code> fails with code 42501, however generous the update policy is. Let the owner see deleted rows, or delete through a function.</p>
<h2>Definer functions need a guard</h2>
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
<p>The function runs with the rights of its owner, and policies don’t apply to a table’s owner. Four habits keep this safe:</p>
<ul><li>An empty <code>search_path</code> and full names, so a caller’s temporary table can’t replace yours.</li>
<li>The <code>revoke</code> in the same transaction as the <code>create</code>, because Postgres lets everyone execute a new function.</li>
<li>A guard that can’t be null. <code>if not null</code> doesn’t raise, while <code>exists</code> is always true or false.</li>
<li>The list of editors in a schema the API doesn’t expose, so users can’t add themselves.</li></ul>
<p>If you use <code>force row level security</code>, as the post on <a href="/blog/tenant-separation-in-an-afternoon">tenant separation</a> does, the policies apply to the owner too, unless it is a superuser or has BYPASSRLS. The function above then finds no row and reports that a perfectly good draft is not a draft. Views need attention as well. Unless you set <code>security_invoker = true</code>, a view reads with its owner’s rights. A plain view on this table showed <code>anon</code> all drafts when I tried it.</p>
<h2>A refused update returns 204</h2>
<p>A <code>using</code> clause doesn’t reject an update. It hides rows from it, and an update of no rows counts as a success. Up to version 10.0 PostgREST answered 404 in that case. Since 10.1, of October 2022, the answer is 204, the same as for a row that was written.</p>
<table><thead><tr><th>Request</th><th>Stopped by</th><th>Answer</th></tr></thead><tbody>
<tr><td>Visitor reads a draft</td><td>select policy</td><td>200 and an empty list</td></tr>
<tr><td>Visitor asks for <code>author</code></td><td>column grant</td><td>401, code 42501</td></tr>
<tr><td>Author sends <code>status</code></td><td>column grant</td><td>403, code 42501</td></tr>
<tr><td>Author deletes their own draft</td><td>no grant</td><td>403, code 42501</td></tr>
<tr><td>Token without <code>sub</code> inserts</td><td>with check</td><td>403, code 42501</td></tr>
<tr><td>Author edits their own published report</td><td>using</td><td>204, nothing changed</td></tr>
<tr><td>Another user edits a report</td><td>using</td><td>204, nothing changed</td></tr>
<tr><td>Another user calls <code>publish_report</code></td><td>guard</td><td>403, code 42501</td></tr>
</tbody></table>
<p>The two lines with a 204 deserve your attention, because the screen says “Saved” and the text is gone after a reload. Ask for the changed row and check how many you get back.</p>
<pre><code>const { data, error } = await api.from("reports").update({ title }).eq("id", id).select("id");
if (error) throw error;
if (data.length === 0) throw new Error("Not saved: this report is published, gone or not yours.");</code></pre>
<p>The same applies to reading. An empty list can mean that there is nothing to show, or that the session has expired and the request went out as <code>anon</code>. Your app knows which role it meant to use, so let it tell the user.</p>
<h2>Test as another user</h2>
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
<p>The comparison at the end is the actual proof, because status codes and row counts can mislead. Next, weaken the rules one by one. Replace both clauses of <code>author_edits</code> by <code>true</code>, run the test, and it has to fail. Then take “Crane 4” out of the sample data and run it again. It passes, although the policy is wide open: the read policy hides the draft from the update, so sample data with drafts alone says nothing about updates. I learned that by trying it. Once the SQL passes, send the same requests over HTTP, because exposed schemas and row limits are settings of the API.</p>
<h2>Where another tool is better</h2>
<p>A policy judges one row for one caller. It can’t limit the number of requests, so put a public contact form behind a small server function with a rate limit. It can’t store a payment key or send email. To control cost, give <code>anon</code> a statement timeout and the API a maximum number of rows. Unique constraints reveal a little information as well, because a 409 on a taken name shows that the hidden row exists. And keep the service key, which bypasses all of the above, out of your pages. A search of the bundle on every build confirms that.</p>
<p>There is also a limit to size. If a rule needs five tables to decide about one row, the policy becomes slow to run and even slower to review. A named function or a server is the better investment at that point. For a site with a small admin area, four policies per table are plenty, and you save the cost of a server.</p>`,
	author: {
		name: "Vikram Sethi",
		bio: "Builds mobile apps and databases.",
	},
	category: "Web Development",
	tags: ["PostgreSQL", "Row-level security", "PostgREST", "Testing"],
	publishedDate: "2026-08-25",
	image: "/media/posts/row-level-security-in-a-browser-only-app.webp",
	imageAlt:
		"An olive plan chest of wide drawers: those labeled published stand open, drafts are shut, and a brass key with the tag anon hangs in front.",
	sample: true,
};
