import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000005",
	slug: "reading-an-ai-proposal-in-twenty-minutes",
	title: "Reading an AI proposal in twenty minutes",
	excerpt:
		"Ten questions, two points each, and a break-even sum with the hand-overs left in: the same project earns back its price in 7.5 months, or in 29.7.",
	content: `<p>A proposal for an AI agent is written to be read from the front, where the savings are. Read it from the back. The price, the assumptions and the list of what you have to supply stand there, and together they tell you how much the author knows about your work. You need a printout, a pen and twenty minutes: two for the last pages, fourteen for the ten questions below, four for the sum.</p>
<h2>How to score</h2>
<p>Each question earns nothing, one or two points. Nothing: the proposal is silent. One: it makes a claim, such as “humans stay in the loop”. Two: it gives a number or a name, and says how that was or will be measured. Do not give credit for what the salesperson told you; the sheet is about what you could hold somebody to.</p>
<p>Do not read for the answers either. Search the file for the words <em>except</em>, <em>hand</em>, <em>undo</em>, <em>sample</em>, <em>retention</em>, <em>version</em> and <em>exit</em>. What matters is usually within two lines of one of them, or it is missing.</p>
<table><thead><tr><th>Question</th><th>Two points for</th><th>If not, ask</th></tr></thead><tbody>
<tr><td>1. Which cases will it not take?</td><td>Kinds of case by name, with their share of your own volume</td><td>How many of our last 200 did you read?</td></tr>
<tr><td>2. What counts as right, and who counts?</td><td>A check on the result in your system, on past cases that your staff chose, with a pass mark</td><td>May we pick the cases after you have built it?</td></tr>
<tr><td>3. What happens when it is unsure?</td><td>The screen that a person gets, the expected share, the minutes for each</td><td>Show us one handed-over case from start to end.</td></tr>
<tr><td>4. What may it change?</td><td>A list of actions, each with a ceiling, under an account of its own</td><td>What stops it from refunding ten times the amount?</td></tr>
<tr><td>5. How is a mistake taken back?</td><td>For each action: undone by whom, within what time, or approved beforehand</td><td>Which of these actions cannot be undone at all?</td></tr>
<tr><td>6. What does one finished case cost?</td><td>Models, hosting and telephony for each case, typical and worst, with a monthly cap</td><td>What did the most expensive 5% of your test cases cost?</td></tr>
<tr><td>7. Who owns the prompts, tests and logs?</td><td>You do, in your repository and accounts, from the first week</td><td>What would another supplier need to take over?</td></tr>
<tr><td>8. Where does our data go?</td><td>Each company that receives it, the region, the days it is kept, a no on training</td><td>Which of these companies would sign our own terms?</td></tr>
<tr><td>9. What if the model changes?</td><td>A fixed version, a test run before any switch, days set aside for it each year</td><td>When was a model last replaced, and what broke?</td></tr>
<tr><td>10. Where can we stop?</td><td>A first stage on real cases with its own price and pass mark, and what we keep</td><td>What do we have in hand if we stop there?</td></tr>
</tbody></table>
<h2>What the total tells you</h2>
<ul><li><strong>16 to 20:</strong> invite them, and spend the meeting on the two lowest lines.</li>
<li><strong>10 to 15:</strong> send the third column by mail. The quality of the reply, and who in the firm writes it, says more than a demonstration would.</li>
<li><strong>Below 10:</strong> decline, or give it to the one colleague who can be spared for an experiment.</li></ul>
<p>The limits are our own, from sitting on both sides of the table; no study stands behind them. What they do well is make two readers disagree about a line instead of about a feeling. Let a colleague from operations score the same copy alone. Where your points differ by two, the text is ambiguous, and ambiguity in a proposal becomes a change request later.</p>
<h2>Redo the sum with four lines that are missing</h2>
<p>A worked example with invented figures. A support team handles 2,000 return requests a month by hand, 9 minutes each, at $16 an hour all-in. The proposal multiplies: 300 hours, $4,800 a month, $36,000 to build, paid back in 7.5 months. It assumes that every case is closed by the agent, correctly, for nothing.</p>
<p>Now suppose that it closes 60% of them and hands 40% to a person. A handed-over case takes 10 minutes, not 9, because somebody first reads what the agent tried. Every tenth closed case is checked. Two in a hundred requests are closed wrongly and cost 27 minutes to repair.</p>
<pre><code>by hand        2,000 x  9 min              = 300.0 h
handed over      800 x 10 min              = 133.3 h
checked          120 x  3 min              =   6.0 h
repaired          40 x 27 min              =  18.0 h
saved          300.0 - 157.3               = 142.7 h
worth          142.7 h x $16               = $2,283
running        $0.12 x 2,000 + $180 + $500 =   $920
left each month                            = $1,363
to earn back   $36,000 + 150 h x $30       = $40,500
break-even     $40,500 / $1,363            = 29.7 months</code></pre>
<p>The $180 is hosting, the $500 one day of upkeep, and the 150 hours are your own people, who write down rules, label cases and sit in the tests. The sum is still kind: it puts no price on an annoyed customer, and it counts saved minutes as money, which they become only if somebody does other work in them or an open position stays open.</p>
<h2>Find the number that matters</h2>
<p>Change one assumption at a time and leave the rest. It takes five minutes in a spreadsheet, and it tells you what to negotiate.</p>
<table><thead><tr><th>Changed alone</th><th>Left each month</th><th>Break-even</th></tr></thead><tbody>
<tr><td>As above</td><td>$1,363</td><td>29.7 months</td></tr>
<tr><td>Errors 4% instead of 2%</td><td>$1,075</td><td>37.7 months</td></tr>
<tr><td>Hand-over 30% instead of 40%</td><td>$1,880</td><td>21.5 months</td></tr>
<tr><td>6 minutes for a hand-over instead of 10</td><td>$2,216</td><td>18.3 months</td></tr>
<tr><td>4,000 requests a month</td><td>$3,405</td><td>11.9 months</td></tr>
</tbody></table>
<p>In this example a better summary for the clerk is worth more than ten more points of automation, and it is far easier to build. Proposals like to speak about the third line; look for the fourth. Volume beats both, which is why the same offer can be right for a company twice your size and wrong for you. The table also shows what a pilot has to measure: minutes for a hand-over, with a stopwatch, on 50 cases. A pilot that reports satisfaction instead has not answered the question.</p>
<h2>When to walk away</h2>
<p>Four findings end the reading, whatever the total:</p>
<ol><li>A zero for question 3, 4 or 5. Hand-over, limits and undo cannot be added afterward at the old price, because they shape everything else.</li>
<li>An accuracy above 95% without the number of cases and the name of whoever picked them. Twenty right answers out of twenty are compatible with one error in eight.</li>
<li>A fee that is due on the number of cases touched instead of cases finished. It pays the supplier for hand-overs.</li>
<li>A first stage without a way out, or one whose results stay in the supplier’s account.</li></ol>
<p>The second point can be checked. If an agent errs in one case of eight, the chance of twenty correct answers in a row is 0.875 to the power of 20, which is 7%. At one in seven it falls below 5%. A hundred clean cases, picked by you, would rule out anything above 3% as firmly.</p>
<h2>Where the sheet is unfair</h2>
<p>It rewards firms that write well. A two-person shop that knows your trade may send one page, score 7 and be the right choice; call them with the third column before you decline. It is too heavy for a trial that costs less than the meeting about it. And it cannot judge whether the process should exist: if half of the returns come from one wrong size chart, correct the chart.</p>
<p>We sell this kind of work, on the pages about <a href="/chatbot-development">agents</a> and <a href="/ai-automation">automation</a>, so score us with the same sheet. How to build the cases for question 2 is described in <a href="/blog/test-an-agent-before-you-trust-it">a post of its own</a>. If one of our proposals earns less than 16 points, send it back with the sheet.</p>`,
	author: { name: "Arjun Mehta", bio: "Founder of the studio, writes its bids." },
	category: "Tech Trends",
	tags: ["AI agents", "Procurement", "Business case"],
	publishedDate: "2026-06-16",
	image: "/media/posts/reading-an-ai-proposal-in-twenty-minutes.webp",
	imageAlt:
		"A proposal whose 7.5 months are struck out in red and corrected to 29.7, beside a black timer with a ring of twenty marks that shows 13.",
	sample: true,
};
