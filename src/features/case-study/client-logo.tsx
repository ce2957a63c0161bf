import { useState } from "react";

/** The client's mark on white, as its owner drew it for paper. A mark that cannot be had leaves nothing behind. */
export function ClientLogo({ logo, client }: { logo: string | null; client: string }) {
	const [failed, setFailed] = useState(false);
	if (!logo || failed) return null;
	return (
		<p className="m-0 grid h-20 w-52 place-items-center rounded-box bg-white">
			<img
				src={logo}
				alt={client}
				width={384}
				height={96}
				decoding="async"
				referrerPolicy="no-referrer"
				onError={() => setFailed(true)}
				className="h-12 w-41 object-contain"
			/>
		</p>
	);
}
