/**
 * The checkout of blocks says of a postcode that it lies in another state as soon
 * as the shop has answered, which it does when the field is left; what the shop
 * refuses in the end is no surprise.
 *
 * @see SHOP-80
 */
import { onAddresses, type AddressKind, type Addresses } from '../woocommerce';

/** What the shop says of an address that cannot be. */
interface Misfit {
	readonly country: string;
	readonly state: string;
	readonly postcode: string;
	readonly message: string;
}

const text = ( of: unknown, name: keyof Misfit ): string =>
	String( ( Object( of ) as Partial< Misfit > )[ name ] ?? '' );

const bare = ( postcode: string ): string => postcode.replace( /\s/g, '' );

/** Whether it is still the address that the shop has looked at. */
const isSame = ( one: unknown, other: unknown ): boolean =>
	text( one, 'country' ) === text( other, 'country' ) &&
	text( one, 'state' ) === text( other, 'state' ) &&
	bare( text( one, 'postcode' ) ) === bare( text( other, 'postcode' ) );

const KINDS: readonly AddressKind[] = [ 'billing', 'shipping' ];

/** Says at the fields what the shop knows of their postcodes, for as long as it holds. */
export function sayPostcodes( page: Document = document ): void {
	/** What was said, by field. */
	const ours = new Map< string, string >();
	const look = ( checkout: Addresses, kind: AddressKind ): void => {
		const field = `${ kind }_postcode`;
		const misfit = checkout.answered( 'brolga_postcodes', kind );
		// An address that is the other one's copy has no fields, and nobody could put them right.
		const wrong =
			page.getElementById( `${ kind }-postcode` ) &&
			isSame( misfit, checkout.shown( kind ) )
				? text( misfit, 'message' )
				: '';
		const said = checkout.said( field ) ?? '';
		if ( wrong && said === '' ) {
			ours.set( field, wrong );
			checkout.say( field, wrong );
		} else if ( ! wrong && said !== '' && said === ours.get( field ) ) {
			checkout.say( field, '' );
		}
	};
	onAddresses( ( checkout ) => {
		for ( const kind of KINDS ) {
			look( checkout, kind );
		}
	} );
}
