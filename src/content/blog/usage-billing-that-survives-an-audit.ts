import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000003",
	slug: "usage-billing-that-survives-an-audit",
	title: "Usage billing that survives an audit",
	excerpt:
		"One meter in SQL and one invoice to the cent: repeated events, late events, graduated tiers, half cents, a change of plan and the credit note that follows.",
	content: `<p>An auditor picks one line of one invoice and asks four questions. Which events are in it? Which price list was in force? How was it rounded? Who changed it since? A billing system that answers from its tables is dull to operate. One that answers from somebody’s memory costs a week per question.</p>
<p>The example below is invented and complete: a service that renders PDF pages, a customer in Lisbon, the invoice of April 1, 2026. Its first 10,000 pages of a month are free, the next 90,000 cost $0.0040 each, and those above 100,000 cost $0.0025. Every amount can be redone with the statements shown.</p>
<h2>Count what happened, once</h2>
<p>A counter that is raised by one cannot be audited, and a request that is retried raises it twice. Store events. The key comes from whoever did the work, such as the number of the rendering job, never from the code that sends the message, because a second attempt would then get a second key.</p>
<pre><code>create table meter_event (
  tenant_id   uuid        not null,
  event_id    text        not null,
  pages       integer     not null check (pages &lt;&gt; 0),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  document_id uuid,  -- the invoice or credit note that counts it
  primary key (tenant_id, event_id)
);

insert into meter_event (tenant_id, event_id, pages, occurred_at)
values ($1, $2, $3, $4)
on conflict (tenant_id, event_id) do nothing;</code></pre>
<p><a href="https://www.postgresql.org/docs/current/sql-insert.html">on conflict do nothing</a> makes a repetition harmless and hides a worse fault: the same key with another quantity. When no row was inserted, read the stored one and compare. If it differs, answer with an error and wake a person, since one of the two numbers has to be false.</p>
<h2>Close the month without losing anything</h2>
<p>The obvious cut-off, everything received before the invoice ran, has a hole. <code>now()</code> is the time at which a transaction began. An event whose transaction began a second before the run and committed a second after it carries a time before the cut-off, but the run could not see it. No query by time will bill it, this month or next.</p>
<p>So let the invoice claim its events. What no document has claimed is late by definition and goes to the next one, at the prices of the month in which it happened.</p>
<pre><code>with claimed as (
  update meter_event set document_id = $2
  where tenant_id = $1 and document_id is null and occurred_at &lt; $3
  returning pages, date_trunc('month', occurred_at, 'Europe/Lisbon') as month
)
select month, sum(pages) as pages from claimed group by month order by month;</code></pre>
<p>For Lisbon and March, <code>$3</code> is March 31, 23:00 UTC, because the clocks changed on the 29th. The statement returned two rows: 143,618 pages in March, and 4,200 pages of February that a server had kept while it was offline.</p>
<h2>Graduated is not volume</h2>
<p>In a graduated list each page has the price of the step on which it lies. In a volume list the total decides on one price for all pages. Both are honest, and “$0.0025 above 100,000” describes either. Here is the graduated one; an upper bound of null means no bound, since <a href="https://www.postgresql.org/docs/current/functions-conditional.html">least</a> ignores nulls in PostgreSQL.</p>
<pre><code>create function price(pages bigint) returns numeric language sql immutable as $$
  select sum(round(greatest(least(pages, upto) - above, 0) * unit, 2))
  from (values (0, 10000, 0.0000), (10000, 100000, 0.0040),
               (100000, null, 0.0025)) as tier (above, upto, unit)
$$;

select price(143618);                  -- 469.05  March
select price(101600) - price(97400);   --  14.40  late pages of February
select price(143618) - price(137618);  --  15.00  6,000 pages credited</code></pre>
<p>The second query is the rule for late events. February had been billed for 97,400 pages and really had 101,600, so the 4,200 cross a step: 2,600 of them cost $10.40 and 1,600 cost $4.00. Priced alone, as if they were March’s, they would cost $10.50.</p>
<p>A volume list has a cliff. If all pages cost $0.0040 up to 100,000 and $0.0025 beyond, page 100,000 brings the bill to $400.00 and page 100,001 brings it down to $250.00. Between 62,502 and 100,000 pages it is cheaper to render blank ones until the limit is passed. Someone will. Cap each step at the price of the next, or use graduated prices. In production the function takes the number of a price list as a second argument, and lists are added, never edited.</p>
<h2>Half a cent has to go somewhere</h2>
<p>March’s third step is 43,618 pages at $0.0025, which is $109.045 exactly. PostgreSQL’s <a href="https://www.postgresql.org/docs/current/datatype-numeric.html">numeric</a> rounds a tie away from zero and says $109.05. Python’s <code>Decimal</code> rounds it to the even digit unless told otherwise and says $109.04. If the database prices the invoice and a script checks it, they will sooner or later disagree by a cent, in front of the auditor. Write the rule into the contract, round once per printed line, and let the total be the sum of printed lines, so that a reader with a pencil gets the same result. Binary floating point has no place in any of it.</p>
<p>When a discount of $10.00 is spread over three equal lines, give two of them $3.33 and one $3.34, by a fixed rule such as the first line first.</p>
<h2>A change of plan, by days</h2>
<p>On March 12 the customer moved from Team ($99.00 a month, paid ahead) to Business ($249.00). Twenty of 31 days remain, the 12th included. The old plan gives back 20/31 of $99.00, which is $63.87; the new one costs 20/31 of $249.00, which is $160.65. The difference is $96.78. Prorating the difference of $150.00 in one step gives $96.77, so print two lines and round each.</p>
<p>Days, not seconds: March 2026 has 743 hours in Lisbon. Counted in hours, Business would cost $160.53, and nobody on the telephone could explain the missing 12 cents.</p>
<table>
<thead><tr><th>Invoice of April 1, 2026, before tax</th><th>How</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Business, April 1 to 30</td><td>paid ahead</td><td>$249.00</td></tr>
<tr><td>Business, March 12 to 31</td><td>20 of 31 days</td><td>$160.65</td></tr>
<tr><td>Team, March 12 to 31, returned</td><td>20 of 31 days</td><td>−$63.87</td></tr>
<tr><td>Pages 1 to 10,000 in March</td><td>free</td><td>$0.00</td></tr>
<tr><td>Pages 10,001 to 100,000</td><td>90,000 at $0.0040</td><td>$360.00</td></tr>
<tr><td>Pages above 100,000</td><td>43,618 at $0.0025</td><td>$109.05</td></tr>
<tr><td>Pages of February received late</td><td>4,200, price list of February</td><td>$14.40</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>$829.23</strong></td></tr>
</tbody>
</table>
<h2>The invoice is sent, and wrong</h2>
<p>On April 9 it turns out that 6,000 pages of March were rendered twice by a fault on your side, under different keys. Nothing is deleted. Sixty jobs of 100 pages get sixty events of minus 100, each naming the one that it reverses, and they are claimed by a credit note with a number of its own. It refers to the invoice, repeats the price list and comes to $15.00: what those pages had added, which is the price of the top step. At the average price of all pages it would be $19.60, and the customer’s next question would be why.</p>
<p>A check that pays for itself: every night, price all claimed events of the past year again and compare with the stored lines, to the cent. It fails when somebody edits a price list, changes a rounding mode or repairs data by hand, on the day it happens.</p>
<h2>When this is too much</h2>
<p>Seats and flat fees need no meter. Below some twenty usage invoices a month, the metering of a payment provider and a spreadsheet that recomputes them will do. At the other end, a row per event stops being sensible at hundreds of millions a month: aggregate by tenant and hour, keep raw events as files, and let the invoice claim the hours. How credit notes are numbered, and whether one may reduce tax already declared, depends on the country. Ask the accountant before the schema, and see <a href="/saas">our page on subscription platforms</a> for where the meter stands among the other parts.</p>`,
	author: { name: "Ines Carvalho", bio: "Engineer for ledgers and invoices." },
	category: "SaaS",
	tags: ["Usage billing", "PostgreSQL", "Metering", "Invoices"],
	publishedDate: "2026-05-12",
	image: "/media/posts/usage-billing-that-survives-an-audit.webp",
	imageAlt: "Two price lists as hills: the graduated one climbs, the volume one drops from 400 to 250 dollars at one page more.",
	sample: true,
};
