import type { KnipConfig } from 'knip';

/** What is reached from nothing that an owner, a visitor or a command runs. `!` marks what is shipped. */
const config: KnipConfig = {
	// Exported for its tests: what uses it is beside it.
	ignoreExportsUsedInFile: true,
	// Made of the contracts, whole.
	ignoreIssues: {
		'plugin/src/contracts/generated.ts': [ 'exports', 'types' ],
	},
	ignore: [ 'bin/lib/new-block/template/**' ],
	entry: [
		'plugin/blocks/*/{index,view}.{ts,tsx}!',
		'plugin/src/{runtime,editor,*/view,*/editor}/*/index.ts!',
		'plugin/src/{admin,*/admin}/*/index.tsx!',
		'plugin/src/runtime/{index,site/site}.ts!',
		'plugin/src/effects/view/effects.ts!',
		'plugin/src/ab-tests/view/{waiting,consented-goals}.ts!',
		'plugin/src/shop/view/drawer/index.tsx!',
		'plugin/**/tests/*.test.{ts,tsx}',
		'tests/e2e/*.spec.ts',
		'tests/unit/**/*.test.{ts,mjs}',
		'tests/smoke/*.mjs',
		'tests/bench/*.mjs',
		'bin/lib/**/*.mjs',
		// Named by a command, not by an import.
		'tests/support/{pseudo-language,serve-fpm,small-demo-site}.mjs',
		'tests/support/run-vectors.ts',
	],
	project: [
		'plugin/{blocks,src}/**/*.{ts,tsx}!',
		'!plugin/**/tests/**!',
		'bin/lib/**/*.mjs',
		'tests/**/*.{ts,tsx,mjs}',
	],
};

export default config;
