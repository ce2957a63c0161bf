/** What is wrong, one line each. */
export function IssueList({ issues }: { issues: readonly string[] }) {
	return (
		<ul className="m-0 grid list-none gap-1 p-0">
			{issues.map((issue) => (
				<li key={issue} className="relative pl-4 [overflow-wrap:anywhere] before:absolute before:left-0 before:content-['–']">
					{issue}
				</li>
			))}
		</ul>
	);
}
