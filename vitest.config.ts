import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const alias = { "@": `${import.meta.dirname}/src` };

export default defineConfig({
	test: {
		projects: [
			{
				plugins: [react()],
				resolve: { alias },
				test: {
					name: "unit",
					include: ["{src,scripts,supabase/functions,tests/contracts}/**/*.test.{ts,tsx}"],
					setupFiles: ["tests/support/patient-waits.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					// By itself the runner leaves one core idle.
					maxWorkers: 2,
					restoreMocks: true,
					unstubEnvs: true,
					unstubGlobals: true,
				},
			},
			{
				resolve: { alias },
				test: {
					name: "database",
					include: ["tests/database/**/*.test.ts"],
					globalSetup: ["tests/support/database/snapshots.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					// Each file starts a Postgres of its own; two at once is what two cores carry.
					maxWorkers: 2,
				},
			},
		],
	},
});
