import { SharedPreview } from "../shared-preview/shared-preview";

export function Component() {
	return <SharedPreview />;
}
