// Written from the migrated database by tests/database/row-types.test.ts (UPDATE_TYPES=1), which also holds it against it.

/** A row of public.activity. */
export interface ActivityRow {
	id: number;
	at: string;
	source: string;
	row_id: string | null;
	action: string;
	title: string | null;
	changed: string[];
	by_email: string | null;
	is_gone: boolean;
	device: string | null;
	session_id: string | null;
	search_text: string | null;
}

/** A row of public.blogs. */
export interface BlogRow {
	id: string;
	slug: string;
	title: string;
	excerpt: string | null;
	content: string;
	author: unknown;
	category: string | null;
	tags: string[];
	image: string | null;
	image_alt: string | null;
	reading_time: number | null;
	featured: boolean;
	listed: boolean;
	published_date: string;
	status: string;
	published_at: string | null;
	created_at: string;
	updated_at: string;
	version: number;
	is_sample: boolean;
	seo_title: string | null;
	seo_description: string | null;
	social_image: string | null;
	hidden_from_search: boolean;
	search_text: string | null;
}

/** A row of public.leads. */
export interface LeadRow {
	id: string;
	idempotency_key: string;
	name: string;
	email: string | null;
	phone: string | null;
	subject: string;
	body: string;
	source: string | null;
	sender_hash: string;
	delivery: string;
	delivery_note: string | null;
	status: string;
	created_at: string;
	updated_at: string;
	version: number;
	excerpt: string | null;
	suspicion: string | null;
	notes: string;
	follow_up_on: string | null;
	sender: string | null;
	replies: unknown;
	search_text: string | null;
}

/** A row of public.pictures. */
export interface PictureRow {
	id: string;
	path: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	bytes: number;
	created_at: string;
	updated_at: string;
	version: number;
	search_text: string | null;
}

/** A row of public.portfolios. */
export interface PortfolioRow {
	id: string;
	slug: string;
	title: string;
	client: string | null;
	client_logo: string | null;
	industry: string | null;
	service_id: string;
	project_type: string | null;
	description: string;
	challenge: string | null;
	solution: string | null;
	image: string | null;
	image_alt: string | null;
	gallery: unknown;
	link: string | null;
	technologies: string[];
	features: string[];
	approach: string[];
	tech_stack: unknown;
	metrics: unknown;
	detailed_metrics: unknown;
	testimonial: string | null;
	extended_testimonial: unknown;
	timeline: string | null;
	team_size: string | null;
	featured: boolean;
	listed: boolean;
	status: string;
	published_at: string | null;
	created_at: string;
	updated_at: string;
	version: number;
	is_sample: boolean;
	seo_title: string | null;
	seo_description: string | null;
	social_image: string | null;
	hidden_from_search: boolean;
	search_text: string | null;
}

/** A row of public.preview_links. */
export interface Preview_linkRow {
	id: string;
	kind: string;
	row_id: string;
	token_hash: string;
	days: number;
	expires_at: string;
	created_at: string;
}

/** A row of public.redirects. */
export interface RedirectRow {
	id: string;
	kind: string;
	slug: string;
	row_id: string;
	project_id: string | null;
	post_id: string | null;
	created_at: string;
}

/** A row of public.revisions. */
export interface RevisionRow {
	id: number;
	source: string;
	row_id: string;
	version: number;
	action: string;
	changed: string[];
	content: unknown;
	changed_at: string;
	changed_by: string | null;
	changed_by_email: string | null;
	redirects: unknown;
}

/** A row of public.site_builds. */
export interface Site_buildRow {
	only_row: boolean;
	changed_at: string;
	requested_at: string | null;
	failed_at: string | null;
	failure: string | null;
	restored_at: string | null;
}

/** A row of public.site_settings. */
export interface Site_settingRow {
	id: string;
	email: string | null;
	phone: string | null;
	whatsapp: string | null;
	instagram: string | null;
	linkedin: string | null;
	facebook: string | null;
	hours: string | null;
	address: string | null;
	created_at: string;
	updated_at: string;
	version: number;
	announcement: string | null;
	announcement_link: string | null;
	announcement_link_text: string | null;
	confirmed_claims: string | null;
	samples: string | null;
	lead_months: string | null;
}

/** A row of public.working_copies. */
export interface Working_copyRow {
	kind: string;
	row_id: string;
	values: unknown;
	base_version: number;
	version: number;
	updated_at: string;
}
