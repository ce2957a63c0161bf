import { useEffect, useState } from "react";

/** @param ms how long the value must stay unchanged. */
export function useDebouncedValue<T>(value: T, ms: number): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
