import { LogoutPage } from "@/features/admin/login/logout-page";

export { LogoutPage as Component };
