import { register } from "./claim-register";
import type { Claim, RegisteredClaim } from "./schema";

/** What pages show of the register. The build evaluates it, so that visitors don't load sources and confirmations. */
export const claims: { readonly [Name in keyof typeof register]: Claim } = shown(register);

function shown<Name extends string>(all: Readonly<Record<Name, RegisteredClaim>>): Record<Name, Claim>;
function shown(all: Readonly<Record<string, RegisteredClaim>>): Record<string, Claim> {
	return Object.fromEntries(Object.entries(all).map(([name, { value, label, scope }]) => [name, { value, label, scope }]));
}
