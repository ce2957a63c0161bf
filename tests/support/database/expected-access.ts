/** All access of the three API roles. Add each new table, column, policy or function here on purpose. */

/** schema.table · policy · verb · roles */
export const POLICIES = [
	"public.blogs blogs_admin_deletes DELETE authenticated",
	"public.blogs blogs_admin_inserts INSERT authenticated",
	"public.blogs blogs_admin_updates UPDATE authenticated",
	"public.blogs blogs_signed_in_reads SELECT authenticated",
	"public.blogs blogs_visitor_reads SELECT anon",
	"public.leads leads_admin_deletes DELETE authenticated",
	"public.leads leads_admin_inserts INSERT authenticated",
	"public.leads leads_admin_reads SELECT authenticated",
	"public.leads leads_admin_updates UPDATE authenticated",
	"public.pictures pictures_admin_deletes DELETE authenticated",
	"public.pictures pictures_admin_inserts INSERT authenticated",
	"public.pictures pictures_admin_reads SELECT authenticated",
	"public.pictures pictures_admin_updates UPDATE authenticated",
	"public.portfolios portfolios_admin_deletes DELETE authenticated",
	"public.portfolios portfolios_admin_inserts INSERT authenticated",
	"public.portfolios portfolios_admin_updates UPDATE authenticated",
	"public.portfolios portfolios_signed_in_reads SELECT authenticated",
	"public.portfolios portfolios_visitor_reads SELECT anon",
	"public.preview_links preview_links_admin_deletes DELETE authenticated",
	"public.preview_links preview_links_admin_inserts INSERT authenticated",
	"public.preview_links preview_links_admin_reads SELECT authenticated",
	"public.redirects redirects_admin_deletes DELETE authenticated",
	"public.redirects redirects_admin_inserts INSERT authenticated",
	"public.redirects redirects_signed_in_reads SELECT authenticated",
	"public.redirects redirects_visitor_reads SELECT anon",
	"public.revisions revisions_admin_reads SELECT authenticated",
	"public.site_builds site_builds_admin_reads SELECT authenticated",
	"public.working_copies working_copies_admin_deletes DELETE authenticated",
	"public.working_copies working_copies_admin_inserts INSERT authenticated",
	"public.working_copies working_copies_admin_reads SELECT authenticated",
	"public.working_copies working_copies_admin_updates UPDATE authenticated",
	"storage.objects pictures_admin_deletes DELETE authenticated",
	"storage.objects pictures_admin_inserts INSERT authenticated",
	"storage.objects pictures_admin_reads SELECT authenticated",
	"storage.objects pictures_admin_updates UPDATE authenticated",
];

/** Privileges on whole tables. */
export const TABLE_GRANTS = [
	"private.admins service_role: DELETE INSERT SELECT",
	"public.blogs authenticated: DELETE SELECT",
	"public.blogs service_role: DELETE INSERT SELECT UPDATE",
	"public.leads authenticated: DELETE SELECT",
	"public.leads service_role: DELETE INSERT SELECT UPDATE",
	"public.pictures authenticated: DELETE SELECT",
	"public.pictures service_role: DELETE INSERT SELECT UPDATE",
	"public.portfolios authenticated: DELETE SELECT",
	"public.portfolios service_role: DELETE INSERT SELECT UPDATE",
	"public.preview_links authenticated: DELETE",
	"public.preview_links service_role: DELETE INSERT SELECT",
	"public.redirects authenticated: DELETE SELECT",
	"public.redirects service_role: DELETE INSERT SELECT",
	"public.revisions authenticated: SELECT",
	"public.revisions service_role: DELETE SELECT",
	"public.site_builds authenticated: SELECT",
	"public.site_builds service_role: SELECT UPDATE",
	"public.working_copies authenticated: DELETE SELECT",
	"public.working_copies service_role: DELETE INSERT SELECT UPDATE",
];

const PROJECT_CONTENT = `slug title client client_logo industry service_id project_type description challenge solution image image_alt
	gallery link technologies features approach tech_stack metrics detailed_metrics testimonial extended_testimonial timeline
	team_size featured published_at seo_title seo_description social_image hidden_from_search`;

const POST_CONTENT = `slug title excerpt content author category tags image image_alt reading_time featured published_date published_at
	seo_title seo_description social_image hidden_from_search`;

/** Column privileges. Visitors see no drafts, listing, sample marks or versions. Only a restore can set dates; other writes to them are ignored. */
export const COLUMN_GRANTS = {
	"public.blogs anon SELECT": `id ${POST_CONTENT} updated_at`,
	"public.blogs authenticated INSERT": `id ${POST_CONTENT} listed status is_sample created_at updated_at`,
	"public.blogs authenticated UPDATE": `${POST_CONTENT} listed status is_sample created_at updated_at`,
	"public.leads authenticated INSERT": `id idempotency_key name email phone subject body source sender_hash delivery delivery_note
		suspicion status notes follow_up_on created_at`,
	"public.leads authenticated UPDATE": "status suspicion notes follow_up_on",
	"public.pictures authenticated INSERT": "id path name alt width height bytes",
	"public.pictures authenticated UPDATE": "alt",
	"public.portfolios anon SELECT": `id ${PROJECT_CONTENT} created_at updated_at`,
	"public.portfolios authenticated INSERT": `id ${PROJECT_CONTENT} listed status is_sample created_at updated_at`,
	"public.portfolios authenticated UPDATE": `${PROJECT_CONTENT} listed status is_sample created_at updated_at`,
	"public.preview_links authenticated INSERT": "id kind row_id token_hash days",
	"public.preview_links authenticated SELECT": "id kind row_id days expires_at created_at",
	"public.redirects anon SELECT": "id kind slug row_id project_id post_id",
	"public.redirects authenticated INSERT": "id kind slug row_id created_at",
	"public.working_copies authenticated INSERT": "kind row_id values base_version",
	"public.working_copies authenticated UPDATE": "values base_version",
};

/** Roles that can call each function. Trigger functions have none. Visitors can't name those of the schema private. */
export const FUNCTION_GRANTS = [
	"private.check_copied_row: none",
	"private.check_redirect: none",
	"private.check_shared_row: none",
	"private.continue_copy: none",
	"private.continue_version: none",
	"private.has_text: authenticated service_role",
	"private.is_admin: authenticated service_role",
	"private.is_author: authenticated service_role",
	"private.is_gallery: authenticated service_role",
	"private.is_record_list: authenticated service_role",
	"private.is_restoring: authenticated service_role",
	"private.is_short_text_list: authenticated service_role",
	"private.is_tech_stack: authenticated service_role",
	"private.is_web_url: authenticated service_role",
	"private.keep_copy_facts: none",
	"private.keep_link_facts: none",
	"private.keep_listing: none",
	"private.keep_publication: none",
	"private.keep_redirects: none",
	"private.keep_revision: none",
	"private.keep_row_facts: none",
	"private.lacks_second_step: none",
	"private.note_site_change: none",
	"private.restore_redirects: authenticated service_role",
	"private.restore_rows: authenticated service_role",
	"private.shared_preview: anon authenticated service_role",
	"private.words_of: authenticated service_role",
	"public.blogs_needing_attention: authenticated service_role",
	"public.change_rows: authenticated service_role",
	"public.content_state: authenticated service_role",
	"public.delete_leads: authenticated service_role",
	"public.delete_rows: authenticated service_role",
	"public.deleted_rows: authenticated service_role",
	"public.is_administrator: authenticated service_role",
	"public.mark_leads: authenticated service_role",
	"public.picture_uses: authenticated service_role",
	"public.portfolios_needing_attention: authenticated service_role",
	"public.preview_row: anon authenticated service_role",
	"public.restore_backup: authenticated service_role",
	"public.site_build_state: authenticated service_role",
];

/** USAGE gives access to the objects of a schema; CREATE would allow new ones. */
export const SCHEMA_GRANTS = [
	"private CREATE: none",
	"private USAGE: authenticated service_role",
	"public CREATE: none",
	"public USAGE: anon authenticated service_role",
];
