/**
 * `@brolga/shop-blocks`: what the cart and the checkout of blocks say of their
 * fields. Fetched on their pages alone.
 *
 * @see SHOP-80 SHOP-81
 */
import { config } from '@brolga/runtime';
import { sayMost } from './most';
import { sayPostcodes } from './postcode';

const { shop_most: most } = config< { shop_most: string } >();
if ( most ) {
	sayMost( most, new AbortController().signal );
}
sayPostcodes();
