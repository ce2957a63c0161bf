import { Component, type ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { Button } from "./button";
import { StatusPanel } from "./status-panel";

interface SectionBoundaryProps {
	name: string;
	/** Replaces the padding of the missing section. */
	className?: string;
	onFailed?: () => void;
	onRetry?: () => void;
	/** Called before the section is tried again because the connection is back. */
	onOnline?: () => void;
	children: ReactNode;
}

/** Shows an error with a retry in place of a section that throws. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		addEventListener("online", this.whenOnline, { once: true });
		console.error(`Section ${this.props.name}:`, error);
		this.props.onFailed?.();
	}

	override componentWillUnmount() {
		removeEventListener("online", this.whenOnline);
	}

	whenOnline = () => {
		this.props.onOnline?.();
		this.setState({ failed: false });
	};

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
