import { AccountPage } from "@/features/admin/session/account-page";

export { AccountPage as Component };
