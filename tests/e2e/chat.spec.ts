import { expect, hydrated, inbox, test, writtenTo } from "./support/journey.ts";

// No film, no smooth scrolling: other tests look at motion.

test("shows the assistant on the home page, where it opens the filtered grid, and the portfolio, but not on the contact page", async ({
	page,
}) => {
	for (const path of ["/", "/portfolio"]) {
		await page.goto(path);
		await hydrated(page);
		const bubble = page.getByRole("button", { name: /^Open chat/ });
		await expect(bubble).toBeVisible();
		await bubble.click();
		const panel = page.getByRole("dialog", { name: /assistant/i });
		await expect(panel).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
		await expect(bubble).toBeFocused();
		if (path === "/") {
			await bubble.click();
			await page.getByRole("button", { name: "Show me Web projects" }).click();
			await expect(page).toHaveURL(/\/portfolio#projects-grid$/);
			await expect(page.getByRole("button", { name: /^Web Applications/ })).toHaveAttribute("aria-pressed", "true");
		}
	}
	await page.goto("/contact");
	await hydrated(page);
	await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
	await page.getByRole("form", { name: "Contact" }).waitFor();
	// Other pages have the bubble before it is shown.
	await expect(page.locator(".chat-bubble")).toHaveCount(0);
});

test("closes on an Escape that comes as soon as the panel is in the page", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const pressed = page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const observer = new MutationObserver(() => {
					if (!document.getElementById("chat-panel")) return;
					observer.disconnect();
					document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
					resolve();
				});
				observer.observe(document.body, { childList: true, subtree: true });
			}),
	);
	const bubble = page.getByRole("button", { name: /^Open chat/ });
	await bubble.click();
	await pressed;
	await expect(page.locator("#chat-panel")).toHaveCount(0);
	await expect(bubble).toBeFocused();
});

test("sends typed text as a lead with the transcript after asking for an e-mail, and keeps it on failure", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Chat/);
	await page.goto("/");
	await hydrated(page);
	await page.getByRole("button", { name: /^Open chat/ }).click();
	const panel = page.getByRole("dialog", { name: /assistant/i });
	const question = `Do you build cold-store sensors ${crypto.randomUUID().slice(0, 8)}`;
	await panel.getByRole("textbox").first().fill(question);
	await page.keyboard.press("Enter");
	await panel.getByLabel(/e-?mail/i).fill("kiran@example.com");
	await page.route("**/send-email", (route) => route.fulfill({ status: 500, body: "{}" }));
	await panel.getByRole("button", { name: "Send to the team" }).click();
	await expect(panel.getByRole("alert")).toContainText("We couldn’t confirm that your message was sent");
	await page.unroute("**/send-email");
	await panel.getByRole("button", { name: /try again/i }).click();
	await expect(panel.getByText(/^Sent to the team/)).toBeVisible();
	await expect(panel.getByRole("alert")).toHaveCount(0);
	const body = await writtenTo(page, question);
	expect(body).toContain("Email: kiran@example.com");
	expect(body).toContain("Source: chat");
	expect(body).toContain(question);
});

test("sends no text twice when the page reloads while a lead is sent and a message was added", async ({ page, problems }) => {
	problems.allow(/status of 422/);
	const [first, second] = [1, 2].map(() => `Do you build weighbridges ${crypto.randomUUID().slice(0, 8)}`);
	// The first message arrives, but its answer never reaches the page.
	await page.addInitScript(() => {
		const send = window.fetch;
		window.fetch = async (...request) => {
			const answer = await send(...request);
			if (!answer.url.endsWith("/send-email") || sessionStorage.getItem("lost")) return answer;
			sessionStorage.setItem("lost", "an answer");
			return new Promise(() => {});
		};
	});
	await page.goto("/");
	await hydrated(page);
	await page.getByRole("button", { name: /^Open chat/ }).click();
	const panel = page.getByRole("dialog", { name: /assistant/i });
	const say = async (text: string) => {
		await panel.getByRole("textbox", { name: "Your message" }).fill(text);
		await page.keyboard.press("Enter");
	};
	await say(`${first}`);
	await panel.getByLabel(/e-?mail/i).fill("kiran@example.com");
	await panel.getByRole("button", { name: "Send to the team" }).click();
	await page.waitForFunction(() => sessionStorage.getItem("lost"));
	await say(`${second}`);
	await expect(panel.getByRole("log").locator(`p:has-text("${second}") + p`)).toHaveAttribute("data-speaker", "bot");
	await page.reload();
	await hydrated(page);
	await page.getByRole("button", { name: /^Open chat/ }).click();
	await panel.getByRole("button", { name: "Send to the team" }).click();
	await panel.getByRole("button", { name: "Send this too" }).click();
	await expect(panel.getByText(/^Sent to the team/)).toHaveCount(2);
	const mails = (await inbox(page)).map(({ payload }) => payload?.body ?? "");
	const texts = mails.filter((body) => body.includes(`${first}`) || body.includes(`${second}`));
	expect(texts.map((body) => [body.includes(`${first}`), body.includes(`${second}`)])).toEqual([
		[false, true],
		[true, false],
	]);
});

test("reloads the page when the code for sending is gone, and keeps the typed text in the chat that opens again", async ({
	page,
	problems,
}) => {
	problems.allow(/status of 404/, /^console: Chat:/, /^uncaught: Loading module from .* was blocked/);
	const question = `Do you build tank gauges ${crypto.randomUUID().slice(0, 8)}`;
	await page.goto("/#services");
	await hydrated(page);
	// The mouse stays outside of the page, which would start at its first move.
	await page.getByRole("button", { name: /^Open chat/ }).press("Enter");
	const panel = page.getByRole("dialog", { name: /assistant/i });
	await panel.getByRole("textbox", { name: "Your message" }).fill(question);
	await page.keyboard.press("Enter");
	await panel.getByLabel(/e-?mail/i).fill("kiran@example.com");
	await page.route(/\/assets\/send-lead-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "Not found" }));
	await panel.getByRole("button", { name: "Send to the team" }).press("Enter");
	await expect(panel.getByRole("alert")).toContainText(/not sent/i);
	await page.evaluate(() => {
		document.documentElement.dataset.old = "";
	});
	await panel.getByRole("button", { name: "Try again" }).press("Enter");
	await expect(page.locator("html[data-old]")).toHaveCount(0);
	await page.unrouteAll();
	await panel.getByRole("button", { name: "Send to the team" }).click();
	await expect(panel.getByText(/^Sent to the team/)).toBeVisible();
	expect(await writtenTo(page, question)).toContain("Email: kiran@example.com");
});

test("an open chat leaves the focus of the page in view, and closes where there's no room", async ({ page }) => {
	await page.goto("/sales-force");
	await hydrated(page);
	const panel = page.getByRole("dialog", { name: /assistant/i });
	const follow = async (height: number) => {
		await page.setViewportSize({ width: 1280, height });
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await page.getByRole("button", { name: /^Open chat/ }).click();
		await expect(panel).toBeVisible();
		await page.getByRole("link", { name: "Skip to content" }).focus();
		const hidden: string[] = [];
		let steps = 0;
		for (; steps < 90 && (await panel.isVisible()); steps += 1) {
			await page.keyboard.press("Tab");
			const covered = await page.evaluate(async () => {
				await new Promise(requestAnimationFrame);
				const [target, cover] = [document.activeElement, document.querySelector("[role=dialog]")];
				if (!target || target === document.body || !cover || cover.contains(target)) return null;
				const [a, b] = [target.getBoundingClientRect(), cover.getBoundingClientRect()];
				const isOver = a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
				return isOver || a.bottom < 0 || a.top > innerHeight ? (target.textContent ?? "") : null;
			});
			if (covered !== null) hidden.push(covered);
		}
		expect(hidden).toEqual([]);
		return steps;
	};
	// A high window has room above the panel.
	expect(await follow(1200)).toBeGreaterThan(await follow(700));
	await expect(page.locator(":focus")).toHaveCount(1);
});

test("covers no control of the footer at the end of the page", async ({ page }) => {
	await page.goto("/portfolio");
	await hydrated(page);
	const bubble = page.getByRole("button", { name: /^Open chat/ });
	for (const width of [320, 390, 480, 600, 640, 768, 1024, 1200, 1280, 1311, 1312, 1440]) {
		await page.setViewportSize({ width, height: 860 });
		await expect(async () => {
			await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
			await expect(page.getByRole("contentinfo").getByRole("button", { name: "System theme" })).toBeInViewport({ ratio: 1, timeout: 1000 });
		}).toPass();
		const box = await bubble.boundingBox();
		const covered = await page.getByRole("contentinfo").evaluate(
			(footer, { x, y, width, height }) =>
				[...footer.querySelectorAll("a, button")].flatMap((control) => {
					const { left, right, top, bottom } = control.getBoundingClientRect();
					const isOver = right > x && left < x + width && bottom > y && top < y + height;
					return isOver ? [control.getAttribute("aria-label") ?? control.textContent] : [];
				}),
			box ?? { x: Number.NaN, y: 0, width: 0, height: 0 },
		);
		expect([width, box !== null, covered]).toEqual([width, true, []]);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("the bubble doesn't cover the form's button", async ({ page }) => {
		await page.goto("/#contact");
		await hydrated(page);
		const send = page.getByRole("form", { name: "Contact" }).getByRole("button", { name: "Send message" });
		await page.getByRole("button", { name: /^Open chat/ }).waitFor();
		await send.scrollIntoViewIfNeeded();
		await send.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
		const [bubble, button] = [await page.getByRole("button", { name: /^Open chat/ }).boundingBox(), await send.boundingBox()];
		if (!bubble || !button) throw new Error("Nothing to measure");
		const apart = bubble.x >= button.x + button.width || bubble.y >= button.y + button.height || bubble.y + bubble.height <= button.y;
		expect(apart).toBe(true);
	});

	test("the bubble comes after the footer on a low screen, so that it covers no text", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 256 });
		await page.goto("/");
		await hydrated(page);
		const bubble = page.getByRole("button", { name: /^Open chat/ });
		await expect(bubble).not.toBeInViewport();
		await bubble.click();
		await expect(page.getByRole("dialog", { name: /assistant/i })).toBeVisible();
		await page.getByRole("button", { name: /^Close chat/ }).click();
		const distance = await bubble.evaluate((button) => {
			const footer = document.getElementById("site-footer")?.getBoundingClientRect();
			return button.getBoundingClientRect().top - (footer?.bottom ?? Number.NaN);
		});
		// Firefox rounds the two numbers in another way.
		expect(distance).toBeGreaterThan(-0.5);
	});

	test("shows the field for a message in a phone's low window, also after an answer", async ({ page }) => {
		await page.setViewportSize({ width: 844, height: 390 });
		await page.goto("/portfolio");
		await page.getByRole("button", { name: /^Open chat/ }).click();
		const panel = page.getByRole("dialog", { name: /assistant/i });
		const field = panel.getByRole("textbox", { name: "Your message" });
		await expect(field).toBeInViewport({ ratio: 1 });
		await field.fill("How long does it take?");
		await field.press("Enter");
		await expect(panel.getByRole("log").locator("p")).toHaveCount(3);
		await expect(field).toBeInViewport({ ratio: 1 });
		await expect(panel.getByRole("log").locator("p").last()).toBeInViewport();
	});
});

test("shows the field, its button and a message on a phone with the browser's text at 200 %", async ({
	playwright,
	browserName,
	launchOptions,
	baseURL,
}) => {
	test.skip(browserName !== "chromium", "Only Chromium takes the size of its text as a start option");
	const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
	const browser = await playwright.chromium.launch({ ...launchOptions, args });
	const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
	await page.goto(`${baseURL}/portfolio`);
	await page.getByRole("button", { name: /^Open chat/ }).click();
	const panel = page.getByRole("dialog", { name: /assistant/i });
	const field = panel.getByRole("textbox", { name: "Your message" });
	for (const text of ["", "How long does it take, and what does the support cost us per year?"]) {
		await field.fill(text);
		await expect(field).toBeInViewport({ ratio: 1 });
		await expect(panel.getByRole("button", { name: "Send message" })).toBeInViewport({ ratio: 1 });
	}
	await expect(panel.getByRole("log").locator("p").first()).toBeInViewport({ ratio: 0.25 });
	await browser.close();
});
