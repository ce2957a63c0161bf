/** Adds modal dialogs to jsdom: Escape fires "cancel" and closes; closing restores the focus and fires "close". */
export function installModalDialogs(): void {
	const before = new WeakMap<HTMLDialogElement, Element | null>();
	const closeOnEscape = (event: KeyboardEvent) => {
		const open = [...document.querySelectorAll("dialog[open]")].at(-1);
		if (event.key !== "Escape" || !(open instanceof HTMLDialogElement)) return;
		if (open.dispatchEvent(new Event("cancel", { cancelable: true }))) open.close();
	};
	Object.assign(HTMLDialogElement.prototype, {
		showModal(this: HTMLDialogElement) {
			if (this.open) return;
			this.open = true;
			before.set(this, document.activeElement);
			document.addEventListener("keydown", closeOnEscape);
		},
		close(this: HTMLDialogElement) {
			if (!this.open) return;
			this.open = false;
			document.removeEventListener("keydown", closeOnEscape);
			const opener = before.get(this);
			if (opener instanceof HTMLElement) opener.focus();
			this.dispatchEvent(new Event("close"));
		},
	});
}
