import { useMemo } from "react";
import { Link } from "react-router-dom";
import { postPage } from "@/content/blogs";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { type RenderRichText, richTextRenderer } from "@/shared/lib/rich-text/render-rich-text";
import { buttonStyles } from "@/shared/ui/button-styles";
import { StatusPanel } from "@/shared/ui/status-panel";
import { PostText } from "./post-text";

let render: RenderRichText | undefined;

/** The content of a post that isn't prerendered. Its chunk brings the sanitizer, which no other page loads. */
export function PostBody({ content }: { content: string }) {
	const body = useMemo(() => {
		render ??= richTextRenderer(window, site.url);
		return render(content);
	}, [content]);
	if (body.html.toString() === "") return <NoContent />;
	return <PostText body={body} />;
}

function NoContent() {
	return (
		<div className="wrap">
			<StatusPanel
				kind="empty"
				title={postPage.empty}
				detail={postPage.emptyDetail}
				action={
					<Link to={paths.blogs} className={buttonStyles({ tone: "line" })}>
						{postPage.back}
					</Link>
				}
			/>
		</div>
	);
}
