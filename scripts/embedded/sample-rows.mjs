/** Removes every sample row with its history, including the entry for the deletion. */
export const removeSamples = `
delete from public.portfolios where slug ~ '^sample-project-[0-9]+$';
delete from public.blogs where slug ~ '^sample-post-[0-9]+$';
delete from public.pictures where path ~ '^sample-picture-[0-9]+[.]webp$';
delete from public.revisions where content ->> 'slug' ~ '^sample-(project|post)-[0-9]+$';`;

/** An entry of a list by the row's number; the stride makes columns vary independently. */
const pick = (/** @type {string[]} */ list, /** @type {number} */ stride) =>
	`(array[${list.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ")}])[1 + (n * ${stride} + n / ${list.length}) % ${list.length}]`;

const things = [
	"Dispatch board",
	"Claims desk",
	"Loan ledger",
	"Yard camera",
	"Route planner",
	"Patient intake",
	"Rental calendar",
	"Stock count",
	"Menu editor",
	"Field survey",
	"Billing portal",
	"Night desk",
	"Crop advisor",
	"Parts finder",
	"Ticket triage",
	"Fleet monitor",
];
const places = [
	"a dairy in Kolhapur",
	"seven clinics",
	"the port of Sarvani",
	"a lift maker",
	"340 gyms",
	"a coastal ferry line",
	"two courier firms",
	"a seed cooperative",
	"the city museum",
	"a textile mill",
	"rural branches",
	"an insurer in Pune",
	"a metro depot",
];
const clients = [
	"Relay Mile",
	"Ironroom",
	"Sanjeev Clinics",
	"Konkan Coastal Ferries",
	"Vardhan Castings",
	"Beejsetu Cooperative",
	"Nestwise",
	"Malabar Coast Museum",
	"Ledgerleaf",
	"Mudra Microfinance",
	"Saarthi Roadside",
];
const services = ["web-apps", "saas", "mobile-apps", "ai-calling", "ai-automation", "iot", "ui-ux-design"];
const tools = [
	"TypeScript",
	"React",
	"PostgreSQL",
	"Python",
	"Kotlin",
	"Swift",
	"Rust",
	"Go",
	"LiveKit",
	"Temporal",
	"Redis",
	"Terraform",
	"Flutter",
];
const industries = ["Logistics", "Healthcare", "Finance", "Retail", "Agriculture", "Education", "Travel"];
const subjects = [
	"What a queue costs",
	"Reading a slow query",
	"Offline first on a ferry",
	"Pricing a voice call",
	"An audit trail that holds",
	"Choosing an index",
	"When not to cache",
	"A form that keeps its text",
	"Testing row-level security",
	"Migrations without a night shift",
];
const authors = ["Ira Deshmukh", "Kabir Rao", "Meera Nair", "Dev Kulkarni"];
const categories = ["AI & Machine Learning", "Mobile Development", "SaaS", "Web Development", "Tech Trends", "Case Studies"];
const tags = ["postgres", "voice agents", "billing", "offline", "testing", "react", "security", "pricing"];

/** @param {{ projects: number, posts: number, pictures?: number }} counts @returns {string} SQL that adds the same rows on every run, some incomplete */
export function sampleStatements({ projects, posts, pictures = 0 }) {
	const publication = `case when n % 10 = 0 then 'draft' else 'published' end,
  case when n % 10 = 0 then null when n % 25 = 1 then now() + n * interval '1 hour' else now() - n * interval '47 minutes' end`;
	const list = (/** @type {string[]} */ from) =>
		`array(select distinct item from unnest(array[${pick(from, 3)}, ${pick(from, 5)}, ${pick(from, 11)}, ${pick(from, 7)}]) as item)`;
	return `
insert into public.portfolios (slug, title, client, industry, service_id, description, challenge, solution, image, image_alt, technologies,
  detailed_metrics, timeline, team_size, is_sample, status, published_at, created_at)
select 'sample-project-' || n, ${pick(things, 7)} || ' for ' || ${pick(places, 5)} || ', no. ' || n,
  case when n % 9 > 0 then ${pick(clients, 3)} end, ${pick(industries, 2)}, ${pick(services, 3)},
  'Cuts the wait from ' || 20 + n % 50 || ' to ' || 2 + n % 9 || ' minutes and files what it did.',
  case when n % 3 > 0 then 'Work was handed over by phone and lost twice a week.' end,
  case when n % 3 > 0 and n % 7 > 0 then 'One board, one queue, and a log that nobody has to write.' end,
  case when n % 4 > 0 then '/media/fallback/technology.webp' end, case when n % 8 > 1 then 'A board with ' || 3 + n % 6 || ' columns' end,
  ${list(tools)},
  case when n % 5 > 0 then jsonb_build_array(jsonb_build_object('label', 'Waiting', 'value', n % 60 || ' %', 'description', 'less than before')) else '[]'::jsonb end,
  4 + n % 20 || ' weeks', 2 + n % 6 || ' people', true, ${publication}, now() - n * interval '47 minutes'
from generate_series(1, ${projects}) as n;
insert into public.blogs (slug, title, excerpt, content, author, category, tags, reading_time, published_date, is_sample, status, published_at, created_at)
select 'sample-post-' || n, ${pick(subjects, 7)} || ', part ' || n, 'What was measured, and what it changed.',
  '<p>Measured on ' || n || ' requests, three times.</p><p>The second run was warm.</p>',
  jsonb_build_object('name', ${pick(authors, 3)}), ${pick(categories, 5)}, ${list(tags)}, 2 + n % 14,
  now() - n * interval '5 hours', true, ${publication}, now() - n * interval '5 hours'
from generate_series(1, ${posts}) as n;
insert into public.pictures (path, name, alt, width, height, bytes)
select 'sample-picture-' || n || '.webp', 'screen-' || n || '.png', case when n % 4 > 0 then 'A board with ' || 3 + n % 6 || ' columns' else '' end,
  1600, 900, 90000 + n
from generate_series(1, ${pictures}) as n;`;
}
