import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000006",
	slug: "what-a-berth-planner-taught-us-about-constraints",
	title: "What a berth planner teaches about constraints",
	excerpt: "A worked example for scheduling software: clear rules with useful explanations help planners save hours when plans change.",
	content: `<p>Good planning software gives planners their afternoons back. If a plan changes, they see the consequences in seconds and choose the best repair. How do you build that? In this post we use one worked example, a grain terminal with three berths, nine conveyor routes and 62 silos. It is modeled on the <a href="/case-study/grain-terminal-berth-planner">planning board</a> in our portfolio. The figures are chosen for illustration, and the method works just as well for trucks or meeting rooms.</p>
<p>In the example, two planners use a magnetic wall board and need four hours to rearrange a delayed ship. The wall accepts any plan, including ones that can’t work. The heart of a better system is therefore one function: given a plan, it explains which rules are not met.</p>
<h2>Write the sentence before the function</h2>
<p>Start with a list of rules in plain sentences. In our example there are 71, and for all of them we note one sentence along with the reason. Next, compare the rules with past records, such as 26 months of harbor logs. There are four possible results:</p>
<table><thead><tr><th>In the log the rule was</th><th>and then</th><th>so it is</th></tr></thead><tbody>
<tr><td>broken</td><td>nothing happened, many times</td><td>a habit; remove it and note the dates</td></tr>
<tr><td>broken</td><td>there was damage, delay or a fine</td><td>real; keep those days as failing examples</td></tr>
<tr><td>never broken</td><td>it applied now and then</td><td>unproven; keep it and note who recommends it</td></tr>
<tr><td>never applied</td><td></td><td>a guess; ask for the situation it was made for</td></tr>
</tbody></table>
<p>Suppose nine rules fall into the first group, which leaves 62 for the software. The third group shows the limit of this method: a log can’t disprove a rule that everyone has always followed. Such a rule might be costing capacity, and only a manager with the authority to try the opposite can find out.</p>
<h2>A rule answers with a reason</h2>
<p>How does a rule look in code? Here is rule 38 in TypeScript. Lengths are whole centimeters, because 11.9 + 0.7 − 11.0 is 1.5999999999999996 in floating point, and that isn’t a basis for a safe passage.</p>
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
<p>Notice three decisions. The answer is structured data with a sentence, so the board can highlight the conflict and a planner can correct the rule. The port is passed in as a value, with no database or network involved, which makes it possible to check all rules in under 200 milliseconds. And the reason states what is needed <em>and</em> what is available. “Not allowed” leads to a phone call, while “needs 160 cm and has 48 cm” answers the question.</p>
<h2>Add an example for each outcome</h2>
<pre><code>/** Wednesday, March 11, 2026: centimeters of tide at the bar. */
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
<p>Why use a date? Planners remember the day and can tell you whether the example is right. At 12:05 the tide is exactly 160 cm, so changing <code>&lt;</code> to <code>&lt;=</code> turns a test red. At 02:00 there is enough water and no pilot, which covers the second half of the rule. If you print the names of the tests, you also have the rule book that new planners need.</p>
<h2>“Infeasible” is not an explanation</h2>
<p>Rules explain a plan drawn by a planner. A solver searches for a plan by itself, and if there is none, it simply reports “infeasible”. This helps no one. There is a well-known way to get a better answer: leave out one demand after another, and keep out those that make no difference.</p>
<pre><code>function conflict&lt;T&gt;(demands: T[], possible: (some: T[]) =&gt; boolean): T[] {
  let kept = demands;
  for (const demand of demands) {
    const rest = kept.filter((other) =&gt; Object.is(other, demand) === false);
    if (possible(rest) === false) kept = rest;
  }
  return kept;
}</code></pre>
<p>The function returns a set in which all members matter: take any one away and a plan exists. It needs one run of the solver per demand, so 62 rules and 20 bookings need 82 runs. Keep two things in mind. It finds <em>a</em> conflict, which is not always the smallest, and the order decides which one. If you put tide and depth first and bookings last, the conflict on the screen contains things people can negotiate.</p>
<h2>Change as little as possible, and list the changes</h2>
<p>A planner who moves one ship wants to keep the rest of the week and make as few phone calls as possible. The order of goals is strict: confirmed bookings stay, few bookings move, and they move by a short time. In the pictures of the planning board, MV Pelican Star can’t enter at 02:00 because no pilot is available. She draws 11.9 m and needs 33 hours to unload:</p>
<table><thead><tr><th>Candidate</th><th>Bookings moved</th><th>Time moved</th><th>Result</th></tr></thead><tbody>
<tr><td>Berth 2 at 14:20; belt 6 is cleaned at 09:00, not 15:00</td><td>2</td><td>12 h 20 min + 6 h</td><td>Offered</td></tr>
<tr><td>Berth 1 at 14:20</td><td>2</td><td></td><td>Not possible: she would stay until Thursday 23:20, and MV Kestrel is confirmed for Thursday 13:10</td></tr>
<tr><td>Berth 3, any tide</td><td></td><td></td><td>Not possible: the berth is 9.4 m deep</td></tr>
</tbody></table>
<p>A strict order needs the right weights. In a week with 20 movable bookings, all delays together can’t exceed 20 × 10,080 = 201,600 minutes, so a moved booking has to weigh 201,601 minutes to come first in every case. With a weight of 600, two moves of ten minutes (1,220) win over one of eleven hours (1,260), and the planner makes two calls to save one customer a wait. That could be the right choice, so the board shows several repairs and lists what they change.</p>
<h2>Where other methods work better</h2>
<ul><li><strong>Preferences.</strong> “Wheat goes to Berth 1 if we can” is a wish. As a rule it would make good plans impossible, so it belongs in the weights.</li>
<li><strong>Estimates.</strong> A rule judges 14:20 to the minute, while the arrival of a ship is known to about three hours. Show this uncertainty on the screen.</li>
<li><strong>Rules that change weekly.</strong> Keep such numbers in a table the planner can edit, and use code for the function around them.</li>
<li><strong>Six rules and one berth.</strong> A wall board will serve you well.</li></ul>
<p>How would you measure success? Record the time for replanning a delayed ship and the hours of waiting you pay for, both for a few months in advance. The first figure shows the effect of the software directly. The second also depends on weather and traffic, so compare it with the same months of another year and read it with that in mind.</p>`,
	author: { name: "Leela Nair", bio: "Builds voice agents and planning tools." },
	category: "Case Studies",
	tags: ["Constraints", "Scheduling", "Testing", "Logistics"],
	publishedDate: "2026-04-07",
	image: "/media/posts/what-a-berth-planner-taught-us-about-constraints.webp",
	imageAlt:
		"A basin as a sliding puzzle: ships are the pieces, two have moved aside, two are locked, and the coral one has a free way out to sea.",
	sample: true,
};
