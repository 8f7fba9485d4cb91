/**
 * `@brolga/shop-blocks`: what the cart and the checkout of blocks say of their
 * fields, and what has the cart's page follow the cart. Fetched on their pages
 * alone.
 *
 * @see SHOP-80 SHOP-81 SHOP-400
 */
import { config } from '@brolga/runtime';
import { followCart } from './follow';
import { sayMost } from './most';
import { sayPostcodes } from './postcode';

const { signal } = new AbortController();
const { shop_most: most } = config< { shop_most: string } >();
if ( most ) {
	sayMost( most, signal );
}
sayPostcodes();
followCart( signal );
