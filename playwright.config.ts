/**
 * Whole journeys in Chromium against the demo site, which global-setup makes
 * and serves, once for each worker.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig( {
	testDir: 'tests/e2e',
	// Sweeps over patterns and looks have a suite of bin/test of their own.
	...( process.env.BROLGA_SWEEPS === 'no' ? { grepInvert: /@sweep/ } : {} ),
	outputDir: 'test-results',
	globalSetup: './tests/e2e/global-setup.mjs',
	fullyParallel: true,
	// Each has a site of its own.
	workers: Math.min( 4, availableParallelism() ),
	retries: 0,
	// Generous: a busy machine is no failure, and no test is timed.
	timeout: 240_000,
	expect: { timeout: 40_000 },
	use: {
		browserName: 'chromium',
		viewport: { width: 1280, height: 900 },
		locale: 'en-AU',
		timezoneId: 'Australia/Brisbane',
		screenshot: 'only-on-failure',
		// A sixth of a test's work, so a second try alone keeps one; without the video of each frame, which costs much more.
		trace: { mode: 'on-first-retry', screenshots: false },
		launchOptions: {
			executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
			args: [ '--disable-background-networking', '--no-first-run' ],
		},
	},
} );
