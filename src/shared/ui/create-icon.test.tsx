// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { Check } from "lucide-react";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon";

const Small = createIcon({ node: [["path", { d: "M20 6 9 17l-5-5", key: "shape" }]] });

test("draws the shapes of the package's icon in the same box, hidden from screen readers", () => {
	const [theirs, ours] = [<Check key="theirs" />, <Small key="ours" />].map((icon) => render(icon).container.firstElementChild);
	expect(ours?.innerHTML).toBe(theirs?.innerHTML);
	for (const name of ["viewBox", "aria-hidden"]) expect(ours?.getAttribute(name), name).toBe(theirs?.getAttribute(name));
});

test("keeps its own class beside a given one, and passes attributes on", () => {
	const icon = render(<Small className="size-5" strokeWidth={1.5} aria-hidden={false} />).container.firstElementChild;
	expect(icon?.getAttribute("class")).toBe("icon size-5");
	expect(icon?.getAttribute("stroke-width")).toBe("1.5");
	expect(icon?.getAttribute("aria-hidden")).toBe("false");
});
