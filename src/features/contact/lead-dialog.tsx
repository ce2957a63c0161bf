import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { leadDialog } from "@/content/contact";
import { nextSteps } from "@/content/next-steps";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";
import { useNavigationKey } from "@/shared/hooks/use-navigation-key";
import { useScrollLock } from "@/shared/hooks/use-scroll-lock";
import type { DialogRequest } from "@/shared/lib/dialog-request";
import { buttonStyles } from "@/shared/ui/button-styles";
import { ContactForm } from "./contact-form";

interface LeadDialogProps {
	request: DialogRequest;
	onClose: () => void;
}

/** The contact form over any page; the message names the button that opened it. */
export function LeadDialog({ request, onClose }: LeadDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const titleId = useId();
	const step = nextSteps[request.source];
	const key = useNavigationKey();
	const openedAt = useRef(key);
	useScrollLock(true);
	useEffect(() => {
		dialog.current?.showModal();
		// Focusing a field would open a phone's keyboard over half of the form.
		title.current?.focus();
	}, []);
	useEffect(() => {
		// The message was sent, or the visitor went back.
		if (openedAt.current !== key) dialog.current?.close();
	}, [key]);
	const close = () => dialog.current?.close();
	const backdrop = useBackdropClose(dialog);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onClose={onClose}
			{...backdrop}
			className="m-auto max-h-[calc(100dvh-24px)] w-[min(44rem,calc(100vw-24px))] max-w-none overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-night/60"
		>
			<div className="grid gap-6 p-[clamp(20px,4vw,36px)]">
				<div className="flex items-start justify-between gap-4">
					<div>
						<h2 id={titleId} ref={title} tabIndex={-1} className="m-0 font-semibold text-3xl leading-tight tracking-[-0.03em]">
							{step?.title ?? leadDialog.title}
						</h2>
						<p className="mt-2 mb-0 max-w-[32.2em] text-ink-2">{step?.lead ?? leadDialog.lead}</p>
						{step ? <p className="mt-2 mb-0 max-w-[36em] text-[0.88rem] text-ink-3">{step.consent}</p> : null}
					</div>
					<button
						type="button"
						aria-label={leadDialog.close}
						onClick={close}
						className={buttonStyles({ tone: "line", size: "icon", className: "shrink-0" })}
					>
						<X aria-hidden="true" className="size-5" />
					</button>
				</div>
				<ContactForm source={request.source} subject={request.subject} compact />
			</div>
		</dialog>
	);
}
