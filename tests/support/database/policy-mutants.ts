export interface Mutant {
	name: string;
	sql: string;
}

const ASK_CLAIM = (member: string) =>
	`(select nullif(current_setting('request.jwt.claims', true), '')::jsonb -> '${member}' ->> 'role') = 'admin'`;

const RESTORE = "public.restore_backup(jsonb, text, text)";

const DEFINER = "language sql stable security definer set search_path = ''";

const DATE_HAS_COME = "published_date < date_trunc('day', now(), 'Asia/Kolkata') + interval '24 hours'";

const IS_SHOWN = "(not is_sample or (select private.shows_samples()))";

const PROTECTED = [
	"private.admins",
	...[
		"activity",
		"blogs",
		"leads",
		"pictures",
		"portfolios",
		"preview_links",
		"redirects",
		"revisions",
		"site_builds",
		"site_settings",
		"working_copies",
	].map((table) => `public.${table}`),
];

/** Possible mistakes in a migration. A catalog check or a probe must find each one. */
export const MUTANTS: readonly Mutant[] = [
	...PROTECTED.map((table) => ({ name: `row-level security off: ${table}`, sql: `alter table ${table} disable row level security` })),
	{ name: "anyone signed in updates", sql: "alter policy portfolios_admin_updates on public.portfolios using (true) with check (true)" },
	{ name: "an update may end anywhere", sql: "alter policy blogs_admin_updates on public.blogs with check (true)" },
	{ name: "anyone signed in inserts", sql: "alter policy blogs_admin_inserts on public.blogs with check (auth.uid() is not null)" },
	{ name: "anyone signed in reads leads", sql: "alter policy leads_admin_reads on public.leads using (true)" },
	{
		name: "a delete trusts user_metadata",
		sql: `alter policy portfolios_admin_deletes on public.portfolios using (${ASK_CLAIM("user_metadata")})`,
	},
	{
		name: "is_admin() trusts app_metadata",
		sql: `create or replace function private.is_admin() returns boolean ${DEFINER} as $$ select coalesce(${ASK_CLAIM("app_metadata")}, false) $$`,
	},
	{
		name: "is_admin() is true for anyone signed in",
		sql: `create or replace function private.is_admin() returns boolean ${DEFINER} as $$ select auth.uid() is not null $$`,
	},
	{
		name: "is_admin() is true",
		sql: `create or replace function private.is_admin() returns boolean ${DEFINER} as $$ select true $$`,
	},
	{
		name: "is_admin() asks whether there is an administrator",
		sql: `create or replace function private.is_admin() returns boolean ${DEFINER} as $$ select exists (select 1 from private.admins) $$`,
	},
	{ name: "is_admin() without a pinned search path", sql: "alter function private.is_admin() reset search_path" },
	{
		name: "is_admin() callable by everyone",
		sql: "grant usage on schema private to anon; grant execute on function private.is_admin() to public",
	},
	{ name: "is_administrator() callable by visitors", sql: "grant execute on function public.is_administrator() to anon" },
	{
		name: "is_admin() asked for every row",
		sql: "alter policy portfolios_admin_deletes on public.portfolios using (private.is_admin())",
	},
	{ name: "writes granted to visitors again", sql: "grant insert, update, delete on public.portfolios to anon" },
	{ name: "all columns granted to visitors", sql: "grant select on public.portfolios to anon" },
	{ name: "leads granted to visitors", sql: "grant select on public.leads to anon" },
	{ name: "truncate granted", sql: "grant truncate on public.blogs to authenticated" },
	{ name: "references and trigger granted", sql: "grant references, trigger on public.leads to authenticated" },
	{ name: "the administrator writes versions", sql: "grant update (version) on public.blogs to authenticated" },
	{ name: "the administrator rewrites leads", sql: "grant update on public.leads to authenticated" },
	{ name: "a grant is missing", sql: "revoke select on public.blogs from anon" },
	{
		name: "the list of administrators is readable",
		sql: "grant select on private.admins to authenticated; create policy p on private.admins using (true)",
	},
	{
		name: "anyone makes themselves the administrator",
		sql: "grant insert on private.admins to authenticated; create policy p on private.admins for insert to authenticated with check (user_id = auth.uid())",
	},
	{ name: "the list of administrators is exposed as a view", sql: "create view public.admins as select * from private.admins" },
	{ name: "the list of administrators moves to the exposed schema", sql: "alter table private.admins set schema public" },
	{
		name: "a definer function in the exposed schema",
		sql: `create function public.publish_all() returns void language sql security definer set search_path = '' as $$ update public.blogs set status = 'published' $$`,
	},
	{ name: "no policy lets visitors read", sql: "drop policy portfolios_visitor_reads on public.portfolios" },
	{
		name: "visitors see unlisted rows",
		sql: `alter policy portfolios_visitor_reads on public.portfolios using (status = 'published' and published_at <= now() and ${IS_SHOWN})`,
	},
	{
		name: "visitors see rows before their time",
		sql: `alter policy blogs_visitor_reads on public.blogs using (status = 'published' and listed and ${DATE_HAS_COME} and ${IS_SHOWN})`,
	},
	{
		name: "visitors see posts before their date",
		sql: `alter policy blogs_visitor_reads on public.blogs using (status = 'published' and listed and published_at <= now() and ${IS_SHOWN})`,
	},
	{
		name: "visitors see drafts",
		sql: `alter policy blogs_visitor_reads on public.blogs using (listed and coalesce(published_at <= now(), true) and ${DATE_HAS_COME} and ${IS_SHOWN})`,
	},
	{
		name: "signed-in strangers see unlisted rows",
		sql: `alter policy blogs_signed_in_reads on public.blogs using ((status = 'published' and published_at <= now() and ${DATE_HAS_COME} and ${IS_SHOWN}) or (select private.is_admin()))`,
	},
	{
		name: "signed-in strangers see posts before their date",
		sql: `alter policy blogs_signed_in_reads on public.blogs using ((status = 'published' and listed and published_at <= now() and ${IS_SHOWN}) or (select private.is_admin()))`,
	},
	{
		name: "visitors see hidden sample projects",
		sql: "alter policy portfolios_visitor_reads on public.portfolios using (status = 'published' and listed and published_at <= now())",
	},
	{
		name: "signed-in strangers see hidden sample posts",
		sql: `alter policy blogs_signed_in_reads on public.blogs using ((status = 'published' and listed and published_at <= now() and ${DATE_HAS_COME}) or (select private.is_admin()))`,
	},
	{
		name: "the switch of the samples reads with the caller's rights",
		sql: "alter function private.shows_samples() security invoker",
	},
	{
		name: "visitors delete",
		sql: "grant delete on public.portfolios to anon; create policy portfolios_visitor_deletes on public.portfolios for delete to anon using (true)",
	},
	{
		name: "anyone signed in describes pictures",
		sql: "alter policy pictures_admin_updates on public.pictures using (true) with check (true)",
	},
	{
		name: "anyone signed in uploads",
		sql: "alter policy pictures_admin_inserts on storage.objects with check (bucket_id = 'pictures' and auth.uid() is not null)",
	},
	{
		name: "the administrator's policy reaches into other buckets",
		sql: "alter policy pictures_admin_deletes on storage.objects using ((select private.is_admin()))",
	},
	{
		name: "visitors list the files of drafts",
		sql: "create policy pictures_visitor_reads on storage.objects for select to anon using (bucket_id = 'pictures')",
	},
	{ name: "the administrator rewrites the facts of a file", sql: "grant update on public.pictures to authenticated" },
	{ name: "visitors list unused pictures", sql: "grant execute on function public.unused_pictures(text[]) to anon" },
	{ name: "visitors replace pictures", sql: "grant execute on function public.replace_picture(uuid, uuid) to anon" },
	{ name: "pictures are set with the owner's rights", sql: "alter function public.set_pictures(jsonb) security definer" },
	{ name: "visitors count the uses of a file", sql: "grant execute on function public.picture_uses(text) to anon" },
	{
		name: "anyone signed in puts leads into the inbox",
		sql: "alter policy leads_admin_inserts on public.leads with check (auth.uid() is not null)",
	},
	{ name: "the administrator sets the version of a lead", sql: "grant insert on public.leads to authenticated" },
	{ name: "visitors read the notes about leads", sql: "grant select (notes) on public.leads to anon" },
	{ name: "the administrator invents replies", sql: "grant update (replies) on public.leads to authenticated" },
	{ name: "visitors read the replies to leads", sql: "grant select (replies) on public.leads to anon" },
	{ name: "the administrator can't save notes", sql: "revoke update (notes) on public.leads from authenticated" },
	{ name: "leads are deleted with the owner's rights", sql: "alter function public.delete_leads(jsonb) security definer" },
	{ name: "leads are marked with the owner's rights", sql: "alter function public.mark_leads(jsonb, text) security definer" },
	{ name: "visitors call the deletion of leads", sql: "grant execute on function public.delete_leads(jsonb) to anon" },
	{ name: "a person's leads are counted with the owner's rights", sql: "alter function public.person_data(text) security definer" },
	{
		name: "a person's leads are deleted with the owner's rights",
		sql: "alter function public.delete_person(text, integer) security definer",
	},
	{ name: "old leads are deleted with the owner's rights", sql: "alter function public.delete_expired_leads() security definer" },
	{ name: "visitors delete a person's leads", sql: "grant execute on function public.delete_person(text, integer) to anon" },
	{ name: "visitors ask about a person", sql: "grant execute on function public.person_data(text) to anon" },
	{ name: "visitors start the deletion of old leads", sql: "grant execute on function public.delete_expired_leads() to anon" },
	{ name: "rows are changed with the owner's rights", sql: "alter function public.change_rows(text, jsonb) security definer" },
	{ name: "rows are deleted with the owner's rights", sql: "alter function public.delete_rows(text, jsonb) security definer" },
	{ name: "labels are replaced with the owner's rights", sql: "alter function public.replace_label(text, text, text) security definer" },
	{ name: "labels are set with the owner's rights", sql: "alter function public.set_labels(text, jsonb) security definer" },
	{ name: "labels of drafts are read with the owner's rights", sql: "alter function public.post_labels() security definer" },
	{ name: "visitors replace labels", sql: "grant execute on function public.replace_label(text, text, text) to anon" },
	{ name: "visitors call the deletion of rows", sql: "grant execute on function public.delete_rows(text, jsonb) to anon" },
	{
		name: "drafts that need attention are read with the owner's rights",
		sql: "alter function public.portfolios_needing_attention() security definer",
	},
	{ name: "a policy for every role", sql: "alter policy portfolios_admin_updates on public.portfolios to public" },
	{ name: "anyone signed in reads the history", sql: "alter policy revisions_admin_reads on public.revisions using (true)" },
	{
		name: "anyone signed in invents history",
		sql: "grant insert on public.revisions to authenticated; create policy p on public.revisions for insert to authenticated with check (true)",
	},
	{
		name: "the administrator clears the history",
		sql: "grant delete on public.revisions to authenticated; create policy p on public.revisions for delete to authenticated using ((select private.is_admin()))",
	},
	{ name: "the numbers of the history can be set", sql: "grant all on sequence public.revisions_id_seq to authenticated" },
	{ name: "a restore runs with the owner's rights", sql: `alter function ${RESTORE} security definer` },
	{
		name: "a restore does not ask who calls it",
		sql: `do $do$ begin execute replace(pg_get_functiondef('${RESTORE}'::regprocedure), 'not private.is_admin()', 'false'); end $do$`,
	},
	{ name: "visitors call the restore", sql: `grant execute on function ${RESTORE} to anon` },
	{ name: "what was deleted is read with the owner's rights", sql: "alter function public.deleted_rows(text, bigint) security definer" },
	{ name: "the tables are counted with the owner's rights", sql: "alter function public.content_state() security definer" },
	{
		name: "every write counts as a restore",
		sql: "create or replace function private.is_restoring() returns boolean language sql stable set search_path = '' as $$ select true $$",
	},
	{ name: "anyone signed in reads the builds", sql: "alter policy site_builds_admin_reads on public.site_builds using (true)" },
	{ name: "the administrator writes the builds", sql: "grant update on public.site_builds to authenticated" },
	{
		name: "anyone signed in changes the settings",
		sql: "alter policy site_settings_admin_updates on public.site_settings using (true) with check (true)",
	},
	{ name: "anyone signed in reads the settings", sql: "alter policy site_settings_admin_reads on public.site_settings using (true)" },
	{
		name: "visitors change the settings",
		sql: "grant update (phone) on public.site_settings to anon; create policy p on public.site_settings for update to anon using (true)",
	},
	{ name: "visitors read versions of the settings", sql: "grant select on public.site_settings to anon" },
	{ name: "the administrator sets versions of the settings", sql: "grant update on public.site_settings to authenticated" },
	{ name: "the administrator adds settings", sql: "grant insert on public.site_settings to authenticated" },
	{ name: "anyone signed in reads the activity", sql: "alter policy activity_admin_reads on public.activity using (true)" },
	{ name: "visitors read the activity", sql: "grant select on public.activity to anon" },
	{ name: "the administrator deletes activity", sql: "grant delete on public.activity to authenticated" },
	{ name: "the administrator invents activity", sql: "grant insert on public.activity to authenticated" },
	{
		name: "anyone signed in appears in the activity",
		sql: "create or replace function private.note_sign_in(device text) returns boolean language sql security definer set search_path = '' as $$ insert into public.activity (source, action) values ('session', 'sign-in') returning true $$",
	},
	{ name: "visitors record sign-ins", sql: "grant execute on function public.record_sign_in(text) to anon" },
	{ name: "the builds are read with the owner's rights", sql: "alter function public.site_build_state() security definer" },
	{ name: "visitors read the builds", sql: "grant execute on function public.site_build_state() to anon" },
	{ name: "visitors see redirects to hidden rows", sql: "alter policy redirects_visitor_reads on public.redirects using (true)" },
	{
		name: "anyone signed in redirects readers",
		sql: "alter policy redirects_admin_inserts on public.redirects with check (auth.uid() is not null)",
	},
	{ name: "anyone signed in deletes redirects", sql: "alter policy redirects_admin_deletes on public.redirects using (true)" },
	{ name: "the administrator changes redirects", sql: "grant update on public.redirects to authenticated" },
	{ name: "anyone signed in reads working copies", sql: "alter policy working_copies_admin_reads on public.working_copies using (true)" },
	{
		name: "anyone signed in writes working copies",
		sql: "alter policy working_copies_admin_inserts on public.working_copies with check (auth.uid() is not null)",
	},
	{
		name: "anyone signed in changes working copies",
		sql: "alter policy working_copies_admin_updates on public.working_copies using (true) with check (true)",
	},
	{
		name: "anyone signed in discards working copies",
		sql: "alter policy working_copies_admin_deletes on public.working_copies using (true)",
	},
	{
		name: "visitors read working copies of public rows",
		sql: "grant select on public.working_copies to anon; create policy p on public.working_copies for select to anon using (true)",
	},
	{ name: "the administrator moves a working copy to another row", sql: "grant update on public.working_copies to authenticated" },
	{ name: "anyone signed in lists preview links", sql: "alter policy preview_links_admin_reads on public.preview_links using (true)" },
	{
		name: "anyone signed in makes preview links",
		sql: "alter policy preview_links_admin_inserts on public.preview_links with check (auth.uid() is not null)",
	},
	{ name: "anyone signed in revokes preview links", sql: "alter policy preview_links_admin_deletes on public.preview_links using (true)" },
	{ name: "the administrator prolongs a preview link", sql: "grant update (expires_at) on public.preview_links to authenticated" },
	{ name: "the administrator sets when a preview link expires", sql: "grant insert (expires_at) on public.preview_links to authenticated" },
	{ name: "the hashes of preview links are readable", sql: "grant select on public.preview_links to authenticated" },
	{
		name: "visitors list preview links",
		sql: "grant select on public.preview_links to anon; create policy p on public.preview_links for select to anon using (true)",
	},
	{ name: "visitors can't open preview links", sql: "revoke execute on function private.shared_preview(text) from anon" },
	{ name: "preview links are opened with the owner's rights", sql: "alter function public.preview_row(text) security definer" },
	{ name: "visitors name the helpers of the database", sql: "grant usage on schema private to anon" },
	{
		name: "expired preview links open",
		sql: `do $do$ begin execute replace(pg_get_functiondef('private.shared_preview(text)'::regprocedure), 'l.expires_at > now()', 'true'); end $do$`,
	},
	{
		name: "any token opens a preview link",
		sql: `do $do$ begin execute regexp_replace(pg_get_functiondef('private.shared_preview(text)'::regprocedure), 'l.token_hash = case .* end', 'true'); end $do$`,
	},
	{ name: "the accounts are readable", sql: "grant select on auth.users to authenticated" },
];
