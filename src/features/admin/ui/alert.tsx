export function FailureNote({ children }: { children: string | null }) {
	if (!children) return null;
	return (
		<p role="alert" className="m-0 rounded-[10px] border border-danger/35 bg-danger-wash px-4 py-3 font-medium text-danger">
			{children}
		</p>
	);
}
