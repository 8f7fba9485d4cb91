/**
 * What blocks that are bound to the business show in the editor, and what is
 * changed when somebody types over it.
 */

/** As `GET brolga/v1/business` tells them; what is not filled in is empty. */
export interface Business {
	readonly name: string;
	readonly phone: string;
	readonly email: string;
	readonly address: string;
	readonly hours: readonly string[];
	readonly links: { readonly phone: string; readonly email: string };
	/** Whether the current user may change them. */
	readonly mayEdit: boolean;
	/** The address of the settings. */
	readonly settings: string;
	/** Why what was typed last was not saved, in words. */
	readonly problems: readonly string[];
}

/** A block's binding. */
export interface Binding {
	readonly args?:
		| {
				readonly key?: unknown;
				readonly text?: unknown;
				readonly join?: unknown;
		  }
		| undefined;
}

/** Details that are typed over where they stand. */
const TYPED = [ 'name', 'phone', 'email' ] as const;

type Typed = ( typeof TYPED )[ number ];

const isTyped = ( key: unknown ): key is Typed =>
	TYPED.some( ( name ) => name === key );

const escaped = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

const keysOf = ( { args }: Binding ): readonly unknown[] =>
	Array.isArray( args?.key ) ? args.key : [ args?.key ];

const linesOf = ( business: Business, key: unknown ): readonly string[] => {
	if ( key === 'hours' ) {
		return business.hours;
	}
	if ( key === 'address' || key === 'directions' ) {
		return business.address === '' ? [] : [ business.address ];
	}
	return isTyped( key ) && business[ key ] !== '' ? [ business[ key ] ] : [];
};

/** The address that a bound link has; undefined: none as yet. */
const linkOf = ( business: Business, key: unknown ): string | undefined => {
	if ( key === 'phone' || key === 'email' ) {
		return business.links[ key ] || undefined;
	}
	// The service that shows the way is chosen on the server.
	return key === 'directions' && business.address !== ''
		? `https://www.openstreetmap.org/directions?to=${ encodeURIComponent(
				business.address
			) }`
		: undefined;
};

/**
 * What a bound attribute shows; undefined: what was typed stays.
 *
 * @param business  The details.
 * @param attribute The attribute's name.
 * @param binding   What it is bound to.
 */
export function shown(
	business: Business,
	attribute: string,
	binding: Binding
): string | undefined {
	const keys = keysOf( binding );
	if ( attribute === 'url' ) {
		return linkOf( business, keys[ 0 ] );
	}
	const lines = keys.flatMap( ( key ) => linesOf( business, key ) );
	if ( lines.length === 0 ) {
		return undefined;
	}
	const join = binding.args?.join;
	const words = lines
		.map( escaped )
		.join(
			typeof join === 'string' && join !== '' ? escaped( join ) : '<br>'
		);
	const text = binding.args?.text;
	return typeof text === 'string' && text.includes( '%s' )
		? escaped( text ).replace( '%s', () => words )
		: words;
}

/**
 * The detail that typing changes; undefined: none, it is a sentence, an
 * address or several.
 *
 * @param binding What an attribute is bound to.
 */
export function typedDetail( { args }: Binding ): Typed | undefined {
	return isTyped( args?.key ) && args.text === undefined
		? args.key
		: undefined;
}

/**
 * Text that was typed into a bound block, without marks.
 *
 * @param value A RichText value.
 */
export function plain( value: unknown ): string {
	const body = new DOMParser().parseFromString(
		String( value ),
		'text/html'
	).body;
	// A pasted number brings spaces that no setting knows.
	return ( body.textContent ?? '' ).replaceAll( '\u00a0', ' ' ).trimStart();
}

export const isObject = (
	value: unknown
): value is Readonly< Record< string, unknown > > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );
