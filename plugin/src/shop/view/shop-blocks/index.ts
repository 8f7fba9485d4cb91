/**
 * `@brolga/shop-blocks`: what the cart and the checkout of blocks say of their
 * fields, what has the cart's page follow the cart, and what keeps the checkout from
 * jumping. Fetched on their pages alone.
 *
 * @see SHOP-80 SHOP-81 SHOP-400 SHOP-480
 */
import { config } from '@brolga/runtime';
import { followCart } from './follow';
import { sayMost } from './most';
import { sayPostcodes } from './postcode';
import { keepRoom } from './room';

const { signal } = new AbortController();
const { shop_most: most } = config< { shop_most: string } >();
if ( most ) {
	sayMost( most, signal );
}
sayPostcodes();
followCart( signal );
keepRoom( signal );
