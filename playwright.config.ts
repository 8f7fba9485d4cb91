/**
 * Whole journeys in Chromium against the demo site, which global-setup makes
 * and serves.
 */
import { defineConfig } from '@playwright/test';

/**
 * Tests that change what the whole site does, such as where its mail goes: one
 * after the other, when nobody else is there. `--no-deps` runs one of them by
 * itself.
 */
const ALONE = [ '**/settings.spec.ts', '**/providers.spec.ts' ];

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	globalSetup: './tests/e2e/global-setup.mjs',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	// Generous: a busy machine is no failure, and no test is timed.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	projects: [
		{ name: 'together', testIgnore: ALONE },
		{
			name: 'alone',
			testMatch: ALONE,
			dependencies: [ 'together' ],
			fullyParallel: false,
			workers: 1,
		},
	],
	use: {
		browserName: 'chromium',
		viewport: { width: 1280, height: 900 },
		locale: 'en-AU',
		timezoneId: 'Australia/Brisbane',
		screenshot: 'only-on-failure',
		trace: 'retain-on-failure',
		launchOptions: {
			executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
			args: [ '--disable-background-networking', '--no-first-run' ],
		},
	},
} );
