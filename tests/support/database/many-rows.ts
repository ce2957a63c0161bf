import type { RowCopy } from "../../../src/data/backup/columns";
import { post, project } from "../data/backup-fixture";

/** Characters of every kind that Postgres accepts, up to the last plane of Unicode. */
function signs(number: number): string {
	const points = Array.from({ length: 48 }, (_, index) => (number * 48 + index) * 23).map((point) => 1 + (point % 0x10fffe));
	// Surrogates aren't characters.
	return points.map((point) => (point >= 0xd800 && point <= 0xdfff ? "�" : String.fromCodePoint(point))).join("");
}

const awkward = [
	"\u202eright to left\u202c",
	"line\u2028separator\u2029",
	"\u0001\u001f\u007f\u0085",
	"tab\tnew\nline\r\n",
	"'; drop table blogs; --",
	'{"json": "\\u0000"}',
	"\\ \" ' ` <b>",
	"e\u0301 é ﬁ Ⅷ",
	"👩‍👩‍👧‍👦 🇮🇳 👍🏽",
	"नमस्ते 你好 مرحبا",
	"￾ ￿ 􏿿",
	"  spaces around  ",
];

const moment = (number: number, micros: number) => {
	const day = `${2001 + (number % 25)}-0${1 + (number % 9)}-1${number % 10}`;
	const fraction = String(micros).padStart(6, "0").replace(/0+$/, "");
	return `${day}T0${number % 10}:0${number % 6}:1${number % 10}${fraction === "" ? "" : `.${fraction}`}Z`;
};

const dates = (number: number) => ({
	created_at: moment(number, (number * 7919) % 1_000_000),
	updated_at: moment(number + 3, (number * 104_729) % 1_000_000),
	published_at: number % 5 === 0 ? null : moment(number + 1, number),
	status: number % 5 === 0 ? "draft" : "published",
	listed: number % 7 !== 0,
	featured: number % 11 === 0,
});

/** Projects with every kind of character, date, list and map. The same in every run. */
export function manyProjects(count: number): RowCopy[] {
	return Array.from({ length: count }, (_, number) => {
		const text = `${awkward[number % awkward.length]} ${signs(number)}`;
		const metrics: unknown = JSON.parse(`{"__proto__": "${number}", "constructor": ${number / 8}, "": {"deep": [null, true, ${number}]}}`);
		return project(number, {
			title: `Project ${number} ${awkward[number % awkward.length]}`,
			client: number % 3 === 0 ? "" : number % 3 === 1 ? null : text,
			description: text,
			challenge: signs(number + 1),
			service_id: number % 13 === 0 ? "game-development" : "saas",
			technologies: [[...`T ${text}`].slice(0, 20).join(""), "Rust"],
			gallery: number % 2 === 0 ? [{ url: "/media/a.webp", alt: text, extra: { kept: 1 } }, "https://a.example/é.webp"] : [],
			metrics: number % 4 === 0 ? {} : metrics,
			detailed_metrics: [{ label: text, value: `−${number} %`, description: text }],
			extended_testimonial: number % 2 === 0 ? null : { quote: text, odd: [[], {}] },
			...dates(number),
		});
	});
}

export function manyPosts(count: number): RowCopy[] {
	return Array.from({ length: count }, (_, number) => {
		const text = `${awkward[number % awkward.length]} ${signs(number + 7)}`;
		return post(number, {
			title: `Post ${number} ${awkward[number % awkward.length]}`,
			content: `<p>${text}</p>\n\n${signs(number + 2)}`,
			excerpt: number % 3 === 0 ? "" : text,
			author: { name: `Ada ${text}`, bio: signs(number + 3), more: { a: [1, "x"] } },
			tags: number % 2 === 0 ? [] : ["postgres", awkward[number % awkward.length]],
			reading_time: number % 4 === 0 ? null : 1 + (number % 600),
			published_date: moment(number + 2, number),
			...dates(number),
		});
	});
}
