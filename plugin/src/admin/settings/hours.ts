/**
 * Opening hours as people type them ("Mon-Fri 8am-7pm"), as they are stored
 * (`Mo-Fr 08:00-19:00`).
 */

const DAYS = [ 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su' ];

const DAY =
	/\b(mo|tu|we|th|fr|sa|su)(?:n|nday|e|es|esday|d|dnesday|r|u|ur|urs|ursday|i|iday|t|turday)?s?\b\.?/gi;

const TIME = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?(?:m\.?)?$/i;

/** A time of 24 hours; undefined: it is none. */
function time( typed: string, half?: string ): string | undefined {
	const words = typed.trim().replace( /^noon$/i, '12pm' );
	const [ , hours, minutes = '00', own ] = TIME.exec( words ) ?? [];
	const part = ( own ?? half )?.toLowerCase();
	if ( hours === undefined ) {
		return undefined;
	}
	const hour = Number( hours );
	const whole =
		part === undefined ? hour : ( hour % 12 ) + ( part === 'p' ? 12 : 0 );
	return whole < 24 && Number( minutes ) < 60
		? `${ String( whole ).padStart( 2, '0' ) }:${ minutes }`
		: undefined;
}

/**
 * A line as it is stored; what is not understood stays as it was typed, and the
 * server says so.
 *
 * @param line As it was typed.
 */
export function storedHours( line: string ): string {
	const words = line
		.replace( /\s+to\s+|\s*[–—]\s*/gi, '-' )
		.replace( /\s+and\s+|\s*&\s*/gi, ',' )
		.replace(
			DAY,
			( _, day: string ) =>
				DAYS.find(
					( name ) => name.toLowerCase() === day.toLowerCase()
				) ?? day
		)
		.replace( /\s*([,-])\s*/g, '$1' )
		.trim();
	const [ , days, opens, closes ] =
		/^([A-Z][a-z](?:[,-][A-Z][a-z])*)[\s,:]+([^-]+)-([^-]+)$/.exec(
			words
		) ?? [];
	const end = closes === undefined ? undefined : time( closes );
	const begin = opens === undefined ? undefined : time( opens );
	return days !== undefined && begin !== undefined && end !== undefined
		? `${ days } ${ begin }-${ end }`
		: line;
}
