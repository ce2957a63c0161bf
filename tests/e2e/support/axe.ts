import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Every WCAG rule up to 2.2 AA, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on the theme. */
const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];
const WITHOUT_COLORS = Object.fromEntries(RULES_OF_COLOR.map((rule) => [rule, { enabled: false }]));

const PHONE = 390;
/** Width of a desktop screen in CSS pixels. */
export const DESK = 1280;
/** The tested widths in CSS pixels: a phone's and a desktop's. */
export const WIDTHS = [PHONE, DESK] as const;

/** Options for `test.use`: a screen of that width with reduced motion. */
export const still = (width: number, height = 860) => ({
	colorScheme: "light" as const,
	viewport: { width, height },
	contextOptions: { reducedMotion: "reduce" as const },
});

/** What a check looks at; without `within` the whole page. */
interface Scope {
	within?: string;
	except?: string[];
	/** A phone's test has checked the colors of the light theme already. */
	onlyDarkColors?: boolean;
}

/**
 * Expects a page without violations: by every rule in the light theme, and on a desktop screen by the color rules in the
 * dark theme, because contrast doesn't depend on the width. The page fits the screen.
 *
 * @param where names the state of the page in a failure
 * @param except selectors of what other tests look at
 */
export async function expectAccessible(page: Page, where: string, except: string[] = []): Promise<void> {
	await expectNoViolations(page, where, { except });
}

/** Expects no violations in the part that a state changes, on a page whose other parts are already checked. The page fits the screen. */
export async function expectPartAccessible(page: Page, where: string, within: string, onlyDarkColors = false): Promise<void> {
	await expectNoViolations(page, where, { within, onlyDarkColors });
}

/**
 * Expects an admin screen without violations at a desktop's width that fits a phone's width, and restores
 * the page's width.
 */
export async function expectAccessibleAndNarrow(page: Page, where: string, scope: Scope = {}): Promise<void> {
	await expectNoViolations(page, where, scope);
	const size = page.viewportSize() ?? { width: DESK, height: 860 };
	await page.setViewportSize({ width: PHONE, height: size.height });
	await expectToFit(page, `${where} at ${PHONE} px`);
	await page.setViewportSize(size);
}

async function expectNoViolations(page: Page, where: string, { within, except = [], onlyDarkColors = false }: Scope): Promise<void> {
	const isWide = (page.viewportSize()?.width ?? 0) >= DESK;
	// A selector that matches nothing would check nothing.
	if (within) await expect(page.locator(within).first(), where).toBeVisible();
	for (const colorScheme of isWide ? (["light", "dark"] as const) : (["light"] as const)) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await hasColorsOf(page, colorScheme);
		// A color on its way, such as that of a pressed button, is neither the old nor the new one.
		await page.evaluate(() =>
			document.getAnimations().forEach((animation) => void (animation instanceof CSSTransition && animation.finish())),
		);
		const runOnly = colorScheme === "light" ? { type: "tag" as const, values: TAGS } : { type: "rule" as const, values: RULES_OF_COLOR };
		const rules = onlyDarkColors && colorScheme === "light" ? WITHOUT_COLORS : {};
		// Legacy mode halves the time: it opens no extra tab for the result. Only checked frames need that tab.
		const isLegacy = page.frames().length === 1 || within !== undefined || except.includes("iframe");
		// Each analysis would send and compile axe's source, in legacy mode twice. Once is enough for a document.
		const hasAxe = isLegacy && (await page.evaluate(() => "axe" in window));
		const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: "void 0" }) });
		axe.options({ runOnly, rules, resultTypes: ["violations"] }).setLegacyMode(isLegacy);
		if (within) axe.include(within);
		for (const selector of except) axe.exclude(selector);
		const { violations } = await axe.analyze();
		const found = violations.map(
			({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`).join(" | ")}`,
		);
		expect(found, `${where}, ${colorScheme}`).toEqual([]);
	}
	await page.emulateMedia({ colorScheme: "light" });
	await expectToFit(page, where);
}

/** Expects the page to fit the screen's width. */
async function expectToFit(page: Page, where: string): Promise<void> {
	// A new width reaches React a moment later.
	const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	await expect.poll(wider, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Waits until the theme applies to the whole page. */
export async function hasColorsOf(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.waitForFunction((wanted) => {
		const isDark = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 3 * 128;
		const { backgroundColor, color } = getComputedStyle(document.body);
		const isThere = isDark(backgroundColor) === (wanted === "dark") && isDark(color) === (wanted === "light");
		const runs = document.getAnimations().filter((animation) => animation instanceof CSSTransition && animation.playState === "running");
		// Skip to the end state of animations.
		for (const transition of runs) transition.finish();
		const toasts = [...document.querySelectorAll("[data-sonner-toast]")];
		return isThere && runs.length === 0 && toasts.every((toast) => getComputedStyle(toast).opacity === "1");
	}, colorScheme);
}
