import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000005",
	slug: "reading-an-ai-proposal-in-twenty-minutes",
	title: "Reading an AI proposal in twenty minutes",
	excerpt:
		"Ten questions and a simple break-even formula help you choose an AI supplier in twenty minutes and see which savings you can count on.",
	content: `<p>The right AI project can save your team hundreds of hours a month. I write proposals for such projects, and I read many from other suppliers when clients ask for a second opinion. My advice is to start at the back. The price and the list of things you have to supply are there, and they tell you how well the supplier knows your work. You need a printout and twenty minutes: two for the last pages, fourteen for ten questions, then four for a calculation.</p>
<h2>How to score</h2>
<p>A question earns up to two points. Zero means the proposal doesn’t mention it. One means it makes a general promise, such as “humans stay in the loop”. Two means it gives a number or a name and explains how that was measured. Please don’t give points for things the salesperson told you, because only the document will be part of your agreement.</p>
<p>You can save time with a search for the words <em>except</em>, <em>hand</em>, <em>undo</em>, <em>sample</em>, <em>retention</em>, <em>version</em> and <em>exit</em>. In my experience, the important details are within two lines of these words.</p>
<table><thead><tr><th>Question</th><th>Two points for</th><th>If not, ask</th></tr></thead><tbody>
<tr><td>1. Which cases will it not take?</td><td>Types of cases by name, with their share of your volume</td><td>How many of our last 200 did you read?</td></tr>
<tr><td>2. How is a correct result measured, and by whom?</td><td>A check of the result in your system, on past cases chosen by your staff, with a pass mark</td><td>May we pick the cases after you have built it?</td></tr>
<tr><td>3. What happens when it is unsure?</td><td>The screen your employee sees, the expected share and the minutes per case</td><td>Show us one handed-over case from start to end.</td></tr>
<tr><td>4. What is it allowed to change?</td><td>A list of actions with limits, under a separate account</td><td>What stops it from refunding ten times the amount?</td></tr>
<tr><td>5. How is a mistake taken back?</td><td>Who undoes an action and how quickly, or who approves it first</td><td>Which of these actions can’t be undone at all?</td></tr>
<tr><td>6. What does one finished case cost?</td><td>Models, hosting and telephony per case, typical and maximum, with a monthly cap</td><td>What did the most expensive 5% of your test cases cost?</td></tr>
<tr><td>7. Who owns the prompts, tests and logs?</td><td>You do, in your repository and accounts, from the first week</td><td>What would another supplier need to take over?</td></tr>
<tr><td>8. Where does our data go?</td><td>The companies that receive it, the region, the storage period, and no training on it</td><td>Which of these companies would sign our own terms?</td></tr>
<tr><td>9. What if the model changes?</td><td>A fixed version, a trial run for any change, and time reserved for it</td><td>When did you last replace a model, and how did it go?</td></tr>
<tr><td>10. Where can we stop?</td><td>A first stage on real cases with a price, a pass mark and results we keep</td><td>Which results can we use if we stop there?</td></tr>
</tbody></table>
<h2>What the total tells you</h2>
<ul><li><strong>16 to 20:</strong> invite the supplier and use the meeting for the two lowest lines.</li>
<li><strong>10 to 15:</strong> send the questions from the third column by email. A good reply from a senior person says more than a demo.</li>
<li><strong>Below 10:</strong> decline, or treat it as a small experiment with one colleague.</li></ul>
<p>The limits come from my experience on both sides of the table, so feel free to adjust them. Their main benefit is a productive discussion. Ask a colleague from operations to score the same copy separately. If your points differ by two, the wording is unclear, and clearing it up now is cheaper than a change request later.</p>
<h2>Redo the sum with the missing lines</h2>
<p>Here is a worked example with invented figures. A support team handles 2,000 return requests a month at 9 minutes per request and $16 an hour. The proposal multiplies the two: 300 hours, $4,800 a month, $36,000 to build and a payback of 7.5 months. It assumes that the agent closes all cases correctly and costs nothing to run.</p>
<p>A more realistic version has the agent close 60% of the requests and hand 40% to an employee. Those take 10 minutes instead of 9, because the employee first reads what the agent tried. Every tenth closed case is checked. Two requests in a hundred are closed incorrectly and take 27 minutes to put right.</p>
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
<p>The $180 is for hosting and the $500 for one day of maintenance. The 150 hours are your own people, who describe the rules and take part in the trial. Saved minutes become money when your team uses them for other work or when an open position can stay open, so decide that in advance.</p>
<h2>Find the number that matters</h2>
<p>Change one assumption at a time in a spreadsheet. It takes five minutes and shows you what to negotiate.</p>
<table><thead><tr><th>Changed alone</th><th>Left each month</th><th>Break-even</th></tr></thead><tbody>
<tr><td>As above</td><td>$1,363</td><td>29.7 months</td></tr>
<tr><td>Errors at 4% instead of 2%</td><td>$1,075</td><td>37.7 months</td></tr>
<tr><td>Handover at 30% instead of 40%</td><td>$1,880</td><td>21.5 months</td></tr>
<tr><td>6 minutes per handover instead of 10</td><td>$2,216</td><td>18.3 months</td></tr>
<tr><td>4,000 requests a month</td><td>$3,405</td><td>11.9 months</td></tr>
</tbody></table>
<p>In this example, a better summary for the employee is worth more than ten additional points of automation, and it is much easier to build. Volume has the largest effect, which is why the same offer can be excellent for a company twice your size. The table also shows what to measure in a pilot: the minutes per handover, over 50 cases.</p>
<h2>When to walk away</h2>
<p>I would stop at any of these four findings, regardless of the total:</p>
<ol><li>Zero points for any of questions 3 to 5. They shape the whole system, and changes are expensive later.</li>
<li>An accuracy above 95% that comes without the number of cases and the name of the person who chose them. Twenty right answers out of twenty are compatible with one error in eight.</li>
<li>A fee per case touched rather than per case finished. It rewards the supplier for handovers.</li>
<li>A first stage you can’t leave, or one whose results stay in the supplier’s account.</li></ol>
<p>You can check the second point yourself. If an agent makes an error in one case of eight, the chance of twenty correct answers in a row is 0.875 to the power of 20, which is 7%. At one in seven it falls below 5%. With a hundred correct cases chosen by you, you can be just as confident that the error rate is below 3%.</p>
<h2>Where the sheet is unfair</h2>
<p>The sheet favors companies that write well. A two-person firm that knows your trade might score 7 with a single page and still be your best choice. Call them and ask the questions from the third column. The sheet is also too much for a small trial. Finally, it doesn’t ask whether you need the process at all. If half of your returns come from one incorrect size chart, correcting the chart is the better investment.</p>
<p>We offer this kind of work on our pages about <a href="/chatbot-development">agents</a> and <a href="/ai-automation">automation</a>, and I invite you to score us in the same way. How to prepare the cases for question 2 is described in <a href="/blog/test-an-agent-before-you-trust-it">a separate post</a>. If one of our proposals scores below 16, please send it back to me with the sheet.</p>`,
	author: { name: "Arjun Mehta", bio: "Founded the studio and writes its proposals." },
	category: "Tech Trends",
	tags: ["AI agents", "Procurement", "Business case"],
	publishedDate: "2026-06-16",
	image: "/media/posts/reading-an-ai-proposal-in-twenty-minutes.webp",
	imageAlt:
		"A proposal whose 7.5 months are struck out in red and corrected to 29.7, beside a black timer with a ring of twenty marks that shows 13.",
	sample: true,
};
