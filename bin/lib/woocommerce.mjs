/** WooCommerce, for sites that are to have a shop. */
import { Complaint } from './complaint.mjs';
import { obtainPlugin, pluginVersionOf } from './released-plugin.mjs';

/** The release we fetch. */
export const RELEASE = '10.2.4';

/** @type {import('./released-plugin.mjs').Plugin} */
const WOOCOMMERCE = {
	slug: 'woocommerce',
	name: 'WooCommerce',
	release: RELEASE,
	variable: 'BROLGA_WOOCOMMERCE',
};

/** The version of a folder with WooCommerce in it, else null. */
export const shopVersionOf = ( folder ) =>
	pluginVersionOf( WOOCOMMERCE, folder );

/**
 * @param {{ env?: NodeJS.ProcessEnv, server?: string }} [options]
 * @return {Promise<{ folder: string, version: string } | { reason: string }>}
 */
export const obtainWooCommerce = ( options ) =>
	obtainPlugin( WOOCOMMERCE, options );

/** What whoever has no shop is told. */
export const noShop = ( reason ) =>
	`${ reason }; set BROLGA_WOOCOMMERCE to WooCommerce's folder or zip to get a shop`;

/**
 * WooCommerce for tests, which do without it where it cannot be had, and say why.
 *
 * @param {{ env?: NodeJS.ProcessEnv, server?: string }} [options]
 * @return {Promise<{ folder: string } | { reason: string }>}
 */
export async function shopForTests( options ) {
	try {
		const found = await obtainWooCommerce( options );
		return 'folder' in found
			? { folder: found.folder }
			: { reason: `No shop: ${ noShop( found.reason ) }.` };
	} catch ( error ) {
		if ( error instanceof Complaint ) {
			return { reason: `No shop: ${ error.message }` };
		}
		throw error;
	}
}
