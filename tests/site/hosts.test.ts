import { cloudflareModel, netlifyModel, vercelModel } from "../support/hosts/emulated-hosts";
import { hostSuite } from "../support/hosts/host-suite";

for (const host of [cloudflareModel, netlifyModel("Netlify (model)"), vercelModel]) hostSuite(host);
