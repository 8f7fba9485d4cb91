/**
 * Reads a place from what somebody pasted: degrees, or a link of a map service.
 */

/** A place, or why there is none. */
export type ReadPlace =
	| {
			readonly type: 'place';
			/** Degrees north, -90 to 90. */
			readonly lat: number;
			/** Degrees east, -180 to 180. */
			readonly lng: number;
	  }
	/** Degrees that no place has. */
	| { readonly type: 'range' }
	/** A link that does not say where it leads. */
	| { readonly type: 'link' }
	/** Words: an address to search for, or nothing. */
	| { readonly type: 'words' };

/** No link of a map is longer; what is would take the patterns below long to read. */
const LONGEST = 2000;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** `-27.4698, 153.0251`, as people and links write it. */
const PAIR = new RegExp( String.raw`^${ NUMBER }[\s,;~]+${ NUMBER }$` );

/** The same with decimal commas: `52,0894; 5,1214`. */
const COMMA = String.raw`([+-]?\d{1,3},\d+)`;
const COMMA_PAIR = new RegExp(
	String.raw`^${ COMMA }(?:\s*[;~]\s*|,?\s+)${ COMMA }$`
);

/** One half of `27°28'11.3"S 153°1.5'E`, the letter before or behind. */
const HALF = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?`;
const AFTER = new RegExp(
	String.raw`^${ HALF }([NS])[\s,;]*${ HALF }([EW])$`,
	'i'
);
const BEFORE = new RegExp(
	String.raw`^([NS])\s*${ HALF }[\s,;]*([EW])\s*${ HALF }$`,
	'i'
);

/** Where links say it, the place itself before the middle of the window. */
const IN_LINKS = [
	new RegExp( String.raw`!3d${ NUMBER }!4d${ NUMBER }` ),
	new RegExp( String.raw`[?&#]mlat=${ NUMBER }&mlon=${ NUMBER }` ),
	new RegExp( String.raw`[?&]sp=point\.${ NUMBER }_${ NUMBER }` ),
	new RegExp(
		String.raw`[?&](?:q|query|coordinate|ll|sll|daddr|destination|to|center|cp)=(?:loc:)?${ NUMBER }[\s,~]+${ NUMBER }`
	),
	new RegExp( String.raw`/(?:place|search|dir/)/${ NUMBER },\s*${ NUMBER }` ),
	new RegExp( String.raw`/@${ NUMBER },${ NUMBER }` ),
	new RegExp( String.raw`#map=[\d.]+/${ NUMBER }/${ NUMBER }` ),
	new RegExp( String.raw`^geo:${ NUMBER },${ NUMBER }`, 'i' ),
];

/** A number with a decimal point or comma, and either minus. */
const numberOf = ( text = '' ): number =>
	Number( text.replace( ',', '.' ).replace( '−', '-' ) );

const place = ( lat: number, lng: number ): ReadPlace =>
	Math.abs( lat ) <= 90 && Math.abs( lng ) <= 180
		? { type: 'place', lat, lng }
		: { type: 'range' };

/** Degrees, minutes and seconds as degrees, to a tenth of a metre. */
const degrees = (
	[ whole, minutes = '0', seconds = '0' ]: readonly ( string | undefined )[],
	letter = ''
): number => {
	const sum =
		Number( whole ) + Number( minutes ) / 60 + Number( seconds ) / 3600;
	return Math.round( ( /[SW]/i.test( letter ) ? -sum : sum ) * 1e6 ) / 1e6;
};

const readLink = ( text: string ): ReadPlace => {
	let link = text.replaceAll( '+', ' ' );
	try {
		link = decodeURIComponent( link );
	} catch {
		// A stray per cent sign: it is read as it stands.
	}
	for ( const pattern of IN_LINKS ) {
		const [ , lat, lng ] = pattern.exec( link ) ?? [];
		const found = place( Number( lat ), Number( lng ) );
		const isNowhere = Number( lat ) === 0 && Number( lng ) === 0;
		if ( lat !== undefined && ! isNowhere ) {
			return found;
		}
	}
	return { type: 'link' };
};

/**
 * The place that a text names.
 *
 * @see MAP-17
 * @param text Degrees (`-27.4698, 153.0251`, `27°28'11"S 153°1'30"E`), a `geo:`
 *             address, or a link of Google Maps, OpenStreetMap, Apple Maps or
 *             Bing Maps.
 */
export function readPlace( text: string ): ReadPlace {
	const trimmed = text.trim();
	if ( trimmed.length > LONGEST ) {
		return { type: 'words' };
	}
	if ( /^(?:https?:|geo:)/i.test( trimmed ) ) {
		return readLink( trimmed );
	}
	const pair = COMMA_PAIR.exec( trimmed ) ?? PAIR.exec( trimmed );
	if ( pair ) {
		return place( numberOf( pair[ 1 ] ), numberOf( pair[ 2 ] ) );
	}
	const after = AFTER.exec( trimmed );
	if ( after ) {
		return place(
			degrees( after.slice( 1, 4 ), after[ 4 ] ),
			degrees( after.slice( 5, 8 ), after[ 8 ] )
		);
	}
	const before = BEFORE.exec( trimmed );
	return before
		? place(
				degrees( before.slice( 2, 5 ), before[ 1 ] ),
				degrees( before.slice( 6, 9 ), before[ 5 ] )
			)
		: { type: 'words' };
}

/** One coordinate, a whole place, or why it is neither. */
export type Degrees =
	ReadPlace | { readonly type: 'degrees'; readonly degrees: number };

/**
 * What a field for one coordinate says. A comma between two digits is a decimal
 * comma, since a field is typed into one letter at a time.
 *
 * @see MAP-440
 * @param text As it was typed or pasted; empty is 0.
 * @param most How many degrees there are at most.
 */
export function readDegrees( text: string, most: number ): Degrees {
	const trimmed = text.trim();
	if ( /^(?:[+\-−]?\d{1,3}(?:[.,]\d*)?)?$/.test( trimmed ) ) {
		const found = numberOf( trimmed );
		return Math.abs( found ) <= most
			? { type: 'degrees', degrees: found }
			: { type: 'range' };
	}
	return readPlace( trimmed );
}
