import { useEffect, useState } from "react";

/**
 * A value as it was when it last stood still.
 *
 * @param ms how long it must not change, in milliseconds.
 */
export function useSettled<T>(value: T, ms: number): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
