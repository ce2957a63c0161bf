import { type ComponentType, lazy } from "react";
import { loadOnline } from "./lazy-when";

const lost = new Set<() => void>();

/** Whether code of `lazyAgain` failed to load. */
export const isCodeLost = (): boolean => lost.size > 0;

/** Makes what failed to load load again when it is rendered next. */
export function loadLost(): void {
	for (const renew of lost) renew();
	lost.clear();
}

/** Like React's `lazy`, which would keep a failure for good. */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	const start = (): ComponentType<Props> =>
		lazy(async () => {
			try {
				return { default: await loadOnline(load) };
			} catch (error) {
				lost.add(renew);
				throw error;
			}
		});
	let Content = start();
	const renew = () => {
		Content = start();
	};
	return function LoadedAgain(props: Props) {
		return <Content {...props} />;
	};
}
