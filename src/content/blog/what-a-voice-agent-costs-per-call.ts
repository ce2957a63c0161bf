import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000001",
	slug: "what-a-voice-agent-costs-per-call",
	title: "What a voice agent costs per call, line by line",
	excerpt:
		"A three-minute call taken apart: 17 cents of machines, 31 cents of people, a formula for your own prices, and the five places where estimates go wrong.",
	content: `<p>A price per minute on a vendor’s page is one line out of ten. Below is the whole sum for one outbound conversation of three minutes. Every price in it is an assumption of this example, chosen round so that you can follow the arithmetic, and none is a quotation. Replace them with your own contracts; the order of the lines is what lasts.</p>
<h2>The call</h2>
<p>A clinic rings patients to move an appointment. The conversation lasts 180 seconds: the caller speaks for 80, the agent for 70, and for 30 nobody does. It takes 15 turns, so 15 requests to the language model. For each conversation that happens, 0.6 calls end in a voicemail. Out of 100 conversations, 8 are handed to a person and 2 are heard afterwards by a reviewer.</p>
<p>A person costs 50 cents per minute worked. That is $21.00 an hour with desk and employer’s share, divided by 42 minutes on the phone: at 70% occupancy the other 18 are waiting, and somebody pays for them.</p>
<h2>The sum</h2>
<table>
<thead><tr><th>Line</th><th>Quantity for one conversation</th><th>Assumed price</th><th>Cents</th></tr></thead>
<tbody>
<tr><td>Telephone line</td><td>3 minutes</td><td>1.00 ¢ a minute</td><td>3.00</td></tr>
<tr><td>Media server, recording</td><td>3 minutes</td><td>0.40 ¢ a minute</td><td>1.20</td></tr>
<tr><td>Speech recognition</td><td>3 minutes of open stream</td><td>0.75 ¢ a minute</td><td>2.25</td></tr>
<tr><td>Model tokens</td><td>44,400 in, 600 out</td><td>$1.00 and $5.00 a million</td><td>4.74</td></tr>
<tr><td>Speech synthesis</td><td>1,155 characters</td><td>4.00 ¢ per 1,000</td><td>4.62</td></tr>
<tr><td>Retries: voicemails</td><td>0.6 of one minute of the first three lines</td><td>2.15 ¢ a minute</td><td>1.29</td></tr>
<tr><td>Retries: model turns sent again</td><td>5% of the model line</td><td></td><td>0.24</td></tr>
<tr><td><strong>Machines</strong></td><td></td><td></td><td><strong>17.34</strong></td></tr>
<tr><td>Hand-over, the colleague</td><td>8% of 6.5 minutes</td><td>50.00 ¢ a minute</td><td>26.00</td></tr>
<tr><td>Hand-over, two legs of the line</td><td>8% of 5 minutes</td><td>2.00 ¢ a minute</td><td>0.80</td></tr>
<tr><td>Review</td><td>2% of 4 minutes</td><td>50.00 ¢ a minute</td><td>4.00</td></tr>
<tr><td><strong>People</strong></td><td></td><td></td><td><strong>30.80</strong></td></tr>
<tr><td><strong>One conversation</strong></td><td></td><td></td><td><strong>48.14</strong></td></tr>
</tbody>
</table>
<p>Two quantities need a word. The characters are 70 seconds at 15 a second, plus 10% that were synthesized and never heard because the caller interrupted. The 6.5 minutes of the colleague are 5 on the line and 1.5 of notes afterwards.</p>
<p>If 30 of 100 conversations end with a moved appointment, one moved appointment costs $1.60. That is the figure to compare with anything else. A cheaper conversation that persuades nobody is not cheaper.</p>
<h2>The formula</h2>
<p>Paste this into a browser’s console and change the first block. All money is in US cents; it prints machines, people and the total.</p>
<pre><code>const a = {
  minutes: 3, line: 1, media: 0.4, listen: 0.75,     // cents a minute
  turns: 15, prompt: 2400, perTurn: 80, answer: 40,  // tokens
  tokensIn: 100, tokensOut: 500,                     // cents per million
  characters: 1050, unheard: 0.1, speak: 4,          // cents per 1,000
  voicemails: 0.6, repeats: 0.05,                    // per conversation
  handover: 0.08, handled: 6.5, talk: 5,             // share, minutes
  review: 0.02, reviewed: 4, person: 50,             // cents a minute
};

const history = (a.perTurn * a.turns * (a.turns - 1)) / 2;
const tokens = a.turns * a.prompt + history;
const model = (tokens * a.tokensIn + a.turns * a.answer * a.tokensOut) / 1e6;
const minute = a.line + a.media + a.listen;
const voice = (a.characters * (1 + a.unheard) * a.speak) / 1000;

const machines =
  a.minutes * minute + model * (1 + a.repeats) + voice + a.voicemails * minute;
const people =
  a.handover * (a.handled * a.person + a.talk * 2 * a.line) +
  a.review * a.reviewed * a.person;

console.log(machines, people, machines + people);  // 17.337 30.8 48.137</code></pre>
<p>The line called <code>history</code> deserves a second look. A model has no memory between requests, so turn 15 sends the instructions and everything said in turns 1 to 14. The instructions grow with the number of turns, the history with its square. At 30 turns the model line is 11.28 cents instead of 4.74, which is 2.4 times as much for a call twice as long.</p>
<h2>Where the estimate is usually wrong</h2>
<ol>
<li><strong>The average hides the rounding.</strong> If the carrier bills each minute begun, calls that average three minutes are billed at about three and a half, because a call of 181 seconds counts as four. Ask each vendor for the step: a minute, six seconds or one.</li>
<li><strong>The meter runs while nobody speaks.</strong> Recognition is commonly billed for the open stream, so the agent’s own 70 seconds and the silence are in it. Hold music during a transfer is transcribed too, unless somebody closes the stream.</li>
<li><strong>The prompt is paid 15 times.</strong> In the example 36,000 of 44,400 input tokens are the same 2,400 again and again. Many vendors sell a repeated prefix at a discount. At a tenth of the price for turns 2 to 15, the model line falls from 4.74 to 1.72 cents. It works only while the beginning stays identical, so the caller’s name and the time of day belong at the end.</li>
<li><strong>Calls that fail are left out.</strong> A voicemail costs a minute of line, media and recognition. Divide the whole month’s bill by conversations, then by outcomes, and keep both numbers.</li>
<li><strong>People are left out.</strong> They are 64% of this sum, in a system that is sold as automatic.</li>
</ol>
<h2>What moves the number</h2>
<p>One percentage point of hand-over costs 3.35 cents, more than the whole recognition line. So a model that is free of charge, but hands over two callers more in 100, is a loss: it saves 4.98 cents with its retries and adds 6.70. Read it the other way as well. A better recognizer at twice the price costs 2.70 cents more, voicemails included, and pays for itself when it prevents one hand-over in 100 conversations.</p>
<p>Shortening the agent’s sentences helps three lines at once: fewer characters, fewer output tokens, less history. Cutting 20 of its 70 seconds, with everything else equal, takes 1.32 cents off synthesis, and 0.72 cents off the first three lines where they are billed by the second. Callers seldom complain that a machine said too little.</p>
<h2>What the table leaves out</h2>
<p>Fixed work. Somebody listens on Monday, changes a question on Tuesday and replays old calls before it goes live. At $1,200.00 a month, again an assumption, that is $1.20 a call at 1,000 conversations, 12 cents at 10,000 and 1.2 cents at 100,000. Our own list shows the same slope: the tiers on <a href="/ai-calling">the AI calling page</a> come to $2.50 a call when all 1,000 are used, and to $0.75 at 10,000.</p>
<p>Three cases in which this calculation is the wrong tool:</p>
<ul>
<li>Below a few hundred calls a month the unit cost is noise beside the fixed work. Decide by whether the calls would otherwise be made at all.</li>
<li>Where one outcome is worth hundreds of dollars, spend on the outcome. Ten cents saved on a call that sells a roof is the wrong ten cents.</li>
<li>Models that take in and give out sound are billed by audio tokens. Recognition, model and synthesis become one line, silence may or may not count, and the square in the history stays.</li>
</ul>
<p>One check before you sign: ask for an invoice of a real month next to the count of conversations in it. If the quotient is more than a fifth above the estimate, look first at the voicemails, then at the turns.</p>`,
	author: { name: "Leela Nair", bio: "Engineer for speech and for schedules." },
	category: "AI & Machine Learning",
	tags: ["Voice agents", "Unit costs", "Language models"],
	publishedDate: "2026-09-22",
	image: "/media/posts/what-a-voice-agent-costs-per-call.webp",
	imageAlt: "A telephone handset whose coiled cord has one loop for each of 48 cents: 17 for machines, 31 for people.",
	sample: true,
};
