import { Component, type ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { Button } from "./button";
import { StatusPanel } from "./status-panel";

interface SectionBoundaryProps {
	/** Name of the section, for people and for the log. */
	name: string;
	/** Room around the answer, where the children's own is gone with them. */
	className?: string;
	/** Called when the children cannot be shown. */
	onFailed?: () => void;
	/** Called before the children are rendered again. */
	onRetry?: () => void;
	children: ReactNode;
}

/** A section that throws shows its own answer, with a retry; the others stay. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error(`Section ${this.props.name}:`, error);
		this.props.onFailed?.();
	}

	retry = () => {
		this.props.onRetry?.();
		this.setState({ failed: false });
	};

	override render() {
		if (!this.state.failed) return this.props.children;
		return (
			<div className={classNames("wrap", this.props.className ?? "pt-12", "pb-12")}>
				<StatusPanel
					kind="error"
					compact
					title={`Unable to load ${this.props.name} section`}
					detail="Please refresh the page to try again"
					action={
						<Button tone="line" size="s" onClick={this.retry}>
							Try Again
						</Button>
					}
				/>
			</div>
		);
	}
}
