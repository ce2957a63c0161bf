import { Component, createRef, type ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { Button } from "./button";
import { StatusPanel } from "./status-panel";

export interface LostWords {
	title: string;
	detail: string;
}

interface SectionBoundaryProps {
	name: string;
	/** Replaces the usual words, which name the section. */
	words?: LostWords | undefined;
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
	/** Takes the focus of a "Try Again" that disappears. */
	start = createRef<HTMLSpanElement>();
	button = createRef<HTMLButtonElement>();
	hadFocus = false;
	target: HTMLElement | null = null;

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		addEventListener("online", this.whenOnline, { once: true });
		console.error(`Section ${this.props.name}:`, error);
		this.props.onFailed?.();
	}

	override componentDidUpdate() {
		const target = this.button.current ?? this.start.current;
		if (target !== this.target && this.hadFocus && document.activeElement === document.body) target?.focus({ preventScroll: true });
		this.target = target;
	}

	override componentWillUnmount() {
		removeEventListener("online", this.whenOnline);
	}

	whenOnline = () => {
		if (!this.state.failed) return;
		this.props.onOnline?.();
		this.again();
	};

	retry = () => {
		this.props.onRetry?.();
		this.again();
	};

	again() {
		this.hadFocus = this.button.current !== null && document.activeElement === this.button.current;
		this.setState({ failed: false });
	}

	override render() {
		if (!this.state.failed) {
			return (
				<>
					{this.hadFocus ? <span ref={this.start} tabIndex={-1} className="absolute" /> : null}
					{this.props.children}
				</>
			);
		}
		const usual = { title: `Unable to load ${this.props.name} section`, detail: "Please refresh the page to try again" };
		return (
			<div className={classNames("wrap", this.props.className ?? "pt-12", "pb-12")}>
				<StatusPanel
					kind="error"
					compact
					{...(this.props.words ?? usual)}
					action={
						<Button ref={this.button} tone="line" size="s" onClick={this.retry}>
							Try Again
						</Button>
					}
				/>
			</div>
		);
	}
}
