/**
 * This worker's site as a host serves it: nginx in front of php-fpm, with a
 * page cache where a test wants one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { siteFolder } from './fixtures';

export interface Server {
	/** Its address, with a slash at its end. */
	readonly url: string;
	/** Why there is no server here; empty: there is. */
	readonly missing: string;
	readonly stop: () => Promise< unknown >;
}

/**
 * Serves the site.
 *
 * @param cache         `none`; `pages`, which keeps away from visitors with a cart; or `blind`, which does not know of carts.
 * @param settings
 * @param settings.shop Whether WooCommerce is there for every visitor.
 */
export async function serve(
	cache: 'none' | 'pages' | 'blind',
	{ shop = false }: { readonly shop?: boolean } = {}
): Promise< Server > {
	const child = spawn(
		process.execPath,
		[ join( __dirname, '../support/serve-fpm.mjs' ), siteFolder(), cache ],
		{
			stdio: [ 'pipe', 'pipe', 'inherit' ],
			env: {
				...process.env,
				...( shop ? { BROLGA_TEST_SHOP: '1' } : {} ),
			},
		}
	);
	const ended = once( child, 'exit' );
	const [ line ] = ( await once( child.stdout, 'data' ) ) as [ Buffer ];
	return {
		...( JSON.parse( String( line ) ) as Pick<
			Server,
			'url' | 'missing'
		> ),
		stop() {
			child.stdin.end();
			return ended;
		},
	};
}
