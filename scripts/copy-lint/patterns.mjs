/**
 * A wording that the site avoids. `match` is tried on each sentence, or on a `whole` paragraph; `limit` says how often a page can have it (default 0), and `headings`
 * restricts it to titles. The test tries `bad` and `good` sentences.
 *
 * @typedef {{ name: string, match: RegExp, write: string, limit?: number, headings?: boolean, whole?: boolean, only?: RegExp, bad: string[], good: string[] }} Pattern
 */

const NUMBER =
	"(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety)";
const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const SPELLINGS =
	"(?:behavi|col|fav|harb|hon|hum|lab|neighb|rum|sav|vap|endeav|flav)our\\w*|(?:organ|real|optim|custom|recogn|summar|minim|maxim|author|priorit|standard|util|special|normal|final|categor|synchron|apolog|emphas|initial|anonym|visual|central|digit|general|modern|person|serial|local|token|penal|critic|capital|mobil)is(?:e[sdr]?|ing|ations?)|(?:anal|paral|catal)ys(?:e[sd]?|ing)|(?:centi|milli|kilo)?(?:met|lit)res?|(?:cent|theat|fib|calib|sab|spect)res?|(?:off|def|pret)ence|licence[sd]?|programmes?|cheques?|grey(?:s|ed|ish)?|tyres?|(?:travel|cancel|label|model|signal|level|tunnel|fuel|channel|total|counsel|dial)l(?:ed|ing)|tonnes?|aluminium|storeys?|kerbs?|ploughs?|learnt|spelt|dreamt|whilst|amongst|judgement|ageing|sceptic\\w*|fulfils?|enrols?|instalments?|skilful|artefacts?|practis(?:e[sd]?|ing)|maths|mum";

/** @type {Pattern[]} */
export const patterns = [
	{
		name: "somebody",
		match: /\b(?:some|any|every|no)body\b/i,
		write: "Write someone, anyone, everyone or no one.",
		bad: ["Nobody waits for a reply."],
		good: ["No one waits for a reply."],
	},
	{
		name: "whoever",
		match: /\b(?:who|what|which)ever\b(?! (?:you|happens)\b)|\bthose who\b/i,
		write: "Write “anyone who” or name the reader: your team, the visitor.",
		bad: ["Whoever approves it sees the reason.", "It warns those who wait."],
		good: ["Your team sees the reason.", "Keep it, whatever you decide."],
	},
	{
		name: "is no",
		match:
			/(?<!\b(?:there|here) )\b(?:is|are|was|were) no\b(?! (?:longer|more|less|fewer|one|different|better|worse|later|earlier|substitute|accident|coincidence|surprise)\b)/i,
		write: "Write “isn't a”.",
		bad: ["It is no JSON."],
		good: ["There is no fee.", "The page is no longer public."],
	},
	{
		name: "stands for is",
		match: /\b(?:stands?|stood|lies|lay) (?:in|on|beside|between|under|at|there|above|below|next)\b/i,
		write: "Write “is” or say what the thing does.",
		bad: ["It stands in every contract.", "Your data lies in Mumbai."],
		good: ["It is in every contract.", "We stand behind every estimate."],
	},
	{
		name: "what is, as a noun",
		match: /(?:^|[;:] )what (?:is|was|were|isn[’']t|wasn[’']t|stays|remains|counts|moved|arrives|reached|had|has been) [^?]*\.$/i,
		write: "Use a noun: “unsaved text”, not “what was not saved”.",
		bad: ["What was not saved is gone."],
		good: ["Unsaved text is gone.", "What is included?"],
	},
	{
		name: "one that",
		match: /(?:^|, )(?:the )?ones? (?:that|who|which) /i,
		write: "Repeat the noun or use an adjective.",
		bad: ["Two reports, one that is late."],
		good: ["Anyone who copies the key can read the table."],
	},
	{
		name: "X, not Y",
		match: /, (?:and )?not (?!only|even|yet|least|all|to mention)\w/i,
		write: "Say what it is. One “X, not Y” on a page is enough.",
		limit: 1,
		bad: ["We sell results, not hours."],
		good: ["We sell results."],
	},
	{
		name: "number in heading",
		match: new RegExp(`^${NUMBER}\\b(?![-–])`, "i"),
		write: "Begin with the subject. Two headings on a page can begin with a number.",
		headings: true,
		limit: 2,
		bad: ["Six steps to launch", "12 weeks to launch"],
		good: ["From idea to launch in six steps"],
	},
	{
		name: "British spelling",
		match: new RegExp(`\\b(?:${SPELLINGS})\\b`, "i"),
		write: "Use the American spelling: color, organize, center, canceled, metric tons.",
		bad: ["The colour fades.", "Each centre is open.", "We optimise it.", "A cancelled order.", "Two tonnes of grain."],
		good: ["The color of each center.", "We optimize canceled orders.", "We advise you on a promise."],
	},
	{
		name: "British word",
		match:
			/\b(?:the|a|each|every|per|passenger) lifts?\b(?! (?:in|of)\b)|\blift (?:maker|shaft|car|engineer|inspection|technician)s?\b|\bflats\b|\b(?:the|each|every|empty|rented) flat(?=[.,]| (?:is|has|on|in|and|or)\b)|\b(?:rota|fitter|carer|lorry|lorries|fortnight|car park|mobile number|petrol|postcode|bank holiday)s?\b|\bring (?:us|you|the (?:office|desk|client))\b/i,
		write: "Use the American word: elevator, apartment, schedule, technician, caregiver, truck, call.",
		bad: ["The lift stops.", "She rents six flats.", "The fitter calls.", "Read the rota."],
		good: ["A lift in sales.", "A flat fee.", "The elevator stops."],
	},
	{
		name: "e-mail",
		match: /\be-mail|\btelephone|\bhand-over|\bafterwards\b|\btowards\b|\bweb site|\bon-line\b|\blog-in\b/i,
		write: "Write email, phone, handover, afterward, toward, website, online, login.",
		bad: ["E-mail or password is wrong.", "Our telephone is free.", "We test it afterwards."],
		good: ["Email or password is wrong.", "Call our phone afterward."],
	},
	{
		name: "may",
		match: /\bmay (?:not )?(?!be\b|have\b|not\b|still\b|also\b|need\b|differ\b|contain\b|or\b|no\b)[a-z]/,
		write: "Write “can” for what is allowed or possible, “might” for a guess.",
		bad: ["The admin may restore it.", "You may not open it."],
		good: ["The admin can restore it.", "The text may be outdated.", "In May we moved."],
	},
	{
		name: "semicolon chain",
		match: /;\s[^;]+;\s/,
		write: "Make it a list or several sentences.",
		bad: ["We draw it; you try it; the others watch."],
		good: ["We draw it; you try it."],
	},
	{
		name: "two colon explanations",
		whole: true,
		match: /[a-z]: [a-z][^.!?:]*[.!?] [A-Z][^.!?:]*[a-z]: [a-z]/,
		write: "Join one of the two explanations with a verb or “because”.",
		bad: ["We do one thing: software. You get one price: ours."],
		good: ["We do one thing: software. You get one price."],
	},
	{
		name: "long sentence",
		match: /^[\p{Lu}“"¤](?:\S+ ){40,}\S+[.!?]["”’)]?$/u,
		write: "Split it: a sentence has at most 40 words.",
		bad: [`Our team ${"measures and ".repeat(20)}reports.`],
		good: [`Our team ${"measures and ".repeat(15)}reports.`],
	},
	{
		name: "a year later",
		match: /\b(?:a year|one year|twelve months|two years) (?:later|on)\b/i,
		write: "Give a period that fits a studio founded in 2024, such as “four months after launch”.",
		bad: ["A year later it still runs."],
		good: ["Four months after launch it still runs."],
	},
	{
		name: "clock or weekday joke",
		match: new RegExp(
			`\\b${NUMBER} (?:o[’']clock )?(?:in the morning|at night)\\b|\\bo[’']clock\\b|\\b(?:on|by|before) an? ${DAY}\\b|\\bgets? out of bed\\b`,
			"i",
		),
		write: "Name the moment that matters, such as “outside office hours”, or write 9 a.m. for a fact.",
		bad: ["Support at three in the morning.", "Leave on a Tuesday."],
		good: ["Support at any time.", "Most calls come in the morning."],
	},
	{
		name: "also when",
		match: /\balso (?:when|if|where|for those)\b/i,
		write: "Write “even when” or “even if”.",
		bad: ["We report it, also when it is small."],
		good: ["We report it, even if it is small."],
	},
	{
		name: "a person",
		match: /\ba person\b/i,
		write: "Name them: your team, an agent, someone on our team.",
		limit: 1,
		bad: ["A person checks it."],
		good: ["Your team checks it."],
	},
	{
		name: "stranger",
		match: /\bstrangers?\b/i,
		write: "Name them: new users, an outside visitor, an attacker.",
		bad: ["Strangers try the game first."],
		good: ["New players try the game first."],
	},
	{
		name: "bookish word",
		match: /\b(?:upon|thus|hence|shall|thereby|therein|whereby|wherein|utili[sz]\w+|in order to|prior to)\b/i,
		write: "Use the everyday word: on, so, will, use, to, before.",
		bad: ["You shall know.", "Call prior to the launch."],
		good: ["So you will know."],
	},
	{
		name: "translated English",
		match:
			/\b(?:look|looked) into your (?:inbox|mail)|\brepeat it\b|\bhas \d[\d.,]* (?:MB|KB|GB)\b|\bhow (?:it|this|that) looks like\b|\b(?:informations|feedbacks|softwares|advices)\b|\bthe both\b|\bsince \d+ (?:days|weeks|months|years)\b/i,
		write: "Say it as an American would: check your inbox, the file is 12 MB, for two years.",
		bad: ["Look into your inbox.", "The file has 12 MB.", "We build since 3 years."],
		good: ["Check your inbox.", "The file is 12 MB.", "We have built it for 3 years."],
	},
	{
		name: "he for the admin",
		match: /\b(?:he|his|him|himself)\b/i,
		write: "Write “they” or name the role.",
		only: /^src\/(?:features|data|app|shared)\//,
		bad: ["The admin sees his drafts."],
		good: ["The admin sees their drafts."],
	},
	{
		name: "empty praise",
		match:
			/\b(?:amazing|awesome|exciting|seamless(?:ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|game-chang\w+|revolutionary|unleash\w*|supercharg\w*|leverag(?:e[sd]?|ing)|synerg\w+|next-level|bleeding-edge|one-stop)\b/i,
		write: "Give the figure or the fact that would earn the praise.",
		bad: ["A seamless handover.", "A world-class team."],
		good: ["Pages open in 0.8 seconds."],
	},
	{
		name: "number without unit",
		match:
			/\b(?:takes?|took|within|at most|at least|up to|less than|more than|in under) \d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)?(?=[.;!?]?$|[,;] )/i,
		write: "Add the unit: hours, days, percent, projects.",
		bad: ["It takes 2–4.", "We reply within 24."],
		good: ["It takes 2–4 hours.", "We reply within 24 hours."],
	},
	{
		name: "space before %",
		match: /\d %/,
		write: "Write 38%.",
		bad: ["Down 38 %."],
		good: ["Down 38%."],
	},
	{
		name: "unfinished text",
		match: /\b(?:lorem|ipsum|todo|fixme|tbd|placeholder|your text here)\b/i,
		write: "Write the text.",
		bad: ["Lorem ipsum", "TODO: write this", "Your text here"],
		good: ["Fast, accessible applications."],
	},
	{
		name: "word twice",
		match: /\b(?!(?:had|that|bye|no|ha|so|very)\b)([a-z]{2,}) \1\b(?![-.]\w)/i,
		write: "Remove one of the two words.",
		bad: ["We reply to the the message."],
		good: ["We know that that works."],
	},
	{
		name: "rhythm of delivery",
		match:
			/\b(?:running|working|new|testable) (?:version|build|release)s?\b[^.]*\b(?:weekly|(?:every|each) (?:second )?(?:week|month|Friday|Monday))\b|\b(?:weekly|(?:every|each) (?:second )?(?:week|month|Friday|Monday))\b[^.]*\b(?:running|working|testable) (?:version|build|release)/i,
		write: "A running version comes every two weeks.",
		bad: ["You get a running version every Friday.", "Weekly, we show a working build."],
		good: ["You get a running version every two weeks."],
	},
	{
		name: "reply time",
		match:
			/\b(?:we|team|studio|us)\b[^.]{0,40}\b(?:repl(?:y|ies)|answers?|responds?|hear back|write back)\b[^.]{0,30}\bwithin (?!24 hours|2[-–]4 hours|¤)\S+ (?:working |business )?(?:minutes?|hours?|days?)\b/i,
		write: "We reply within 24 hours, typically 2-4 hours on working days.",
		bad: ["We reply to messages within two days."],
		good: ["We reply within 24 hours.", "The bot answers within two minutes."],
	},
	{
		name: "time of the first call",
		match:
			/\bleads?\b[^.]{0,40}\bcall(?:s|ed)?\b[^.]{0,20}\bwithin (?!30 seconds|¤)\S+ (?:seconds?|minutes?|hours?)|\bcall(?:s|ed)?\b[^.]{0,20}\bleads?\b[^.]{0,40}\bwithin (?!30 seconds|¤)\S+ (?:seconds?|minutes?|hours?)/i,
		write: "Leads are called within 30 seconds.",
		bad: ["Every lead is called within two minutes."],
		good: ["Every lead is called within 30 seconds."],
	},
	{
		name: "free fixes and free call",
		match:
			/\b(?!30\b)(?:\d+|sixty|ninety) days of (?:free )?(?:defect|bug|fixes|repair)|\b(?!30\b)\d+-minute (?:call|consultation)\b[^.]{0,20}\bfree\b|\bfree\b[^.]{0,20}\b(?!30\b)\d+-minute (?:call|consultation)/i,
		write: "Defects are fixed free for 30 days; the free call takes 30 minutes.",
		bad: ["60 days of free defect fixes", "A free 45-minute call"],
		good: ["30 days of free defect fixes", "A free 30-minute call"],
	},
];
