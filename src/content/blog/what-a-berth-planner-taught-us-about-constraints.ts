import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000006",
	slug: "what-a-berth-planner-taught-us-about-constraints",
	title: "What a berth planner taught us about constraints",
	excerpt:
		"71 rules, nine of them folklore. How rules became small functions that explain themselves, and why a good repair moves two bookings and not twelve.",
	content: `<p>Port Sarvani Terminals unloads grain at three berths, over nine conveyor routes, into 62 silos. Before the <a href="/case-study/grain-terminal-berth-planner">planning board</a> that we built with them, a ship that slipped by a tide cost two planners four hours at a magnetic wall. Worse, the terminal had paid for 412 hours of waiting in a year, and its own review traced most of them to plans that had never been possible. Nobody had planned badly. The wall accepted everything.</p>
<p>So the project was about one function: given a plan, say what is wrong with it. What follows is what we would do again for crews, beds, trucks or rooms.</p>
<h2>Write the sentence before the function</h2>
<p>The first three weeks went into a list: 71 rules, recorded with the planners, each with a number, one sentence and the reason behind it. A rule whose reason nobody knows is a habit until shown otherwise. Then every rule was run against 26 months of harbor logs, and the log has four possible answers:</p>
<table><thead><tr><th>In the log the rule was</th><th>and then</th><th>so it is</th></tr></thead><tbody>
<tr><td>broken</td><td>nothing happened, many times</td><td>folklore; strike it out, with the dates</td></tr>
<tr><td>broken</td><td>there was damage, delay or a fine</td><td>real; keep those days as failing examples</td></tr>
<tr><td>never broken</td><td>it was in play now and then</td><td>unproven; keep it and write down who vouches for it</td></tr>
<tr><td>never in play</td><td></td><td>a guess; ask for the day that it was made for</td></tr>
</tbody></table>
<p>Nine rules fell to the first line, and 62 went into code. The third line is the honest limit of the method: a log cannot disprove a rule that everybody has always obeyed. Such a rule may be costing a berth-day each month, and only a person with the authority to try the opposite will find out.</p>
<h2>A rule answers with a reason</h2>
<p>The planning core is written in Rust and compiled to WebAssembly. Here is rule 38 in TypeScript, shortened, so that more readers can run it. Lengths are whole centimeters, because 11.9 + 0.7 − 11.0 is 1.5999999999999996 in floating point, and a ship should not float on that.</p>
<pre><code>export interface Ship { name: string; draft: number }
interface Port { bar: number; underKeel: number; tide: (at: string) =&gt; number; pilots: (at: string) =&gt; boolean }
type Verdict = "kept" | { rule: number; at: string; because: string };

/** Rule 38: a ship crosses the bar with 70 cm under her keel and a pilot on board. */
function rule38({ name, draft }: Ship, at: string, port: Port): Verdict {
  const needed = draft + port.underKeel - port.bar;
  const tide = port.tide(at);
  if (tide &lt; needed) return { rule: 38, at, because: \`\${name} needs \${needed} cm of tide and has \${tide} cm.\` };
  if (port.pilots(at)) return "kept";
  return { rule: 38, at, because: \`No pilot works at \${at}.\` };
}</code></pre>
<p>Three decisions hide in these few lines. The verdict is data with a number, a moment and a sentence, so the board can mark the exact clash and a planner can say which rule to correct. The port is an argument: no database, no clock, no network, which is how a dragged ship is checked against all rules in under 200 milliseconds. And the reason names what was needed <em>and</em> what was there. “Not allowed” starts a phone call; “needs 160 cm and has 48 cm” ends one.</p>
<h2>One example that passes, one that fails</h2>
<pre><code>/** Wednesday, 11 March 2026: centimeters of tide at the bar. */
const tides = new Map([["02:00", 180], ["08:10", 48], ["12:05", 160], ["14:20", 204]]);
const port: Port = {
  bar: 1100,
  underKeel: 70,
  tide: (at) =&gt; tides.get(at) ?? 0,
  pilots: (at) =&gt; at &gt;= "06:00" &amp;&amp; at &lt; "18:00",
};
const ship = { name: "MV Pelican Star", draft: 1190 };

test.each(["12:05", "14:20"])("Rule 38 lets her in at %s", (at) =&gt; {
  expect(rule38(ship, at, port)).toBe("kept");
});

test.each([
  ["08:10", "MV Pelican Star needs 160 cm of tide and has 48 cm."],
  ["02:00", "No pilot works at 02:00."],
])("Rule 38 keeps her out at %s", (at, because) =&gt; {
  expect(rule38(ship, at, port)).toEqual({ rule: 38, at, because });
});

test("Rule 38 at the limit: one centimeter decides", () =&gt; {
  expect(rule38({ ...ship, draft: 1191 }, "12:05", port)).toMatchObject({ rule: 38 });
});</code></pre>
<p>An example with a date is worth more than one with round numbers, since a planner remembers the day and argues. At 12:05 the tide is exactly 160 cm, so changing <code>&lt;</code> to <code>&lt;=</code> turns a test red. At 02:00 there is enough water and no pilot: without that case the second half of the rule could be deleted and nobody would notice. Print the names of the tests and you have the rule book that the terminal never had.</p>
<h2>“Infeasible” is not an explanation</h2>
<p>Rules explain a plan that somebody drew. When a solver looks for any plan and finds none, it says “infeasible”, which helps nobody at five in the morning. The way out is old and short: leave out one demand after another, and keep out those without which it is still impossible.</p>
<pre><code>function conflict&lt;T&gt;(demands: T[], possible: (some: T[]) =&gt; boolean): T[] {
  let kept = demands;
  for (const demand of demands) {
    const rest = kept.filter((other) =&gt; Object.is(other, demand) === false);
    if (possible(rest) === false) kept = rest;
  }
  return kept;
}</code></pre>
<p>Called with demands that cannot all be met, it returns a set in which each member matters: take any one away and a plan exists. The price is one run of the solver for each demand, so 62 rules and 20 bookings cost 82 runs. Two cautions. It finds <em>a</em> conflict, neither the smallest nor the only one. And the order decides which: demands tried early tend to drop out. Put tide and depth first and bookings last, and what remains on the screen is what people can negotiate. Some solvers return such a set themselves; check that it has no bystanders before you show it.</p>
<h2>Repair little, and say what moved</h2>
<p>A planner who drags one ship does not want a better week. The wish is this week, with as few phone calls as possible. The order of wishes is strict: confirmed bookings stay, then few bookings move, then they move by little. In the case study’s pictures MV Pelican Star cannot enter at 02:00, for want of a pilot. She draws 11.9 m and needs 33 hours to unload:</p>
<table><thead><tr><th>Candidate</th><th>Bookings moved</th><th>Time moved</th><th>Result</th></tr></thead><tbody>
<tr><td>Berth 2 at 14:20; belt 6 is cleaned at 09:00, not 15:00</td><td>2</td><td>12 h 20 min + 6 h</td><td>Offered</td></tr>
<tr><td>Berth 1 at 14:20</td><td>2</td><td></td><td>Refused: she would lie there until Thursday 23:20, and MV Kestrel is confirmed for Thursday 13:10</td></tr>
<tr><td>Berth 3, any tide</td><td></td><td></td><td>Refused: the berth is 9.4 m deep</td></tr>
</tbody></table>
<p>Strict order needs honest weights. In a week with 20 movable bookings, all delays together cannot exceed 20 × 10,080 = 201,600 minutes, so a moved booking has to weigh 201,601 minutes to come first in every case. With a weight of 600, two moves of ten minutes (1,220) beat one of eleven hours (1,260), and the planner calls two people to spare one of them a wait. That may even be right. It should be a decision and not an accident of a constant, which is why the board shows several repairs and lists what each one moved.</p>
<h2>Where this is the wrong advice</h2>
<ul><li><strong>Preferences.</strong> “Wheat goes to Berth 1 if we can” is a wish. Written as a rule it makes good plans impossible; it belongs in the weights.</li>
<li><strong>Estimates.</strong> A rule judges 14:20 to the minute while the ship’s arrival is good to three hours. The verdict is exact, the input is not, and the screen should say so.</li>
<li><strong>Rules that change weekly.</strong> Code needs a developer. Keep such numbers in a table that the planner edits, and the function around them.</li>
<li><strong>Six rules and one berth.</strong> Keep the magnets.</li></ul>
<p>The median replanning of a slipped ship came down from close to four hours to 11 minutes, over 83 real slips, and the hours of demurrage in the first six months were 54% below the same months a year earlier. The first figure we would defend anywhere. The second is a comparison with another year’s weather and traffic, and should be read as one.</p>`,
	author: { name: "Leela Nair", bio: "Engineer for speech and for schedules." },
	category: "Case Studies",
	tags: ["Constraints", "Scheduling", "Testing", "Logistics"],
	publishedDate: "2026-04-07",
	image: "/media/posts/what-a-berth-planner-taught-us-about-constraints.webp",
	imageAlt:
		"A basin as a sliding puzzle: ships are the pieces, two have moved aside, two are locked, and the coral one has a free way out to sea.",
	sample: true,
};
