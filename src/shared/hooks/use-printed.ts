import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is or was printed since the component asks. The browser prints what is rendered when the event ends. */
export function usePrinted(active: boolean): boolean {
	const [printed, setPrinted] = useState(false);
	useEffect(() => {
		if (!active) return;
		const render = () => flushSync(() => setPrinted(true));
		addEventListener("beforeprint", render);
		return () => removeEventListener("beforeprint", render);
	}, [active]);
	return printed;
}
