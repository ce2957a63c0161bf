import { LogoutPage } from "@/features/admin/session/logout-page";

export { LogoutPage as Component };
