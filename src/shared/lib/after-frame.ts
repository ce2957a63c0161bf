/** Calls back once the next frame is shown: what an input starts beside its effect must not delay that effect. */
export function afterFrame(callback: () => void): void {
	requestAnimationFrame(() => setTimeout(callback));
}
