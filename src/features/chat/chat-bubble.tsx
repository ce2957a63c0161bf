import { MessageCircle, X } from "lucide-react";
import type { ComponentProps } from "react";
import { chatBubble } from "@/content/chat";

interface ChatBubbleProps extends ComponentProps<"button"> {
	open: boolean;
	panelId: string;
}

const inset =
	"fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] sm:right-6 sm:bottom-[calc(1.5rem+env(safe-area-inset-bottom))]";

/** The round button that opens and closes the chat; a dot calls for attention while it is closed. */
export function ChatBubble({ open, panelId, ...rest }: ChatBubbleProps) {
	const Icon = open ? X : MessageCircle;
	return (
		<button
			type="button"
			aria-label={open ? chatBubble.close : chatBubble.open}
			aria-expanded={open}
			aria-controls={panelId}
			className={`${inset} z-50 grid size-14 place-items-center rounded-full bg-solid text-on-solid shadow-pop ring-2 ring-paper transition-[scale,opacity] duration-300 ease-out hover:scale-105 active:scale-100 starting:scale-75 starting:opacity-0 print:hidden`}
			{...rest}
		>
			<Icon aria-hidden="true" className="size-6" />
			{open ? null : <span data-chat-dot="" className="absolute top-0 right-0 size-4 rounded-full border-3 border-paper bg-danger" />}
		</button>
	);
}
