import { Component, type ReactNode } from "react";

/** A preview that throws says so in its own place, and is tried again with what is written next. */
export class PreviewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error("Preview:", error);
	}

	override componentDidUpdate(before: { children: ReactNode }) {
		if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		return (
			<PreviewNote title="The preview cannot be shown">
				What you have written is safe. The preview tries again with your next change.
			</PreviewNote>
		);
	}
}

/** Words in the place of a preview. */
export function PreviewNote({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div role="status" className="grid min-h-dvh content-center justify-items-center gap-2 px-6 text-center">
			<p className="m-0 font-semibold text-heading tracking-[-0.02em]">{title}</p>
			<p className="m-0 max-w-[26.8em] text-ink-2">{children}</p>
		</div>
	);
}
