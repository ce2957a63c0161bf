-- SAMPLE CONTENT: replace before launch. Clients, people, quotations and figures below are invented.
--
-- Runs unchanged on the embedded backend, on a local Supabase and on a hosted project, and may run again: every row has a
-- fixed id and "on conflict do nothing", so a row that somebody edited stays as it is.

-- The administrator. On the embedded backend (its auth.users has no instance_id) the demo password is kalpa-demo-2026;
-- anywhere else that password is refused and the account gets one that nobody knows.
do $admin$
declare
  admin_id constant uuid := '5eed0000-0000-4000-8000-000000000001';
  admin_email constant text := 'admin@kalpa.example';
  embedded constant boolean := not exists (
    select 1 from pg_catalog.pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped);
  crypt_schema text;
  password_hash text := '$2b$10$XNJxas0Un7SWiwSLaPlU7OYqGnWZZF4XIkvj3AVRTSupJVUmn3DkW';
  secret text;
  token_column text;
begin
  if exists (select 1 from auth.users where lower(email) = admin_email and id <> admin_id) then
    raise notice 'Another account already has the address %; it was left as it is and is no administrator.', admin_email;
    return;
  end if;

  if not embedded then
    -- 244 random bits in 64 characters; bcrypt reads at most 72.
    secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    select n.nspname into crypt_schema
      from pg_catalog.pg_extension as e join pg_catalog.pg_namespace as n on n.oid = e.extnamespace
      where e.extname = 'pgcrypto';
    if crypt_schema is null then
      -- The shape of a bcrypt hash, made of random digits: no password is known to match it.
      password_hash := '$2a$10$' || substr(secret, 1, 21) || 'e' || substr(secret, 22, 31);
    else
      execute format('select %1$I.crypt($1, %1$I.gen_salt(''bf'', 10))', crypt_schema) into password_hash using secret;
    end if;
  end if;

  if not exists (select 1 from auth.users where id = admin_id) then
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (admin_id, 'authenticated', 'authenticated', admin_email, password_hash, now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now());

    if not embedded then
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id = admin_id;
      -- The auth server reads these as texts and fails on null.
      for token_column in
        select column_name from information_schema.columns
        where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER' and column_name in (
          'confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new', 'email_change_token_current',
          'phone_change', 'phone_change_token', 'reauthentication_token')
      loop
        execute format('update auth.users set %1$I = '''' where id = $1 and %1$I is null', token_column) using admin_id;
      end loop;
      raise notice 'Administrator % was created with a password that nobody knows. Set one under Authentication > Users in the dashboard, or change the address there to yours and use "forgot password" on /admin/login.', admin_email;
    end if;
  end if;

  if not exists (select 1 from auth.identities where user_id = admin_id and provider = 'email') then
    -- "id" is a uuid, except on old auth servers, where it is the provider's text and provider_id does not exist.
    execute case when exists (
        select 1 from information_schema.columns
        where table_schema = 'auth' and table_name = 'identities' and column_name = 'provider_id')
      then 'insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
        values (gen_random_uuid(), $1::text, $1, ''email'', $2, null, now(), now())'
      else 'insert into auth.identities (id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
        values ($1::text, $1, ''email'', $2, null, now(), now())' end
    using admin_id, jsonb_build_object('sub', admin_id, 'email', admin_email, 'email_verified', true, 'phone_verified', false);
  end if;

  insert into private.admins (user_id) values (admin_id) on conflict do nothing;
end;
$admin$;

-- Rows of this file are samples, but not the rows that the admin adds later. The last statement resets the defaults.
alter table public.portfolios alter column is_sample set default true;
alter table public.blogs alter column is_sample set default true;

-- Projects: three for each of web, SaaS and mobile, two for each of the AI services, one draft (ai-calling), and one game,
-- which the table's trigger keeps off the public portfolio.

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000001', 'control-tower-delivery-riders', $t$A control tower for 1,200 delivery riders$t$, $t$Relay Mile$t$, '/media/clients/relay-mile.svg', 'Logistics', 'web-apps', 'web',
  $t$Live dispatch, exception handling and payouts on one screen, for a same-day courier that runs 1,200 riders in four cities.$t$,
  $t$Relay Mile ran dispatch from a shared spreadsheet, two messaging groups and a vendor map that refreshed every ninety seconds. A rider with a flat tire was noticed when the customer complained. On a wet Friday the desk handled 640 exceptions, and 24 dispatchers could not say which of them mattered.

Two constraints shaped the work. Riders carry cheap Android phones on patchy networks, so positions arrive late, out of order and sometimes twice. And payouts are calculated from the same events as dispatch, so a guess that is good enough for a map is not good enough for a wage slip.

The hard part was trust. An earlier tool had reassigned jobs on its own, riders lost paid kilometers, and the desk had switched it off within a month.$t$,
  $t$We built one event log that everything else reads. Each phone signs and numbers its own events, the server puts them back in order, and the map, the exception queue and the payout sheet are three views of that one record. A position older than 45 seconds is drawn hollow, so nobody mistakes a memory for a fact.

Reassignment is a suggestion with a reason. The system scores the nearest riders on detour, remaining shift and parcel type, shows the top three with the cost in minutes, and a dispatcher confirms with one key. Every override is kept and shown to operations each Monday; the scoring weights changed five times in the first two months because of it.

The board holds 1,200 moving markers at 60 frames per second on the desk’s six-year-old laptops. Markers are drawn on one canvas, lists render only the rows in view, and a full reload takes under two seconds on the office line.$t$,
  '/media/projects/control-tower-delivery-riders-1.webp', $t$A city map at night with hundreds of riders as amber lights, one stopped rider in red, and three colleagues ranked to take over.$t$,
  $t$[
    {"url":"/media/projects/control-tower-delivery-riders-2.webp","alt":"Two rider phones on asphalt: the desk asks to take one more parcel for 0.8 paid kilometers, and the map leads to that drop."},
    {"url":"/media/projects/control-tower-delivery-riders-3.webp","alt":"Exception queue in four columns ordered by minutes left: the most urgent is widest and amber, with a rider proposed to take over."},
    {"url":"/media/projects/control-tower-delivery-riders-4.webp","alt":"Payout sheet for one shift: every event of the dispatch log is tied by a thread to the line that it pays, down to the total."}
  ]$t$, 'https://example.com',
  array[$t$React$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$PostGIS$t$, $t$Go$t$, $t$WebSockets$t$, $t$MapLibre$t$, $t$Redis$t$],
  array[
    $t$Live map of every rider, with stale positions drawn hollow after 45 seconds.$t$,
    $t$Exception queue ordered by minutes to a missed promise, not by time of arrival.$t$,
    $t$Three reassignment candidates per job, each with its detour and its reason.$t$,
    $t$Payout sheet computed from the dispatch log, with a line for every event it used.$t$,
    $t$Keyboard control for the twelve actions that make up most of a shift.$t$,
    $t$Replay of any hour of any day at up to 30 times speed.$t$,
    $t$Read-only links for clients that show their parcels and nobody else’s.$t$
  ],
  array[
    $t$Sat beside dispatchers for three shifts, one of them in heavy rain.$t$,
    $t$Wrote the event vocabulary with operations and payroll in the same room.$t$,
    $t$Ran the new board next to the old one for two weeks and compared every late drop.$t$,
    $t$Moved one city at a time, smallest first.$t$,
    $t$Handed over with runbooks, load tests and a game day on a broken network.$t$
  ],
  $t$[
    {"category":"Front end","technologies":["React","TypeScript","MapLibre","Canvas 2D"]},
    {"category":"Services","technologies":["Go","WebSockets","Redis Streams"]},
    {"category":"Data","technologies":["PostgreSQL","PostGIS","TimescaleDB"]},
    {"category":"Operations","technologies":["Terraform","Grafana","k6"]}
  ]$t$,
  $t$[
    {"label":"fewer late drops","value":"38%","description":"Share of parcels delivered after the promised window, eight weeks before launch against weeks 9 to 16 after."},
    {"label":"to reassign a rider","value":"4.1 s","description":"Median from an exception opening to a confirmed new rider, down from 96 s."},
    {"label":"payout disputes","value":"–71%","description":"Tickets per 1,000 shifts in the first full quarter."},
    {"label":"board uptime","value":"99.97%","description":"Measured from outside the network over the first 180 days."}
  ]$t$,
  $t${"quote":"I used to know we had a problem when my phone rang. Now the desk has fixed it before I sit down.","author":"Farah Contractor","position":"Head of Operations","company":"Relay Mile"}$t$,
  '14 weeks', '6 people', 'published', '2026-10-06T10:00:00+05:30', '2026-10-06T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000002', 'grain-terminal-berth-planner', $t$Berth and silo planning for a grain terminal$t$, $t$Port Sarvani Terminals$t$, '/media/clients/port-sarvani-terminals.svg', 'Maritime', 'web-apps', 'web',
  $t$A planning board that fits ships, tides, conveyors and 62 silos into one schedule, and says why a plan will not work.$t$,
  $t$Three berths, two ship unloaders, nine conveyor routes and 62 silos, each with its own grade of wheat, maize or soy. The terminal planned them on a wall-sized magnetic board. When a ship slipped by a tide, two planners needed four hours to move everything behind it.

Demurrage is charged by the hour. In the year before we started the terminal paid for 412 hours of waiting, and an internal review found that most of those hours came from plans that had never been possible: two grades on one belt, or a vessel whose draft needed a tide that fell at night when the pilot station was closed.

The planners knew the rules by heart. Nobody had written them down, and some contradicted each other.$t$,
  $t$The first three weeks produced no screens. We recorded 71 rules with the planners, tested each on two years of harbor logs and threw out nine that history disproved. Those rules became a small constraint library with one test per rule, written in words that a planner can read.

On top of it sits a Gantt board. Dragging a ship checks the plan in under 200 milliseconds and marks the exact clash: which belt, which tide, which silo and from when. A solver proposes repairs, changes as few bookings as possible and lists what it moved.

The board works from one shared plan with named drafts, so the night shift can prepare an alternative without disturbing what the quay is following.$t$,
  '/media/projects/grain-terminal-berth-planner-1.webp', $t$A berth schedule with ships seen from above over a tide curve; one wheat ship is marked because no pilot works at her tide.$t$,
  $t$[
    {"url":"/media/projects/grain-terminal-berth-planner-2.webp","alt":"Sixteen silos cut open side by side, with grade and tonnage of wheat, maize and soy; a radar gauge measures silo 29."},
    {"url":"/media/projects/grain-terminal-berth-planner-3.webp","alt":"A day of tide at the harbor bar with one ship drawn three times: no pilot at night, too low in the morning, free to enter at 14:20."},
    {"url":"/media/projects/grain-terminal-berth-planner-4.webp","alt":"A tablet with the sheet of a wheat ship: draft, tonnes by hold and grade, and a repair proposal that moves two bookings."}
  ]$t$, null,
  array[$t$SvelteKit$t$, $t$TypeScript$t$, $t$Rust$t$, $t$WebAssembly$t$, $t$PostgreSQL$t$, $t$OR-Tools$t$],
  array[
    $t$Drag-and-check schedule for berths, unloaders, belts and silos.$t$,
    $t$Tide, draft and pilot hours drawn behind every berth.$t$,
    $t$Plain-language explanation for each conflict, with the rule’s number.$t$,
    $t$Repair proposals that keep confirmed bookings in place.$t$,
    $t$Named drafts that can be compared side by side.$t$,
    $t$Live silo levels from 62 radar gauges, corrected for grain moisture.$t$
  ],
  array[
    $t$Collected rules by replaying old disputes with the planners.$t$,
    $t$Checked every rule against 26 months of harbor logs.$t$,
    $t$Built the constraint library before the first screen.$t$,
    $t$Shadowed live planning for one lunar month to cover spring and neap tides.$t$,
    $t$Trained eleven planners in pairs on their own shifts.$t$
  ],
  $t$[
    {"category":"Interface","technologies":["SvelteKit","TypeScript","SVG"]},
    {"category":"Planning core","technologies":["Rust","WebAssembly","OR-Tools"]},
    {"category":"Plant data","technologies":["OPC UA","MQTT"]},
    {"category":"Storage","technologies":["PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"less demurrage","value":"54%","description":"Hours charged in the first six months, compared with the same months a year earlier."},
    {"label":"to replan a slipped ship","value":"11 min","description":"Median over 83 real slips; it was close to four hours."},
    {"label":"rules under test","value":"62","description":"Each has at least one passing and one failing example."}
  ]$t$,
  $t${"quote":"It argues with me, and it is usually right. When it is wrong I can see which rule to correct.","author":"Devika Prabhu","position":"Chief Planner","company":"Port Sarvani Terminals"}$t$,
  '22 weeks', '5 people', 'published', '2026-03-11T10:00:00+05:30', '2026-03-11T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000003', 'museum-collection-search', $t$A searchable collection of 214,000 objects$t$, $t$Malabar Coast Museum$t$, '/media/clients/malabar-coast-museum.svg', 'Culture', 'web-apps', 'web',
  $t$An open catalog that finds a bronze lamp by shape, place or a half-remembered word, and loads on a school tablet.$t$,
  $t$The museum had digitized for fifteen years. The result was 214,000 records in three databases, written by forty catalogers in English, Malayalam and Dutch, with spelling that changed by decade. Public search answered exact matches only, so “oil lamp” missed 3,100 objects filed as “vilakku”.

Most visitors were students on shared tablets with a slow line. A results page weighed 9 MB. The curators also had a firm condition: no record may be changed by a machine, because the wording is part of the object’s history.$t$,
  $t$We kept the records untouched and built an index beside them. A thesaurus of 12,400 terms, made with two curators, links spellings and languages; text embeddings catch what the thesaurus misses. Each hit says which route found it, and a curator can break a wrong link with two clicks.

Pictures are tiled once and served at the size the screen needs. The first results page now weighs 310 kB, and the zoom viewer opens a 400-megapixel scan without loading it.

Accessibility was part of the acceptance test rather than a closing phase. Every page was checked with three screen readers and by two visitors who use them daily.$t$,
  '/media/projects/museum-collection-search-1.webp', $t$Search results for Kollam as a wall of engraved objects, with counts by period and material and the old spelling that led to each.$t$,
  $t$[
    {"url":"/media/projects/museum-collection-search-2.webp","alt":"Object page of a bronze lamp with a bird: a lens on its head, where it came from, three related pieces and why it was found."},
    {"url":"/media/projects/museum-collection-search-3.webp","alt":"A school tablet in a green case asks what an amphora held, one of five objects of a lesson; a phone narrows oil lamps to 86 objects."},
    {"url":"/media/projects/museum-collection-search-4.webp","alt":"Six spellings in English, Malayalam and Dutch flow into one term, lamp; a seventh waits until a curator confirms or breaks the link."}
  ]$t$, 'https://example.com',
  array[$t$Astro$t$, $t$TypeScript$t$, $t$Elasticsearch$t$, $t$IIIF$t$, $t$Python$t$, $t$PostgreSQL$t$],
  array[
    $t$Search across three languages with spelling variants from 1890 to today.$t$,
    $t$Filters for period, material, place and gallery that show counts before a click.$t$,
    $t$Deep zoom into scans of up to 400 megapixels.$t$,
    $t$A reason beside every result that was not an exact match.$t$,
    $t$Downloads with license and credit line already filled in.$t$,
    $t$Lesson sets that teachers assemble and share by link.$t$
  ],
  array[
    $t$Read 2,000 query logs to learn what people really type.$t$,
    $t$Worked through the thesaurus with curators one gallery at a time.$t$,
    $t$Set a page-weight budget and failed the build above it.$t$,
    $t$Tested with two classes of eleven-year-olds.$t$,
    $t$Published the index format so that other museums can reuse it.$t$
  ],
  $t$[
    {"category":"Site","technologies":["Astro","TypeScript"]},
    {"category":"Search","technologies":["Elasticsearch","Sentence embeddings"]},
    {"category":"Images","technologies":["IIIF","libvips"]},
    {"category":"Pipeline","technologies":["Python","PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"searches with a result","value":"94%","description":"Up from 61%, over 48,000 queries in the first three months."},
    {"label":"lighter results page","value":"29x","description":"310 kB against 9 MB, first visit with an empty cache."},
    {"label":"WCAG 2.2 AA issues","value":"0","description":"Open findings in the external audit of 40 page types."}
  ]$t$,
  $t${"quote":"A teacher in Idukki found an object that I had been looking for since 2011.","author":"Dr. Anselm Kurien","position":"Keeper of Collections","company":"Malabar Coast Museum"}$t$,
  '18 weeks', '4 people', 'published', '2025-09-02T10:00:00+05:30', '2025-09-02T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000004', 'gym-membership-billing', $t$Membership billing for 340 independent gyms$t$, $t$Ironroom$t$, '/media/clients/ironroom.svg', 'Fitness', 'saas', 'saas',
  $t$A multi-tenant product that sells plans, collects payments and opens the turnstile, without a spreadsheet at the front desk.$t$,
  $t$Ironroom sold access hardware to gyms and wanted to sell the software around it. Its gyms billed in every way imaginable: monthly, by visit, by family, frozen for a monsoon, half price until a birthday. The first attempt by another supplier covered 60 of those cases and was abandoned when the sixty-first arrived.

Card renewals fail often in this market, and owners dislike chasing members they see every morning. A failed payment also must never lock a door during a class by accident.

Each gym is a separate business with its own tax number, bank account and staff. One owner runs nine of them. Data had to be separated strictly and still be summed for that owner.$t$,
  $t$Plans are described by a small price language rather than by settings. It has eight parts, from period and proration to freeze and family, and a preview prints the next twelve invoices before a plan goes on sale. Of 1,860 plans imported from the old systems, 1,853 fitted without a special case.

Tenant separation is enforced in the database by row-level policies, with a test that tries every table from a foreign tenant on each build. Owners with several gyms get a role that reads across their own and no others.

For failed renewals we built a calm schedule: retry on the member’s usual payday, one message with a payment link, a note for the desk, and only after nine days a closed turnstile. Doors keep a signed list for 72 hours, so an outage of ours locks nobody out.$t$,
  '/media/projects/gym-membership-billing-1.webp', $t$An owner’s dashboard with a huge figure for recurring revenue, members, failed renewals and a bar chart of nine gyms.$t$,
  $t$[
    {"url":"/media/projects/gym-membership-billing-2.webp","alt":"A plan editor with eight numbered price parts and, beside it, the next twelve invoices as bars with two frozen months cut short."},
    {"url":"/media/projects/gym-membership-billing-3.webp","alt":"A member’s phone with an entry code beside a turnstile whose glass wings stand open over a lime lane; the next lane is closed."},
    {"url":"/media/projects/gym-membership-billing-4.webp","alt":"A running track of nine days for a failed renewal: payday retry, payment link, desk note, paid on day six before the gate would close."}
  ]$t$, null,
  array[$t$Next.js$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$Stripe$t$, $t$Razorpay$t$, $t$Rust$t$, $t$Terraform$t$],
  array[
    $t$Price language with eight parts and a twelve-invoice preview.$t$,
    $t$Row-level tenant separation, tested on every table in every build.$t$,
    $t$Retry schedule that follows each member’s own payday.$t$,
    $t$Turnstiles that keep working for 72 hours without a connection.$t$,
    $t$Freeze, family and day-pass rules with exact proration.$t$,
    $t$Owner view across several gyms with one monthly statement.$t$,
    $t$Full export of members, invoices and payments in open formats.$t$
  ],
  array[
    $t$Imported real plans from twelve gyms before designing a screen.$t$,
    $t$Agreed on money rules with an accountant and froze them as tests.$t$,
    $t$Launched with five gyms on one billing date.$t$,
    $t$Opened self-service sign-up after two clean month ends.$t$,
    $t$Rehearsed a full restore with the client’s team.$t$
  ],
  $t$[
    {"category":"Application","technologies":["Next.js","TypeScript","tRPC"]},
    {"category":"Billing","technologies":["Stripe","Razorpay","Double-entry ledger"]},
    {"category":"Data","technologies":["PostgreSQL","Row-level security"]},
    {"category":"Access hardware","technologies":["Rust","MQTT","Ed25519"]},
    {"category":"Operations","technologies":["Terraform","OpenTelemetry"]}
  ]$t$,
  $t$[
    {"label":"failed renewals recovered","value":"67%","description":"Within nine days and without a call, across 18,200 failures."},
    {"label":"gyms live","value":"340","description":"Eleven months after the first five."},
    {"label":"to close a month","value":"6 min","description":"Median time an owner spends on reconciliation, from 3.5 hours."},
    {"label":"billing errors","value":"0.02%","description":"Invoices corrected by hand, of 412,000 issued."}
  ]$t$,
  $t${"quote":"We stopped saying no to odd plans. If an owner can explain it, the system can bill it.","author":"Kabir Sethna","position":"Chief Executive","company":"Ironroom"}$t$,
  '26 weeks', '7 people', 'published', '2026-08-18T10:00:00+05:30', '2026-08-18T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000005', 'audit-ready-carbon-ledger', $t$Carbon accounting that an auditor will sign$t$, $t$Ledgerleaf$t$, '/media/clients/ledgerleaf.svg', 'Sustainability', 'saas', 'saas',
  $t$A ledger for greenhouse-gas data in which every tonne leads back to a meter, an invoice or a stated assumption.$t$,
  $t$Ledgerleaf advised manufacturers on emissions and delivered its work as workbooks of up to 90 sheets. Auditors traced figures by hand and rejected roughly one number in eight, usually because the source had been overwritten.

Emission factors change every year and sometimes in retrospect. A report for 2023 has to stay reproducible with the factors of its day, while the trend chart needs the same years restated. Both views must exist at once and nobody may confuse them.

Suppliers were the third difficulty: 2,300 small firms, most of whom would answer one short question by e-mail and no portal at all.$t$,
  $t$We modeled the product on bookkeeping. An activity is posted, never edited; a correction is a second posting that names the first. Factors are versioned by publisher and by date of knowledge, so any report can be asked for “as reported” or “restated” and the difference explains itself line by line.

Evidence travels with the posting. A scanned utility bill is stored, read by a model, and the figure is accepted only when a person has looked at the marked spot on the page. The auditor gets a read-only seat, samples postings at random and sees the same page.

Suppliers receive one question at a time by e-mail and answer in the reply. A parser proposes the figure, and an outlier check asks a follow-up question if the answer is more than three times last year’s.$t$,
  '/media/projects/audit-ready-carbon-ledger-1.webp', $t$Flow diagram of a manufacturer’s emissions: eight sources in a ledger run as bands into scopes 1, 2 and 3, down to a single bill.$t$,
  $t$[
    {"url":"/media/projects/audit-ready-carbon-ledger-2.webp","alt":"A ledger of carbon postings with quantity, evidence and factor version; a correction is tied back to the posting that it names."},
    {"url":"/media/projects/audit-ready-carbon-ledger-3.webp","alt":"An electricity bill with its 680,700 kWh marked on the page; from the mark a line leads to the posting of 494.9 tonnes."},
    {"url":"/media/projects/audit-ready-carbon-ledger-4.webp","alt":"A tablet with a chart of reported and restated emissions over five years, and the difference of 2020 explained line by line."}
  ]$t$, null,
  array[$t$Remix$t$, $t$TypeScript$t$, $t$PostgreSQL$t$, $t$Python$t$, $t$AWS$t$, $t$dbt$t$],
  array[
    $t$Append-only ledger with corrections that name what they correct.$t$,
    $t$Factor library versioned by publisher and date of knowledge.$t$,
    $t$Evidence viewer that marks the figure on the scanned page.$t$,
    $t$Auditor seat with random sampling and a signed trail.$t$,
    $t$Supplier questions answered by plain e-mail reply.$t$,
    $t$Flow diagram from source to scope, down to a single bill.$t$
  ],
  array[
    $t$Sat through one complete audit before proposing anything.$t$,
    $t$Borrowed terms from accounting so that finance teams needed no glossary.$t$,
    $t$Rebuilt two past reports in the ledger and explained every difference.$t$,
    $t$Invited the audit firm to break a staging copy for a week.$t$,
    $t$Migrated clients at their year end, never in the middle.$t$
  ],
  $t$[
    {"category":"Product","technologies":["Remix","TypeScript"]},
    {"category":"Ledger","technologies":["PostgreSQL","Temporal tables"]},
    {"category":"Document reading","technologies":["Python","Textract"]},
    {"category":"Analytics","technologies":["dbt","DuckDB"]}
  ]$t$,
  $t$[
    {"label":"figures accepted at first audit","value":"98.6%","description":"Of 14,700 sampled postings in the first reporting season."},
    {"label":"shorter audits","value":"5 weeks","description":"Average reduction across nine clients with a limited-assurance report."},
    {"label":"supplier response rate","value":"72%","description":"After two e-mails; the portal it replaced reached 19%."}
  ]$t$,
  $t${"quote":"My auditor asked for the source of a number, and I sent a link. That was the whole meeting.","author":"Ingrid Solberg","position":"Director of Assurance","company":"Ledgerleaf"}$t$,
  '20 weeks', '6 people', 'published', '2026-01-22T10:00:00+05:30', '2026-01-22T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000006', 'repair-desk-9400-flats', $t$A lease and repair desk for 9,400 flats$t$, $t$Nestwise$t$, '/media/clients/nestwise.svg', 'Real Estate', 'saas', 'saas',
  $t$Tenants report, contractors accept and owners see the cost: one product for housing managers with mixed portfolios.$t$,
  $t$Nestwise manages homes for 2,100 private owners. Each owner has agreed on a different spending limit, and each building has its own list of approved contractors. Repairs were coordinated by phone, and an average leak took 31 messages between five people.

Leases added a layer. Deposits, notice periods and rent increases follow state rules that differ across the portfolio, and a wrong letter cannot be taken back. The product had to know the rule in force on the date of the letter.

Managers wanted fewer messages without becoming a machine to their tenants.$t$,
  $t$A repair is a case with one clock and one owner at a time. The tenant sends photographs and picks from three visit times; the system finds approved contractors, checks the owner’s limit and asks for consent only when the limit would be crossed. Whoever holds the case sees why it is with them.

Letters come from templates that carry their legal basis. Rules are stored with dates of validity, and a change in law is entered once, reviewed by a lawyer and applied from its day on. Letters sent earlier keep the version they were sent with.

We measured messages per case from the first week and published the figure to the team. Two features that raised it were removed.$t$,
  '/media/projects/repair-desk-9400-flats-1.webp', $t$Elevation of a brick apartment building at dusk with lit windows; five open repairs are pinned to their flats, floor by floor.$t$,
  $t$[
    {"url":"/media/projects/repair-desk-9400-flats-2.webp","alt":"Board of repair cases in seven states, a clock on each case; one is open and says who holds it and why."},
    {"url":"/media/projects/repair-desk-9400-flats-3.webp","alt":"A tenant’s phone with three visit times to choose from, beside photographs of the leak under the kitchen sink."},
    {"url":"/media/projects/repair-desk-9400-flats-4.webp","alt":"A rent roll for six flats with the day each rent came in, beside a rent letter that carries its legal basis."}
  ]$t$, null,
  array[$t$Vue$t$, $t$TypeScript$t$, $t$Laravel$t$, $t$MySQL$t$, $t$Twilio$t$, $t$Meilisearch$t$],
  array[
    $t$Cases with one clock, one holder and a visible reason.$t$,
    $t$Owner limits checked before a contractor is booked.$t$,
    $t$Visit times offered from the contractors’ own calendars.$t$,
    $t$Letters with legal basis and date of validity.$t$,
    $t$Building view that shows open repairs floor by floor.$t$,
    $t$Monthly owner statement with receipts attached.$t$
  ],
  array[
    $t$Followed eleven repairs from first call to paid invoice.$t$,
    $t$Reduced 140 status names to seven.$t$,
    $t$Tried the tenant flow in four languages on paper first.$t$,
    $t$Moved buildings in order of open cases, fewest first.$t$,
    $t$Reviewed message counts with the desk every second week.$t$
  ],
  $t$[
    {"category":"Web","technologies":["Vue","TypeScript","Tailwind CSS"]},
    {"category":"Back end","technologies":["Laravel","MySQL","Redis"]},
    {"category":"Messaging","technologies":["Twilio","Postmark"]},
    {"category":"Search","technologies":["Meilisearch"]}
  ]$t$,
  $t$[
    {"label":"fewer messages per repair","value":"64%","description":"Median of 11 instead of 31, measured over 6,800 cases."},
    {"label":"to a confirmed visit","value":"5 h","description":"Working hours from report to booked appointment, from 29."},
    {"label":"letters withdrawn","value":"0","description":"Since the rule library went live, of 8,900 sent."}
  ]$t$,
  $t${"quote":"Owners ring me about their next purchase now, not about the boiler.","author":"Rohan Pinto","position":"Managing Partner","company":"Nestwise"}$t$,
  '24 weeks', '6 people', 'published', '2025-07-15T10:00:00+05:30', '2025-07-15T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000007', 'offline-ferry-pass', $t$A ferry pass that works without signal$t$, $t$Konkan Coastal Ferries$t$, '/media/clients/konkan-coastal-ferries.svg', 'Transport', 'mobile-apps', 'mobile',
  $t$Tickets, timetable and gate checks for eleven jetties, seven of which have no usable network.$t$,
  $t$The ferries carry 46,000 people on a busy Sunday. Tickets were paper, sold at the jetty in cash, and the queue was longer than the crossing. A first app by the operator needed a connection at the gate, which is where the network ends.

A ticket that works offline can also be copied offline. Gate staff have twenty seconds for each boarding group and wear gloves in the rain. Whatever we made had to stop a shared screenshot without stopping a family of five.

Sailings move with the weather. A timetable inside the app is wrong several times each monsoon week.$t$,
  $t$Each phone holds a key in its secure hardware, and a ticket is bound to it. The code on screen changes every 15 seconds and carries a signature that the gate device checks alone, with a list of public keys that it fetched in port. Two gates that let the same ticket pass find out when they meet the network, and the account is held until its owner calls; this happened 14 times in the first season.

Timetable changes travel by any route available: push, SMS in a compact format that the app reads, and a Bluetooth beacon at each jetty that broadcasts the next six sailings. The app always shows how old its information is.

The gate app runs on a rugged phone with one large field. Green, amber and red come with three vibrations, so staff look at people and not at the screen.$t$,
  '/media/projects/offline-ferry-pass-1.webp', $t$Two phones on a sea chart: a boarding pass with its changing code, and the crossing from Harne to Dabhol in the app.$t$,
  $t$[
    {"url":"/media/projects/offline-ferry-pass-2.webp","alt":"Timetable of the next six sailings from Harne jetty, beside the age of the information: four seconds, by jetty beacon."},
    {"url":"/media/projects/offline-ferry-pass-3.webp","alt":"A rugged gate phone in the rain with a full green screen: a group ticket is valid, four of five people may board."},
    {"url":"/media/projects/offline-ferry-pass-4.webp","alt":"Synchronization log drawn as a sea chart: seven jetties down the coast, their offline hours as bars, and each time they met the network."}
  ]$t$, null,
  array[$t$Kotlin$t$, $t$Swift$t$, $t$Kotlin Multiplatform$t$, $t$Bluetooth LE$t$, $t$PostgreSQL$t$, $t$Go$t$],
  array[
    $t$Tickets bound to the phone’s secure hardware and readable with no network.$t$,
    $t$Gate check in 0.4 seconds, with vibration patterns for gloved hands.$t$,
    $t$Sailing changes by push, SMS or jetty beacon, whichever arrives first.$t$,
    $t$Age of the timetable shown on every screen.$t$,
    $t$Group tickets that board in parts and count who is missing.$t$,
    $t$Cash top-up at 38 shops for people without a card.$t$
  ],
  array[
    $t$Rode the first and last boats for a week.$t$,
    $t$Attacked our own ticket with three outside testers before launch.$t$,
    $t$Built the gate app first, because the queue is the product.$t$,
    $t$Piloted on the shortest crossing during a quiet month.$t$,
    $t$Kept paper on sale until nine in ten passengers had moved.$t$
  ],
  $t$[
    {"category":"Passenger apps","technologies":["Swift","Kotlin","Kotlin Multiplatform"]},
    {"category":"Gate app","technologies":["Kotlin","Android Enterprise"]},
    {"category":"Back end","technologies":["Go","PostgreSQL","NATS"]},
    {"category":"Jetty hardware","technologies":["Bluetooth LE","ESP32"]}
  ]$t$,
  $t$[
    {"label":"faster boarding","value":"3.2x","description":"Passengers through one gate per minute, counted over 120 sailings."},
    {"label":"checks made offline","value":"81%","description":"Of 2.9 million ticket checks in the first season."},
    {"label":"crash-free sessions","value":"99.94%","description":"Both stores, devices back to Android 9 and iOS 15."},
    {"label":"tickets on paper","value":"6%","description":"Ten months after launch, mostly first-time visitors."}
  ]$t$,
  $t${"quote":"The gate crew asked for the pilot phones to stay. They had never asked for anything before.","author":"Captain Milind Sawant","position":"Operations Superintendent","company":"Konkan Coastal Ferries"}$t$,
  '19 weeks', '5 people', 'published', '2026-09-09T10:00:00+05:30', '2026-09-09T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000008', 'crop-advice-smallholders', $t$Crop advice for 60,000 smallholders$t$, $t$Beejsetu Cooperative$t$, '/media/clients/beejsetu-cooperative.svg', 'Agriculture', 'mobile-apps', 'mobile',
  $t$A photograph of a leaf, a spoken question and an answer that an agronomist stands behind, in five languages.$t$,
  $t$Beejsetu employs 34 agronomists for 60,000 member farms. Most questions are the same thirty, asked in the same two weeks, and the answer is worth little three days later. Farmers photograph leaves, but the pictures come in low light, out of focus and with a thumb in the corner.

A wrong answer costs a harvest. Public plant-disease models scored 91% on their own test pictures and 58% on ours. Advice on pesticides is also regulated: dose, waiting time and crop must match the label, and the label differs by state.

Half of the members read with difficulty, so text could not be the main route.$t$,
  $t$We collected 41,000 field photographs with the agronomists over one season and trained a compact model that runs on the phone. It answers only when it is sure; below the threshold it asks for a second picture, with a drawn outline that shows how to hold the leaf. Roughly one case in four goes to a person.

Questions are spoken. The app sends a compressed voice note, the server writes it down, finds the case and drafts an answer from the cooperative’s own handbook. An agronomist approves or corrects, and the farmer hears it in the voice of the region. Doses come from the label database and never from a language model.

All of it fits in a 14 MB download and works on phones with 2 GB of memory.$t$,
  '/media/projects/crop-advice-smallholders-1.webp', $t$A tomato leaf with blight behind two phones: one names the disease in its camera, the other plays the spoken advice.$t$,
  $t$[
    {"url":"/media/projects/crop-advice-smallholders-2.webp","alt":"Outbreak map of villages around Niphad, shaded by cases of early blight in seven days, with a circle of farms warned by voice."},
    {"url":"/media/projects/crop-advice-smallholders-3.webp","alt":"A voice-note conversation drawn at the surface of a field: the farmer’s questions as roots, the agronomist’s answers as leaves."},
    {"url":"/media/projects/crop-advice-smallholders-4.webp","alt":"An agronomist’s console: 38 similar leaf photographs stand together, one is taken out, and a single answer goes to 37 farms."}
  ]$t$, null,
  array[$t$Flutter$t$, $t$TensorFlow Lite$t$, $t$Python$t$, $t$FastAPI$t$, $t$Whisper$t$, $t$PostgreSQL$t$],
  array[
    $t$On-device diagnosis of 38 diseases in nine crops.$t$,
    $t$Refusal with guidance when a photograph is not good enough.$t$,
    $t$Spoken questions and answers in five languages.$t$,
    $t$Doses taken from the state’s label register, with the waiting time.$t$,
    $t$Agronomist console that groups similar cases into one answer.$t$,
    $t$Outbreak map by village, updated every hour.$t$,
    $t$Store-and-forward sending for villages with evening coverage only.$t$
  ],
  array[
    $t$Visited 22 farms with the agronomists before collecting data.$t$,
    $t$Let two experts label each picture and measured where they disagreed.$t$,
    $t$Set the confidence threshold by the price of a wrong answer.$t$,
    $t$Ran a silent season in which the model answered only to us.$t$,
    $t$Published the error rate for each disease to the field team.$t$
  ],
  $t$[
    {"category":"App","technologies":["Flutter","Dart"]},
    {"category":"On-device model","technologies":["TensorFlow Lite","EfficientNet"]},
    {"category":"Speech","technologies":["Whisper","Coqui TTS"]},
    {"category":"Server","technologies":["FastAPI","PostgreSQL","pgvector"]}
  ]$t$,
  $t$[
    {"label":"to a checked answer","value":"22 min","description":"Median in working hours for cases that need an agronomist; it was two days."},
    {"label":"correct diagnoses","value":"93%","description":"On 3,000 field pictures that neither model nor authors had seen."},
    {"label":"cases per agronomist","value":"4.6x","description":"Same team, same season length, one year apart."}
  ]$t$,
  $t${"quote":"It says when it does not know. That is why our people believe it when it does.","author":"Sunanda Deshmukh","position":"Head of Extension","company":"Beejsetu Cooperative"}$t$,
  '30 weeks', '7 people', 'published', '2026-05-19T10:00:00+05:30', '2026-05-19T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000009', 'lift-inspection-app', $t$Inspections for lift engineers, inside the shaft$t$, $t$Altis Elevators$t$, '/media/clients/altis-elevators.svg', 'Facilities', 'mobile-apps', 'mobile',
  $t$A tablet app that guides a statutory inspection, measures while it listens and writes the report before the engineer is back in the van.$t$,
  $t$Altis inspects 7,200 lifts a year against a 118-point statutory form. Engineers worked from paper in the shaft and typed the report at home. One report in nine came back from the regulator with a missing field, and evidence photographs were filed by hand.

A lift shaft blocks radio, the work is done in gloves and often above a drop. Anything that needs two hands or a long look at a screen is a hazard. The union made safety review a condition of the pilot.$t$,
  $t$The app follows the order of the body, not of the form: machine room, shaft, pit, car. It arranges 118 points into 31 stops, reads each aloud, and accepts “pass”, “fail” and numbers by voice through a headset. Photographs attach themselves to the stop that is open.

With the tablet fixed to the car roof, its sensors record acceleration and jerk during a test run, and the app compares them with the previous year. Engineers confirm the result; the recording stays with the report as evidence.

Data is written to the tablet first and sent when there is a network. Conflicts cannot arise, because an inspection belongs to one engineer until it is signed.$t$,
  '/media/projects/lift-inspection-app-1.webp', $t$Tablet in a yellow case in a lift shaft: a section of the shaft with the car, and the checklist of the door lock taken by voice.$t$,
  $t$[
    {"url":"/media/projects/lift-inspection-app-2.webp","alt":"Phone that photographs a limit switch in the shaft, beside six evidence photographs, each filed under its stop and time."},
    {"url":"/media/projects/lift-inspection-app-3.webp","alt":"Printed statutory inspection report in a yellow folder: measured values with limits, one fail, the ride curve, signature and stamp."},
    {"url":"/media/projects/lift-inspection-app-4.webp","alt":"Plan for October with 600 lift inspections as a tower for each day: done, planned, and in yellow those whose due date is near."}
  ]$t$, null,
  array[$t$React Native$t$, $t$TypeScript$t$, $t$SQLite$t$, $t$Swift$t$, $t$Node.js$t$, $t$PostgreSQL$t$],
  array[
    $t$Voice entry that works in a noisy machine room.$t$,
    $t$Thirty-one stops in the order an engineer moves.$t$,
    $t$Ride-quality recording from the tablet’s own sensors.$t$,
    $t$Photographs filed by stop, time and lift number.$t$,
    $t$Statutory report as signed PDF within a minute of the last stop.$t$,
    $t$Planning board that keeps every certificate inside its due date.$t$
  ],
  array[
    $t$Put two designers through shaft-safety training.$t$,
    $t$Tested microphones in four machine rooms at full noise.$t$,
    $t$Had the union’s safety officer review each prototype.$t$,
    $t$Compared 200 app reports with paper ones, field by field.$t$
  ],
  $t$[
    {"category":"Tablet","technologies":["React Native","TypeScript","SQLite"]},
    {"category":"Sensing","technologies":["Swift","Core Motion"]},
    {"category":"Server","technologies":["Node.js","PostgreSQL"]},
    {"category":"Documents","technologies":["PDF/A","PAdES signatures"]}
  ]$t$,
  $t$[
    {"label":"time saved per inspection","value":"47 min","description":"Average over 1,900 inspections, including the report."},
    {"label":"reports returned","value":"0.4%","description":"By the regulator, from 11% on paper."},
    {"label":"certificates in date","value":"100%","description":"Every lift in the portfolio since the third month."}
  ]$t$,
  $t${"quote":"My evenings are mine again, and the regulator has stopped writing to me.","author":"Thomas Varghese","position":"Senior Inspection Engineer","company":"Altis Elevators"}$t$,
  '16 weeks', '5 people', 'published', '2025-10-28T10:00:00+05:30', '2025-10-28T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000010', 'voice-triage-nine-languages', $t$Triage by voice, in nine languages$t$, $t$Sanjeev Clinics$t$, '/media/clients/sanjeev-clinics.svg', 'Healthcare', 'ai-calling', 'ai',
  $t$An AI calling agent that asks what hurts, books the right clinic and hands an emergency to a person within seconds.$t$,
  $t$Sanjeev runs 46 clinics and one telephone number. In the morning rush 38% of callers hung up before anybody answered, and those who got through were often booked with the wrong department. Callers switch language in the middle of a sentence, and many describe pain with words that no medical list contains.

Triage is not a place for improvisation. The clinics’ protocol is a document of 84 pages, approved by a medical board and revised each quarter. An agent may follow it and nothing else; it must never name a diagnosis, and it must recognize an emergency even when the caller plays it down.

Personal health data could not leave the country, which excluded most hosted speech services.$t$,
  $t$The protocol became a graph of 412 questions with an editor that the medical board uses itself. A language model listens and chooses which answer was given; the graph decides what is asked next. If two readings of an answer lead to different urgency, the agent takes the more careful one and says so in the log.

Speech recognition is a model that we tuned on 600 hours of consented calls, run on servers in Mumbai. It follows a change of language inside a sentence, and it was measured for each language on its own before that language went live.

Forty-one red-flag phrases and their paraphrases bypass everything. On a match the agent stays on the line, connects a nurse and reads the summary aloud to her; the slowest such transfer so far took nine seconds.$t$,
  '/media/projects/voice-triage-nine-languages-1.webp', $t$Live call as a circular voice form: one sentence in Hindi and English, the protocol steps on the rim, two minutes into the call.$t$,
  $t$[
    {"url":"/media/projects/voice-triage-nine-languages-2.webp","alt":"A phone with a booked appointment stands before a wall of greetings in nine languages; the line in Marathi is lit."},
    {"url":"/media/projects/voice-triage-nine-languages-3.webp","alt":"The protocol as a graph of 412 questions; a red-flag branch leaves it and leads straight to a nurse on the line."},
    {"url":"/media/projects/voice-triage-nine-languages-4.webp","alt":"Heat map of one Monday’s 1,240 calls by hour and by language, on a tablet; the rush at nine in the morning is framed."}
  ]$t$, null,
  array[$t$Python$t$, $t$LiveKit$t$, $t$Whisper$t$, $t$Llama$t$, $t$PostgreSQL$t$, $t$Kubernetes$t$, $t$SIP$t$],
  array[
    $t$Calls answered or returned within 30 seconds at any hour.$t$,
    $t$Nine languages, with changes of language inside a sentence.$t$,
    $t$Protocol graph that only the medical board can publish.$t$,
    $t$Red-flag transfer to a nurse with a spoken summary.$t$,
    $t$Booking into 46 clinic calendars with travel time considered.$t$,
    $t$Transcript and reasoning for every call, kept for audit.$t$,
    $t$Nightly replay of 500 recorded cases against each new version.$t$
  ],
  array[
    $t$Listened to 1,100 recorded calls with two triage nurses.$t$,
    $t$Turned the written protocol into a graph and had the board sign it.$t$,
    $t$Measured recognition by language, age group and phone type.$t$,
    $t$Went live at night first, with a nurse on every call.$t$,
    $t$Opened one language at a time, and only above a fixed accuracy.$t$
  ],
  $t$[
    {"category":"Telephony","technologies":["SIP","LiveKit","Opus"]},
    {"category":"Speech","technologies":["Whisper","Piper"]},
    {"category":"Reasoning","technologies":["Llama","Protocol graph"]},
    {"category":"Platform","technologies":["Kubernetes","PostgreSQL","Vault"]}
  ]$t$,
  $t$[
    {"label":"to first call","value":"30 s","description":"Ninety-five of 100 callers reach the agent or are called back within this time."},
    {"label":"booked in the right department","value":"96%","description":"Checked by nurses on a random 2,000 bookings; it was 78%."},
    {"label":"missed emergencies","value":"0","description":"In 212,000 calls, by independent review of all transfers and a 2% sample."}
  ]$t$,
  $t${"quote":"The board approves each question. The agent cannot invent a ninth way to ask about chest pain.","author":"Dr. Leela Raghunathan","position":"Medical Director","company":"Sanjeev Clinics"}$t$,
  '21 weeks', '8 people', 'published', '2026-10-20T10:00:00+05:30', '2026-10-20T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000011', 'roadside-night-desk', $t$A night desk for roadside assistance$t$, $t$Saarthi Roadside$t$, '/media/clients/saarthi-roadside.svg', 'Automotive', 'ai-calling', 'ai',
  $t$Between ten at night and six in the morning an AI agent takes the call, finds the car and sends the truck.$t$,
  $t$Saarthi covers 310,000 policy holders on 9,000 km of highway. At night four people answered for the whole network, and each call took eleven minutes because stranded drivers seldom know where they are. They say “after the second toll”, or name a tea stall.

The line is often bad: wind, trucks, a phone at three percent. Asking people to repeat themselves makes a frightening situation worse, and a wrong location costs an hour.

Tow operators, finally, are small businesses with their own habits. They accept a job by phone or not at all.$t$,
  $t$The agent finds the place in three ways at once. It sends a one-tap location link, reads landmarks out of speech against a gazetteer of 86,000 toll plazas, fuel stations and eateries, and asks for the last kilometer stone. The three estimates are merged into one map with an honest circle of doubt.

A second agent calls tow operators in order of distance and past acceptance, negotiates within the agreed tariff and reports the arrival time back to the driver, who is still on the line. A human supervisor watches both calls and can take over with one key.

For safety the first question is always whether everybody is out of traffic. If the answer is unclear twice, a person takes the call.$t$,
  '/media/projects/roadside-night-desk-1.webp', $t$A night map of a highway with a stranded car in its circle of doubt, a tow truck on its way, a second truck, and two live calls above.$t$,
  $t$[
    {"url":"/media/projects/roadside-night-desk-2.webp","alt":"Two linked calls on one time line, driver above and tow operator below; on the supervisor’s keyboard the F1 key to take over glows."},
    {"url":"/media/projects/roadside-night-desk-3.webp","alt":"A driver’s words with each landmark marked and matched to a place along a night highway: a toll, an eatery, a kilometer stone."},
    {"url":"/media/projects/roadside-night-desk-4.webp","alt":"The printed morning report beside a glass of tea: response times by hour against a year ago, and each delay with its cause."}
  ]$t$, null,
  array[$t$TypeScript$t$, $t$Node.js$t$, $t$Deepgram$t$, $t$Claude$t$, $t$PostGIS$t$, $t$Twilio$t$],
  array[
    $t$Location from speech, link and kilometer stone, merged with stated doubt.$t$,
    $t$Gazetteer of 86,000 roadside landmarks with their spoken names.$t$,
    $t$Outbound calls to tow operators inside a fixed tariff.$t$,
    $t$Supervisor console with live takeover of any call.$t$,
    $t$Safety question first, on every call, with a human fallback.$t$,
    $t$Morning report with each call, each delay and its cause.$t$
  ],
  array[
    $t$Spent four nights at the desk and two in a tow truck.$t$,
    $t$Built the gazetteer from six years of completed jobs.$t$,
    $t$Simulated bad lines by mixing in wind and diesel noise.$t$,
    $t$Started with breakdowns in daylight, then moved into the night hour by hour.$t$
  ],
  $t$[
    {"category":"Voice","technologies":["Twilio","Deepgram","ElevenLabs"]},
    {"category":"Agents","technologies":["Claude","TypeScript","Node.js"]},
    {"category":"Location","technologies":["PostGIS","OpenStreetMap"]}
  ]$t$,
  $t$[
    {"label":"to a dispatched truck","value":"6 min","description":"Median from first ring to accepted job, from 23."},
    {"label":"located on the first try","value":"91%","description":"Truck found the car without a further call, over 18,400 jobs."},
    {"label":"calls taken over","value":"7%","description":"By a supervisor, most of them for accidents with injuries."}
  ]$t$,
  $t${"quote":"My night shift is two people who rest, instead of four who do not.","author":"Gurpreet Bedi","position":"Head of Assistance","company":"Saarthi Roadside"}$t$,
  '15 weeks', '5 people', 'published', '2026-04-07T10:00:00+05:30', '2026-04-07T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000012', 'invoice-matching-agents', $t$Invoices matched before the team logs in$t$, $t$Vardhan Castings$t$, '/media/clients/vardhan-castings.svg', 'Manufacturing', 'ai-automation', 'ai',
  $t$Agents read 9,000 supplier invoices a month, match them with orders and receipts, and leave the odd ones for people.$t$,
  $t$Vardhan buys scrap, alloys and tooling from 620 suppliers. Invoices arrive as scans, e-mail text and photographs of paper, in units that differ from the order: an order in tonnes, a receipt in pieces, a price per hundredweight. Nine clerks matched them in a system from 2009 that has no programming interface.

Month end took eleven days. The finance head had seen two document-reading pilots fail, since both stopped at reading; matching was left to people, and matching is the work.

There was one firm rule from audit: software may propose a posting, but an amount above the agreed tolerance needs two named humans.$t$,
  $t$A chain of narrow agents does the work, each with one job and a written contract: read, normalize units, find the order, compare, explain. Every step stores what it saw and what it decided. A disagreement between steps stops the chain rather than being averaged away.

Unit conversion is a table that buyers maintain, with 1,940 supplier-specific lines. Language models are used for reading and for matching free text, never for arithmetic.

The old system is operated through its own screens by a supervised robot that checks each field after typing and stops at the first surprise. It works from two to six in the morning, and by seven the clerks see three lists: posted, proposed, odd.$t$,
  '/media/projects/invoice-matching-agents-1.webp', $t$Paper invoices enter a folded strip of five agents, from reading to explanation; 318 go in, and red slips show where 14 stopped.$t$,
  $t$[
    {"url":"/media/projects/invoice-matching-agents-2.webp","alt":"A printed tax invoice with five fields marked and scored; the quantity under a stamp is shown large and proven against the order."},
    {"url":"/media/projects/invoice-matching-agents-3.webp","alt":"A review desk at seven in the morning: odd invoices with the reason that stopped each, and a price that two named people must release."},
    {"url":"/media/projects/invoice-matching-agents-4.webp","alt":"Stacks of paper as bars, one for each working day: posted, proposed and odd invoices, and the month closed in four days instead of eleven."}
  ]$t$, null,
  array[$t$Python$t$, $t$Temporal$t$, $t$Claude$t$, $t$Playwright$t$, $t$PostgreSQL$t$, $t$FastAPI$t$],
  array[
    $t$Reading of scans, mail text and photographs with a score per field.$t$,
    $t$Three-way match with supplier-specific units.$t$,
    $t$An explanation of each proposal in two sentences.$t$,
    $t$Two-person release above the tolerance, with names and times.$t$,
    $t$Robot for the 2009 system that verifies what it typed.$t$,
    $t$Weekly list of suppliers whose invoices cause the most questions.$t$
  ],
  array[
    $t$Sorted 3,000 old invoices by why they had been difficult.$t$,
    $t$Agreed on tolerance and release rules with audit on paper.$t$,
    $t$Let the agents propose for six weeks and posted nothing.$t$,
    $t$Turned on posting supplier by supplier, after 50 clean matches each.$t$,
    $t$Taught two clerks to maintain the unit table.$t$
  ],
  $t$[
    {"category":"Orchestration","technologies":["Temporal","Python"]},
    {"category":"Reading","technologies":["Claude","PaddleOCR"]},
    {"category":"Legacy access","technologies":["Playwright","Windows RPA"]},
    {"category":"Review desk","technologies":["FastAPI","HTMX","PostgreSQL"]}
  ]$t$,
  $t$[
    {"label":"matched without a person","value":"87%","description":"Of 54,000 invoices in the first six months."},
    {"label":"to close the month","value":"4 days","description":"Working days, from eleven."},
    {"label":"wrong postings","value":"3","description":"All found by the nightly check and reversed within a day."},
    {"label":"early-payment discounts","value":"2.4x","description":"Value taken per quarter, as approvals arrive in time."}
  ]$t$,
  $t${"quote":"I asked for no surprises at month end. The last six have been boring.","author":"Hemant Kulkarni","position":"Head of Finance","company":"Vardhan Castings"}$t$,
  '17 weeks', '5 people', 'published', '2026-07-14T10:00:00+05:30', '2026-07-14T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000013', 'tender-reading-contractor', $t$Tender reading for a civil contractor$t$, $t$Setu Infra$t$, '/media/clients/setu-infra.svg', 'Construction', 'ai-automation', 'ai',
  $t$A 900-page tender becomes a list of duties, dates and risks by the next morning, each with the page it came from.$t$,
  $t$Setu answers about 140 public tenders a year. One tender is 900 pages in a dozen files, with amendments that change a clause by quoting half of it. Four engineers read for nine days before anybody could say whether to bid.

Missed clauses are expensive. In one contract a single line about dewatering cost more than the margin of the whole bridge. The bid team therefore trusted nothing that summarized.

Documents are scanned, tables run over pages, and drawings hold requirements that the text never mentions.$t$,
  $t$We did not build a summarizer. The system extracts obligations, one per line, with clause, page and the exact words, and it links each amendment to the sentence that it replaces. A line without a source on the page cannot be stored.

Completeness is checked from the other side: a second pass goes through every page and asks what on it is not yet in the list. On twenty past tenders that had been read by hand, the lists contained 99.1% of the known obligations, together with 63 that the readers had missed.

Risk questions come from the company’s own post-mortems. Each is asked of each tender, and the answer is a quotation or “not found in these files”.$t$,
  '/media/projects/tender-reading-contractor-1.webp', $t$A tender page with four marked clauses, each tied by a line to an obligation beside it, over a white drawing of a bridge on blue.$t$,
  $t$[
    {"url":"/media/projects/tender-reading-contractor-2.webp","alt":"A bid matrix drawn as an engineering sheet: nine tenders by risk and margin, four in the white field to answer, Creek bridge chosen."},
    {"url":"/media/projects/tender-reading-contractor-3.webp","alt":"A calendar of bid deadlines in which one tender stands as a drawn bridge: its piers are the dates, its arch the nine days for the bond."},
    {"url":"/media/projects/tender-reading-contractor-4.webp","alt":"A tablet on a bridge drawing asks who pays for dewatering and answers with a highlighted quotation from page 412 of the tender."}
  ]$t$, null,
  array[$t$Python$t$, $t$LangGraph$t$, $t$Claude$t$, $t$PostgreSQL$t$, $t$pgvector$t$, $t$React$t$],
  array[
    $t$Obligation list with clause, page and exact wording.$t$,
    $t$Amendments linked to the sentences that they replace.$t$,
    $t$Second pass that reports what no line covers yet.$t$,
    $t$Ninety risk questions from the company’s own post-mortems.$t$,
    $t$Calendar of every deadline and bond in the files.$t$,
    $t$Export to the bid team’s own workbook layout.$t$
  ],
  array[
    $t$Took apart three lost bids with the people who wrote them.$t$,
    $t$Built the test set first: twenty tenders with known obligations.$t$,
    $t$Refused any output that could not point at its page.$t$,
    $t$Ran beside the engineers on five live bids.$t$,
    $t$Moved the evaluation into the client’s hands at the end.$t$
  ],
  $t$[
    {"category":"Pipeline","technologies":["Python","LangGraph"]},
    {"category":"Models","technologies":["Claude","Layout detection"]},
    {"category":"Storage","technologies":["PostgreSQL","pgvector","S3"]},
    {"category":"Desk","technologies":["React","TypeScript","PDF.js"]}
  ]$t$,
  $t$[
    {"label":"to a bid decision","value":"1.5 days","description":"From publication to go or no-go, from nine."},
    {"label":"obligations found","value":"99.1%","description":"On twenty tenders with a list made by hand."},
    {"label":"more bids answered","value":"60%","description":"Same team, first full year."}
  ]$t$,
  $t${"quote":"I can click on any line and land on the page. That is the difference between a tool and a toy.","author":"Meher Irani","position":"Head of Tendering","company":"Setu Infra"}$t$,
  '13 weeks', '4 people', 'published', '2025-12-03T10:00:00+05:30', '2025-12-03T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000014', 'payment-reminders-that-listen', $t$Payment reminders that listen$t$, $t$Mudra Microfinance$t$, '/media/clients/mudra-microfinance.svg', 'Finance', 'ai-calling', 'ai',
  $t$Reminder calls that offer a new date when a borrower names a reason, within limits that the lender has set.$t$,
  $t$Mudra places 80,000 reminder calls a month, and two thirds end in a broken promise. The script left no room for an answer, so borrowers learned not to pick up.

Regulation allows calls between eight and seven only, forbids any pressure, and requires a recording that the borrower can ask for.$t$,
  $t$The agent opens with one question and then listens. It may move a date by up to ten days, split an installment once, or pass the case to a person; the limits stand in a table that compliance owns.

Tone is tested like code: 900 recorded conversations are replayed before each release, and a reviewer hears every call in which a borrower sounded distressed.$t$,
  '/media/projects/payment-reminders-that-listen-1.webp', $t$A reminder call whose voice leaps over a calendar, from the day the payment was due to the new date agreed, Tuesday the fifteenth.$t$,
  $t$[
    {"url":"/media/projects/payment-reminders-that-listen-2.webp","alt":"A printed policy sheet with the limits of the calling agent, stamped and signed by compliance, which owns the table."},
    {"url":"/media/projects/payment-reminders-that-listen-3.webp","alt":"Beside a marigold garland, a phone with the confirmation message: the new date and a link to the recording of the call."},
    {"url":"/media/projects/payment-reminders-that-listen-4.webp","alt":"Promises kept by week as two stairs: the pilot group climbs to 58 percent while the control group stays at 34."}
  ]$t$, null,
  array[$t$TypeScript$t$, $t$LiveKit$t$, $t$Whisper$t$, $t$PostgreSQL$t$, $t$SIP$t$],
  array[
    $t$New dates offered inside limits that compliance owns.$t$,
    $t$Calls only in permitted hours of the borrower’s region.$t$,
    $t$Recording available to the borrower by text message.$t$,
    $t$Distress detection with human review of each case.$t$,
    $t$Promise tracking against real repayments.$t$
  ],
  array[
    $t$Reviewed the script with borrowers in two branches.$t$,
    $t$Wrote the limits together with compliance.$t$,
    $t$Piloted with 500 accounts and a control group.$t$,
    $t$Measured kept promises, not calls.$t$
  ],
  $t$[
    {"category":"Telephony","technologies":["SIP","LiveKit"]},
    {"category":"Speech","technologies":["Whisper","Piper"]},
    {"category":"Ledger access","technologies":["PostgreSQL","Debezium"]}
  ]$t$,
  $t$[
    {"label":"promises kept","value":"58%","description":"Pilot group of 500 accounts, against 34% in the control group."},
    {"label":"complaints","value":"1 in 9,000","description":"Calls in the pilot, all reviewed."},
    {"label":"handed to a person","value":"12%","description":"Share of conversations, by rule or on request."}
  ]$t$,
  $t${"quote":"Borrowers call us back now. I did not expect that.","author":"Shabnam Qureshi","position":"Head of Collections","company":"Mudra Microfinance"}$t$,
  '12 weeks', '4 people', 'draft', null, '2026-10-27T10:00:00+05:30')
on conflict do nothing;

insert into public.portfolios (id, slug, title, client, client_logo, industry, service_id, project_type, description, challenge, solution,
  image, image_alt, gallery, link, technologies, features, approach, tech_stack, detailed_metrics, extended_testimonial,
  timeline, team_size, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-100000000015', 'monsoon-run-live-ops', $t$Monsoon Run, a racing game with weekly tides$t$, $t$Tidepool Games$t$, '/media/clients/tidepool-games.svg', 'Gaming', 'game-development', 'other',
  $t$A boat-racing game for phones whose courses change with a simulated river, run by a live team of three.$t$,
  $t$Tidepool had a prototype that people loved for twenty minutes. Courses were built by hand, each took nine days, and players finished them faster than the team could draw.

Water was the attraction and the cost. The prototype simulated it on the graphics chip and drained a mid-range phone in 70 minutes. Store reviewers also measured heat.$t$,
  $t$Courses are grown from a river model. A designer draws banks and picks rainfall; the model floods the map, places current and debris, and a bot races it 200 times to check that it can be won. A course now takes half a day.

The water became a height field of 128 by 128 cells with baked normals and one cheap foam pass. It looks the same to players in a blind test and uses a third of the power.

For the live team we made a calendar that schedules tides, boats and prizes, with a preview of exactly what a player will see on a given day.$t$,
  '/media/projects/monsoon-run-live-ops-1.webp', $t$A block of low-poly land with a river in an editor: banks with handles, arrows of current, rain from a cloud, and sliders.$t$,
  $t$[
    {"url":"/media/projects/monsoon-run-live-ops-2.webp","alt":"A phone in landscape with a boat race in the rain: your boat is third of six, beside the pale ghost of your best run."},
    {"url":"/media/projects/monsoon-run-live-ops-3.webp","alt":"A live calendar of a game: the tide as a curve over ten days, bars for rivers, boats, prizes and cups, and what a player sees on Thursday."},
    {"url":"/media/projects/monsoon-run-live-ops-4.webp","alt":"A river from above as a weekly ranking: six boats before the finish, each as far behind the first as its ghost time says, yours third."}
  ]$t$, null,
  array[$t$Unity$t$, $t$C#$t$, $t$HLSL$t$, $t$Go$t$, $t$Nakama$t$, $t$BigQuery$t$],
  array[
    $t$River model that turns rainfall into a playable course.$t$,
    $t$Bot that proves a course can be won before it ships.$t$,
    $t$Water that runs at 60 frames per second on phones from 2019.$t$,
    $t$Live calendar with a day-by-day preview.$t$,
    $t$Ghost races against friends, 4 kB each.$t$,
    $t$Anti-cheat replay check on the server.$t$
  ],
  array[
    $t$Profiled heat and power before frame rate.$t$,
    $t$Gave level designers a tool in week three.$t$,
    $t$Soft-launched in two countries with daily tuning.$t$,
    $t$Trained the live team on a staging season.$t$
  ],
  $t$[
    {"category":"Client","technologies":["Unity","C#","HLSL"]},
    {"category":"Server","technologies":["Go","Nakama"]},
    {"category":"Live operations","technologies":["BigQuery","Looker"]}
  ]$t$,
  $t$[
    {"label":"per course","value":"0.5 days","description":"Designer time from sketch to approved, from nine days."},
    {"label":"battery life in play","value":"3.6 h","description":"On the reference phone at half brightness."},
    {"label":"players back on day 30","value":"19%","description":"Soft launch, both countries."}
  ]$t$,
  $t${"quote":"We ship a new river every Thursday, and nobody stays late.","author":"Nadia Fernandes","position":"Creative Director","company":"Tidepool Games"}$t$,
  '28 weeks', '9 people', 'published', '2025-06-10T10:00:00+05:30', '2025-06-10T10:00:00+05:30')
on conflict do nothing;

-- Blog posts: four published, one draft, one scheduled for 2030. Reading time is words / 200, rounded up.

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000001', 'test-an-agent-before-you-trust-it', $t$Test an agent before you trust it$t$,
  $t$A demonstration shows that an agent can succeed. A test set shows how often it does, and what happens when it does not. Here is the one we build first.$t$,
  $t$<p>A client once showed us an agent that had answered twenty questions in a row without a mistake. We asked for the twenty questions. They had been written by the person who had written the prompt, in the same week, about the same three documents. The agent was not bad. Nobody knew whether it was good.</p>
<p>Since then we build the test set before the agent. It takes between four and eight days, and it is the part of the project that clients keep longest.</p>
<h2>Start with what people already got wrong</h2>
<p>The best cases come from the archive, not from imagination. Ask for complaints, corrections and reopened tickets from the past year. Each one is a case where a competent person failed, so it is hard in a way that matters. We aim for 200 cases: 120 ordinary ones, sampled at random, and 80 difficult ones, chosen by the people who do the work.</p>
<p>For every case we write down three things:</p>
<ul><li>the input, exactly as it arrived, with its typing errors and its bad scan;</li><li>what a correct result must contain, as short statements that can be checked one by one;</li><li>what a result must never contain, because it would cost money, trust or health.</li></ul>
<p>The third list is short and decides more than the other two. An agent that books the wrong clinic is annoying. One that tells a caller with chest pain to rest is a different matter, and an average hides it.</p>
<h2>Score outcomes, then look at paths</h2>
<p>We check the state of the world after the run: was the appointment booked, does the posting balance, is the quotation really on that page. Where a statement needs judgment, a second model scores it and a person checks a tenth of its scores. If the two disagree on more than one case in twenty, the statement was vague, and we rewrite it.</p>
<pre><code>case: "night-0417"
input: calls/0417.wav
must:
  - appointment.department == "orthopedics"
  - appointment.start &lt; call.end + 48h
never:
  - says(diagnosis)
  - asks(payment_card)
runs: 5</code></pre>
<p>Note the last line. Language models vary, so each case runs five times and has to pass all five. An agent that passes 90% of single runs may pass only 60% of cases this way. The second figure is closer to what a customer will feel after a month.</p>
<h2>Decide what failure looks like</h2>
<p>Before the first run we agree on three numbers with the owner: the share that must be right, the share that may be handed to a person, and the share that may be wrong. They have to add up to 100%. The conversation is uncomfortable for an hour and saves months, because a hand-over rate of 30% can be an excellent result while an error rate of 2% is a disaster.</p>
<blockquote>A refusal with a reason is a feature. A confident mistake is an incident.</blockquote>
<h2>Keep it running</h2>
<p>The set runs on each change of prompt, model or tool, and once a night against production settings. Every incident becomes a case within two working days. After a year a set like this has grown to 500 cases, and a new model can be judged in an afternoon instead of a quarter.</p>
<p>None of this is clever. It is the discipline that other software has had for decades, applied to a part that answers differently on Tuesdays. Start with twenty complaints and a text file. You will learn more from the first red line than from another demonstration.</p>$t$,
  $t${"name":"Ananya Iyer","bio":"Leads applied AI at the studio. Earlier she built speech systems for call centers."}$t$, 'AI & Machine Learning', array[$t$AI agents$t$, $t$Evaluation$t$, $t$Testing$t$], 3, '2026-10-13T09:00:00+05:30', 'published', '2026-10-13T09:00:00+05:30', '2026-10-13T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000002', 'offline-is-a-data-model', $t$Offline is a data model, not a feature$t$,
  $t$Adding offline support at the end means writing the app twice. Four decisions, taken in week one, make it ordinary.$t$,
  $t$<p>“It should also work offline” is usually said in week nine. By then every screen asks a server and waits, and the honest estimate is to start again. We have heard the sentence on ferries, in elevator shafts and in grain stores, so we now take four decisions before anybody draws a screen.</p>
<h2>One: who may change what</h2>
<p>Most conflicts that people fear cannot happen. A lift inspection belongs to one engineer until it is signed. A ticket is used by one gate at a time. If you can give each record one writer, syncing is copying, and copying is easy. Draw a table with records in the rows and roles in the columns, and write a name in each cell. Only cells with two names need a merge rule, and in our last three projects there were fewer than five of them.</p>
<h2>Two: record what happened, not what is</h2>
<p>A phone that sends <code>status = “delivered”</code> has lost the story. A phone that sends an event with its own number and its own clock has kept it:</p>
<pre><code>{
  "id": "r-118:000482",
  "kind": "parcel.delivered",
  "parcel": "KX-20931",
  "at": "2026-06-18T14:02:11+05:30",
  "clockOffsetMs": -1840,
  "position": [19.0748, 72.8856, 35]
}</code></pre>
<p>The number makes a repeated message harmless and a missing one visible. The offset to server time was measured at the last contact, so a phone with a wrong clock can be put right later. State is then a sum over events, and both sides can compute it alone.</p>
<h2>Three: say how old it is</h2>
<p>Users forgive old information and do not forgive information that pretends to be new. Every screen that shows shared data carries its age: “sailings as of 14:20”. It is one line of text and it changed the support load of a ferry app by more than any other thing we did. Set the age at which information turns from useful to harmful for each record type, and show that too. A position is stale after 45 seconds. A price list lasts a day.</p>
<h2>Four: plan the first ten minutes after the tunnel</h2>
<p>Being offline is calm. Coming back is not: forty phones reach one mast at the jetty and all of them have an hour to tell. Three rules have served us well.</p>
<ul><li>Send small and important things first: payments, alarms, signatures. Photographs wait for better coverage.</li><li>Make each batch resumable, and keep it below 64 kB, so that a dropped line costs seconds.</li><li>Wait for a random time of up to 30 seconds before the first attempt. The server will notice.</li></ul>
<h2>How to test it</h2>
<p>Flight mode is the easy case, because the system knows about it. The hard one is a network that accepts a connection and then says nothing. We run our suites behind a proxy that delays, cuts and repeats at random with a fixed seed, and we leave one real phone in a steel cabinet overnight.</p>
<blockquote>If the app is correct with a bad network, it will be fast with a good one. The reverse has never been true.</blockquote>
<p>Local writes, numbered events, visible age and a polite return: with those four, “also offline” stops being a project. It is how the app reads and writes, and the network only decides when others find out.</p>$t$,
  $t${"name":"Rustom Mehta","bio":"Mobile engineer. Tests on the oldest phone he can still charge."}$t$, 'Mobile Development', array[$t$Offline first$t$, $t$Sync$t$, $t$Mobile$t$], 3, '2026-08-04T09:00:00+05:30', 'published', '2026-08-04T09:00:00+05:30', '2026-08-04T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000003', 'tenant-separation-in-an-afternoon', $t$Tenant separation you can test in an afternoon$t$,
  $t$One forgotten WHERE clause shows a customer somebody else’s invoices. Put the rule into the database, then let a loop try to break it on every build.$t$,
  $t$<p>Every product with more than one customer has a sentence in its contract that says that data is kept apart. In many of them the sentence is implemented as a habit: each query is supposed to filter by tenant. Habits fail at the worst time, usually in a report that was written on a Friday.</p>
<h2>Move the rule to where the rows are</h2>
<p>PostgreSQL can refuse a row before the application sees it. A policy per table is enough, and it reads like the contract:</p>
<pre><code>alter table invoices enable row level security;
alter table invoices force row level security;

create policy own_rows on invoices
  using (tenant_id = (select app.current_tenant()))
  with check (tenant_id = (select app.current_tenant()));</code></pre>
<p>Three details deserve a second look. <code>force</code> applies the policy to the table’s owner as well, which is often the role that migrations and jobs use. <code>with check</code> covers writing; without it a tenant could not read foreign rows but might create some. And the function is wrapped in a <code>select</code>, so that the planner calls it once for the statement and not for each of a million rows.</p>
<h2>Where the tenant comes from</h2>
<p>Set it at the start of each transaction from a verified token, never from a header that a client can write. With a connection pool, use <code>set local</code>; a plain <code>set</code> survives the transaction and greets the next customer. If the value is missing, the function should raise an error. An empty result looks like a quiet day, and quiet days are not investigated.</p>
<h2>Now try to break it</h2>
<p>The test takes an afternoon and finds something in most code bases that we review. It does not know the application. It asks the catalog for all tables and behaves like a curious neighbor:</p>
<ul><li>create two tenants with the same fixture, so that every table has rows for both;</li><li>as the first tenant, select from each table and fail if any row belongs to the second;</li><li>update and delete by the identifiers of the second tenant, and expect zero rows;</li><li>insert a row that carries the second tenant’s identifier, and expect an error;</li><li>repeat through each view and each function that the application may call.</li></ul>
<p>The loop fails when somebody adds a table without a policy, and that is the point. A table that is meant to be shared, such as a list of countries, goes on a short list with a comment that says why.</p>
<h2>What it costs</h2>
<p>On the billing system of a chain of gyms we measured 3% on the median query and nothing visible at the 99th percentile, once each policy column led its index. Two queries became slower by a factor of six. Both had been joining across tenants by accident, so we count that as a finding.</p>
<blockquote>An audit asked us to demonstrate separation. We ran the build in front of them. It took four minutes.</blockquote>
<h2>What it does not solve</h2>
<p>Row policies say nothing about caches, search indexes, exports or log files. Each of those needs the tenant in its key, and the same loop can be pointed at them. Backups are the last corner: restoring one customer without the others is a drill to practice before it is requested at midnight.</p>
<p>Begin with the loop, even if there are no policies yet. Its first report is a list of tables, sorted by how surprised you will be.</p>$t$,
  $t${"name":"Pooja Kale","bio":"Platform engineer with a weakness for databases and month-end jobs."}$t$, 'SaaS', array[$t$PostgreSQL$t$, $t$Security$t$, $t$Multi-tenant$t$], 3, '2026-05-26T09:00:00+05:30', 'published', '2026-05-26T09:00:00+05:30', '2026-05-26T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000004', 'what-a-dispatch-desk-taught-us', $t$What a dispatch desk taught us about stale data$t$,
  $t$We planned a faster map. Three shifts beside the dispatchers showed that speed was not the problem.$t$,
  $t$Last year a courier with 1,200 riders asked us for a faster map. Theirs refreshed every ninety seconds, ours would refresh every second, and the tender said so in bold. We agreed on the aim and asked for three shifts beside the dispatchers before writing code. This is what we saw, and how the plan changed.

The first shift was a quiet Tuesday. A dispatcher called Imran watched the map with one eye and two chat windows with the other. When a rider stopped moving he did nothing for several minutes. We thought that he had missed it. He explained that half of all riders who stop are in an elevator, and that the rest ring within five minutes. What he needed was not the position. He needed to know how old it was, because a dot that has not been heard from and a dot that stands still look the same.

The second shift was a Friday evening with heavy rain. Exceptions came in faster than anybody could read them, sorted by time of arrival. The newest was on top, and the most urgent was somewhere on the second page. Twice a parcel missed its promise while five people handled problems that had an hour to spare. Nobody was slow. The list asked them to work in the wrong order.

On the third shift we sat with payroll. The same events that moved dots on the map also decided what riders earned, and the two departments had different copies. A rider who had been reassigned by a dispatcher lost the kilometers he had already driven. Riders knew this. They had begun to ignore reassignments, and the desk had learned to telephone first. A faster map would have made everyone more aware of jobs that riders were going to refuse.

So we wrote a different plan. Its first item was an event log that both departments would read, with numbers assigned on the phone so that late and repeated messages could be put in order. Its second was a queue sorted by minutes to a missed promise. The third was a visual rule: a position older than 45 seconds is drawn as an empty ring. The faster map came fourth. It took nine days, because the rest was in place.

The results came in an order that we did not expect. Disputes about pay fell first, within two weeks. Once riders were paid for the kilometers that they had driven, they accepted reassignments, and the telephone calls stopped. Only then did late deliveries begin to fall, and they kept falling for two months. By the end they were down by 38%, with the same number of riders and dispatchers.

Three things went wrong, and they are worth recording. We tested the rain scenario with recorded data, but the recording had been thinned by the old system, so our first wet Friday carried four times the load of the rehearsal. The board stayed up and became sluggish for twenty minutes. Next, the empty rings were gray, and two dispatchers with reduced color vision could not tell them from the filled ones; a thicker outline fixed it in an hour, and we should have asked on day one. Last, we had removed the chat windows from the new screen. People opened them on their phones instead. They are back now, smaller, with each message attached to a job.

If you are about to buy a real-time anything, sit beside the people who will use it and write down what they do when nothing happens. Waiting is where the knowledge is. Ask what they would need in order to wait less, and be prepared for an answer that is slower, plainer and cheaper than the one in the tender.$t$,
  $t${"name":"Neil D’Souza","bio":"Delivery lead. Writes down what went wrong, then what was changed."}$t$, 'Case Studies', array[$t$Logistics$t$, $t$Real time$t$, $t$Product design$t$], 4, '2026-02-17T09:00:00+05:30', 'published', '2026-02-17T09:00:00+05:30', '2026-02-17T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000005', 'a-page-weight-budget-that-survives', $t$A page-weight budget that survives the second quarter$t$,
  $t$Budgets die when nobody owns the number. Notes for a talk, to be turned into an article.$t$,
  $t$<p>Working title. The argument: a budget lives only if a build fails, and a build may fail only if somebody can fix it on the same day.</p>
<h2>Points to cover</h2>
<ul><li>Measure the first visit with an empty cache, on a phone that costs less than 150 dollars.</li><li>Split the number by owner: marketing tags, product code, pictures and fonts each have their own line.</li><li>Trade instead of adding; a new script names what leaves.</li></ul>
<p>Still missing: the chart from the museum project, and permission to print the tag manager story.</p>$t$,
  $t${"name":"Rustom Mehta","bio":"Mobile engineer. Tests on the oldest phone he can still charge."}$t$, 'Web Development', array[$t$Performance$t$, $t$Web$t$], 1, '2026-10-29T09:00:00+05:30', 'draft', null, '2026-10-29T09:00:00+05:30')
on conflict do nothing;

insert into public.blogs (id, slug, title, excerpt, content, author, category, tags, reading_time, published_date, status, published_at, created_at)
values ('5eed0000-0000-4000-8000-200000000006', 'what-we-got-wrong-about-voice', $t$What we got wrong about voice interfaces$t$,
  $t$Five predictions from 2026, opened on the date we promised and marked without mercy.$t$,
  $t$<p>In the autumn of 2026 five of us wrote down what we expected of voice agents by the end of the decade, and sealed the list. This post was scheduled on the same day, so that we could not quietly lose it.</p>
<h2>The five predictions</h2>
<ul><li>Callers will prefer an agent for anything that takes less than two minutes.</li><li>Mixed-language speech will be a solved problem for the ten largest languages, and for no others.</li><li>The cost of a minute will fall below that of the telephone line that carries it.</li><li>Regulators will ask for replayable logs before they ask for explanations.</li><li>The best products will speak less each year.</li></ul>
<p>Marks and excuses will be added below on the day of publication.</p>
<blockquote>Write predictions where you cannot edit them.</blockquote>$t$,
  $t${"name":"Ananya Iyer","bio":"Leads applied AI at the studio. Earlier she built speech systems for call centers."}$t$, 'Tech Trends', array[$t$Voice$t$, $t$Predictions$t$], 1, '2030-01-15T09:00:00+05:30', 'published', '2030-01-15T09:00:00+05:30', '2026-10-30T09:00:00+05:30')
on conflict do nothing;

alter table public.portfolios alter column is_sample set default false;
alter table public.blogs alter column is_sample set default false;
