/**
 * Whole journeys in Chromium against the demo site, which global-setup makes
 * and serves.
 */
import { defineConfig } from '@playwright/test';

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	globalSetup: './tests/e2e/global-setup.mjs',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
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
