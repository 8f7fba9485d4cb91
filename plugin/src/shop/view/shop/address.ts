/**
 * The shipping address of the classic checkout: it begins as a copy of the
 * billing address, and the copy goes when it is not wanted.
 *
 * @see SHOP-3
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICK = '#ship-to-different-address-checkbox';

const set = ( field: Field, value: string ): void => {
	field.value = value;
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

/**
 * Copies and takes back as the box is ticked and unticked.
 *
 * @param page   Holds the checkout.
 * @param signal Ends it.
 */
export function copyAddress( page: ParentNode, signal: AbortSignal ): void {
	/** What was copied into which field. */
	const copied = new Map< string, string >();
	const field = ( name: string ): Field | null =>
		page.querySelector< Field >( `[name="${ name }"]` );

	const copy = (): void => {
		// The country first: the list of states follows it.
		const names = [
			...page.querySelectorAll< Field >( '[name^="billing_"]' ),
		]
			.map( ( { name } ) => name.replace( 'billing_', 'shipping_' ) )
			.sort(
				( one, other ) =>
					Number( other === 'shipping_country' ) -
					Number( one === 'shipping_country' )
			);
		for ( const name of names ) {
			const from = field( name.replace( 'shipping_', 'billing_' ) );
			// A field is looked up when its turn comes, for the country may have replaced it.
			const to = field( name );
			const isFree = to?.value === '' || /_(country|state)$/.test( name );
			if ( from && to && isFree && from.value !== '' ) {
				set( to, from.value );
				copied.set( name, from.value );
			}
		}
	};
	const takeBack = (): void => {
		for ( const [ name, value ] of copied ) {
			const to = field( name );
			// What the buyer has typed since is theirs.
			if ( to?.value === value && ! /_(country|state)$/.test( name ) ) {
				set( to, '' );
			}
		}
		copied.clear();
	};

	page.addEventListener(
		'change',
		( { target } ) => {
			if (
				target instanceof HTMLInputElement &&
				target.matches( TICK )
			) {
				( target.checked ? copy : takeBack )();
			}
		},
		{ signal }
	);
}
