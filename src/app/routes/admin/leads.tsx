import { LeadsPage } from "@/features/admin/leads/leads-page";

export { LeadsPage as Component };
