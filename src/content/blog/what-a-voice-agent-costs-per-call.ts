import type { StaticPost } from "./post-schema";

export const post: StaticPost = {
	id: "57a71c00-0000-4000-8000-000000000001",
	slug: "what-a-voice-agent-costs-per-call",
	title: "What a voice agent costs per call, line by line",
	excerpt:
		"A three-minute AI call costs about 48 cents: 17 for technology and 31 for people. A formula for your own prices shows where you can save.",
	content: `<p>How much does a call by a voice agent really cost, and where can you save? A vendor’s price per minute is one line out of ten. In this post we go through the complete calculation for one outbound call of three minutes. All prices are assumptions, chosen as round numbers so you can follow the math. Once you replace them with your contract prices, you have a budget you can defend.</p>
<h2>The call</h2>
<p>A clinic calls patients to move an appointment. The conversation lasts 180 seconds: the patient speaks for 80, the agent for 70, and 30 are silent. It has 15 turns, which means 15 requests to the language model. For each conversation there are 0.6 calls that end in voicemail. Out of 100 conversations, 8 are handed to a colleague and a reviewer listens to 2.</p>
<p>A colleague costs 50 cents per minute worked. Where does this figure come from? We take $21.00 an hour including workplace and social costs and divide it by 42 minutes on the phone. At 70% occupancy, the other 18 minutes are waiting time that you pay for as well.</p>
<h2>The sum</h2>
<table>
<thead><tr><th>Line</th><th>Quantity for one conversation</th><th>Assumed price</th><th>Cents</th></tr></thead>
<tbody>
<tr><td>Phone line</td><td>3 minutes</td><td>1.00 ¢ a minute</td><td>3.00</td></tr>
<tr><td>Media server, recording</td><td>3 minutes</td><td>0.40 ¢ a minute</td><td>1.20</td></tr>
<tr><td>Speech recognition</td><td>3 minutes of open stream</td><td>0.75 ¢ a minute</td><td>2.25</td></tr>
<tr><td>Model tokens</td><td>44,400 in, 600 out</td><td>$1.00 and $5.00 a million</td><td>4.74</td></tr>
<tr><td>Speech synthesis</td><td>1,155 characters</td><td>4.00 ¢ per 1,000</td><td>4.62</td></tr>
<tr><td>Retries: voicemails</td><td>0.6 of one minute of the first three lines</td><td>2.15 ¢ a minute</td><td>1.29</td></tr>
<tr><td>Retries: model turns sent again</td><td>5% of the model line</td><td></td><td>0.24</td></tr>
<tr><td><strong>Technology</strong></td><td></td><td></td><td><strong>17.34</strong></td></tr>
<tr><td>Handover, the colleague</td><td>8% of 6.5 minutes</td><td>50.00 ¢ a minute</td><td>26.00</td></tr>
<tr><td>Handover, two phone lines</td><td>8% of 5 minutes</td><td>2.00 ¢ a minute</td><td>0.80</td></tr>
<tr><td>Review</td><td>2% of 4 minutes</td><td>50.00 ¢ a minute</td><td>4.00</td></tr>
<tr><td><strong>People</strong></td><td></td><td></td><td><strong>30.80</strong></td></tr>
<tr><td><strong>One conversation</strong></td><td></td><td></td><td><strong>48.14</strong></td></tr>
</tbody>
</table>
<p>Two quantities need an explanation. The characters are 70 seconds at 15 per second, plus 10% that were generated and never heard because the patient interrupted. The 6.5 minutes of the colleague consist of 5 on the phone and 1.5 for notes.</p>
<p>If 30 of 100 conversations lead to a moved appointment, one moved appointment costs $1.60. This is the figure to compare with your current cost, because a cheap conversation with no result saves nothing.</p>
<h2>The formula</h2>
<p>Paste this into your browser’s console and change the first block. All money is in US cents. It prints technology and people separately, followed by the total.</p>
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
<p>Why is there a line called <code>history</code>? A model has no memory between requests. Turn 15 therefore sends the instructions again, along with everything said in turns 1 to 14. The instructions grow with the number of turns, and the history grows with its square. At 30 turns the model line is 11.28 cents instead of 4.74, so a call twice as long costs 2.4 times as much on this line.</p>
<h2>Where the estimate is usually wrong</h2>
<ol>
<li><strong>Rounding.</strong> If the carrier bills full minutes, calls with an average of three minutes are billed at about three and a half, because 181 seconds count as four minutes. Ask your vendors for the billing step: a minute, six seconds or one second.</li>
<li><strong>Silence.</strong> Speech recognition is usually billed for the whole connection, including the agent’s 70 seconds and the pauses. You can save money by closing the stream during a transfer.</li>
<li><strong>Repeated instructions.</strong> In our example, 36,000 of 44,400 input tokens are the same 2,400 again and again. Many vendors give a discount for a repeated beginning. At a tenth of the price for turns 2 to 15, the model line falls from 4.74 to 1.72 cents. This works only if the beginning stays identical, so put the patient’s name and the time at the end.</li>
<li><strong>Unsuccessful calls.</strong> A voicemail costs a minute of the first three lines. Divide the monthly bill by conversations and then by results, and keep both figures.</li>
<li><strong>People.</strong> They make up 64% of this calculation, even though the system is sold as automatic.</li>
</ol>
<h2>What moves the number</h2>
<p>One percentage point of handover costs 3.35 cents, more than the whole recognition line. A free model with two more handovers in 100 would therefore be more expensive: it saves 4.98 cents with its retries and adds 6.70. The reverse is good news. A better recognizer at twice the price costs 2.70 cents more, including voicemails, and pays for itself when it prevents one handover in 100 conversations.</p>
<p>Shorter sentences help you on four lines at once. If the agent speaks 20 seconds less, with everything else equal, you save 1.32 cents on speech synthesis and 0.72 cents on the first three lines, as long as they are billed by the second. Most callers prefer a shorter call too.</p>
<h2>What the table leaves out</h2>
<p>The table doesn’t include regular maintenance. An employee listens to calls and checks new versions against earlier recordings. At $1,200.00 a month, again an assumption, that is $1.20 a call at 1,000 conversations, 12 cents at 10,000 and 1.2 cents at 100,000. Our price list shows the same effect: the tiers on <a href="/ai-calling">the AI calling page</a> come to $2.50 a call when all 1,000 are used, and to $0.75 at 10,000.</p>
<p>When should you use a different method?</p>
<ul>
<li>With fewer than a few hundred calls a month, the fixed cost matters more than the cost per call. Ask whether these calls would be made at all otherwise.</li>
<li>If one result is worth hundreds of dollars, invest in the result. Saving ten cents on a call that sells a new roof is a poor trade.</li>
<li>Models that work directly with sound are billed by audio tokens. Three lines become one, and the history still grows with the square of the turns.</li>
</ul>
<p>A last tip: ask for the invoice of a real month along with the number of conversations. If the cost per conversation is more than a fifth above your estimate, look at the voicemails first and at the number of turns next.</p>`,
	author: { name: "Leela Nair", bio: "Builds voice agents and planning tools." },
	category: "AI & Machine Learning",
	tags: ["Voice agents", "Unit costs", "Language models"],
	publishedDate: "2026-09-22",
	image: "/media/posts/what-a-voice-agent-costs-per-call.webp",
	imageAlt: "A phone handset whose coiled cord has one loop for each of 48 cents: 17 for machines, 31 for people.",
	sample: true,
};
