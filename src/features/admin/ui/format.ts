const number = new Intl.NumberFormat("en-US");

/** "1,204" */
export function formatNumber(value: number): string {
	return number.format(value);
}
