import { AccountPage } from "@/features/admin/account/account-page";

export { AccountPage as Component };
