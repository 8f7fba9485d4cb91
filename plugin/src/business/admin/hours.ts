/**
 * Opening hours: by days, as the editor has them, in lines, as they are stored
 * (`Mo-Fr 08:00-19:00`), and in words, as people type them ("Mon-Fri 8am-7pm").
 * Pure.
 */

/** A day by the two letters that are stored. */
export type Day = ( typeof DAYS )[ number ];

/** When it opens and closes, in 24 hours (`08:30`); empty: not entered yet. */
export interface Span {
	readonly opens: string;
	readonly closes: string;
}

/** A day without spans is closed. */
export type Week = Readonly< Record< Day, readonly Span[] > >;

export const DAYS = [ 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su' ] as const;

export const WEEKDAYS: readonly Day[] = DAYS.slice( 0, 5 );

/** As many as a day can have, so that a week fits into what is stored. */
export const MOST_SPANS = 3;

/** What an owner typed, day by day, and the parts that are not understood. */
export interface Typed {
	readonly week: Week;
	readonly unread: readonly string[];
}

export const CLOSED: Week = {
	Mo: [],
	Tu: [],
	We: [],
	Th: [],
	Fr: [],
	Sa: [],
	Su: [],
};

/** The days from one to another, over the weekend where need be. */
const daysBetween = ( first: Day, last: Day ): readonly Day[] => {
	const from = DAYS.indexOf( first );
	const count = ( DAYS.indexOf( last ) - from + 7 ) % 7;
	return [ ...DAYS, ...DAYS ].slice( from, from + count + 1 );
};

const isDay = ( text: string | undefined ): text is Day =>
	DAYS.some( ( day ) => day === text );

const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const LINE = new RegExp(
	`^([A-Z][a-z](?:[,–-][A-Z][a-z])*)\\s+(${ CLOCK })\\s*[-–]\\s*(${ CLOCK })$`
);

const withSpan = ( week: Week, days: readonly Day[], span: Span ): Week => ( {
	...week,
	...Object.fromEntries(
		days.map( ( day ) => [ day, [ ...week[ day ], span ] ] )
	),
} );

/** The days of a stored line; undefined: they are none. */
function daysOf( text: string ): readonly Day[] | undefined {
	const days: Day[] = [];
	for ( const part of text.split( ',' ) ) {
		const [ first, last = first, more ] = part.split( /[–-]/ );
		if ( ! isDay( first ) || ! isDay( last ) || more !== undefined ) {
			return undefined;
		}
		days.push( ...daysBetween( first, last ) );
	}
	return [ ...new Set( days ) ];
}

/**
 * The week of stored lines, as the server reads them.
 *
 * @see SEO-9
 * @param lines As they are stored.
 */
export function weekOf( lines: readonly string[] ): Typed {
	let week = CLOSED;
	const unread: string[] = [];
	for ( const line of lines.filter( ( text ) => text.trim() !== '' ) ) {
		const [ , names = '', opens, closes ] = LINE.exec( line.trim() ) ?? [];
		const days = daysOf( names );
		if ( days && opens !== undefined && closes !== undefined ) {
			week = withSpan( week, days, { opens, closes } );
		} else {
			unread.push( line );
		}
	}
	return { week, unread };
}

/** Whether both times are there, and are not the same. */
export const isWhole = ( { opens, closes }: Span ): boolean =>
	opens !== '' && closes !== '' && opens !== closes;

/**
 * The lines of a week: days in a row with the same hours share theirs. What is
 * not entered yet is left out.
 *
 * @see SEO-400
 * @param week The week.
 */
export function linesOf( week: Week ): readonly string[] {
	const timesOf = ( day: Day ): readonly string[] =>
		week[ day ]
			.filter( isWhole )
			.map( ( { opens, closes } ) => `${ opens }-${ closes }` )
			.sort();
	const runs: { first: Day; last: Day; times: readonly string[] }[] = [];
	for ( const day of DAYS ) {
		const times = timesOf( day );
		const run = runs.at( -1 );
		if ( run && run.times.join() === times.join() ) {
			run.last = day;
		} else {
			runs.push( { first: day, last: day, times } );
		}
	}
	return runs.flatMap( ( { first, last, times } ) =>
		times.map(
			( time ) =>
				`${ first === last ? first : `${ first }-${ last }` } ${ time }`
		)
	);
}

/** A day's hours, put in the place of those of other days. */
export const copied = ( week: Week, from: Day, to: readonly Day[] ): Week => ( {
	...week,
	...Object.fromEntries( to.map( ( day ) => [ day, week[ from ] ] ) ),
} );

/** Names of days in the language of the owner, by the day. */
export type Names = Readonly< Record< Day, readonly string[] > >;

/**
 * The names that a language has for the days: the whole one first.
 *
 * @param locale As in the page's `lang`.
 */
export function namesOf( locale: string ): Names {
	const name = ( at: number, weekday: 'long' | 'short' ): string =>
		new Intl.DateTimeFormat( locale, { weekday, timeZone: 'UTC' } ).format(
			// A Monday.
			Date.UTC( 2024, 0, 1 + at )
		);
	return Object.fromEntries(
		DAYS.map( ( day, at ) => [
			day,
			[ name( at, 'long' ), name( at, 'short' ) ],
		] )
	) as unknown as Names;
}

const ENGLISH =
	/^(mo|tu|we|th|fr|sa|su)(?:n|nday|e|es|esday|d|dnesday|r|u|ur|urs|ursday|i|iday|t|turday)?s?$/;

const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** The days that a word means: none where it means no day. */
function daysNamed( word: string, names: Names ): readonly Day[] {
	const typed = plain( word );
	const own = DAYS.find( ( day ) =>
		names[ day ].some( ( name ) => {
			const known = plain( name ).replace( /\.$/, '' );
			return typed === known || typed === known.slice( 0, 2 );
		} )
	);
	const english = ENGLISH.exec( typed )?.[ 1 ];
	if ( own ) {
		return [ own ];
	}
	switch ( typed ) {
		case 'daily':
		case 'everyday':
			return DAYS;
		case 'weekdays':
			return WEEKDAYS;
		case 'weekend':
		case 'weekends':
			return [ 'Sa', 'Su' ];
	}
	return DAYS.filter( ( day ) => day.toLowerCase() === english );
}

type Token =
	| { readonly type: 'days'; readonly days: readonly Day[] }
	| { readonly type: 'time'; readonly time: Time }
	| { readonly type: 'to' | 'and' | 'closed' | 'always' };

/** A time as it was typed; without a half it is either. */
interface Time {
	readonly hour: number;
	readonly minutes: string;
	readonly half: 'a' | 'p' | undefined;
	/** Whether it cannot be one of twelve hours. */
	readonly isOf24: boolean;
}

const TOKEN =
	/\s*(?:(\d{1,2})(?:[:.h](\d\d))?\s*(?:([ap])\.?\s?m?\b\.?|uhr\b|h\b)?|([-–—])|([,&+:])|([^\s\d,;:&+–—-]+))/iuy;

const TO = /^(?:to|till?|until|thru|through|bis)$/i;
const AND = /^(?:and|und)$/i;

function wordToken( text: string, names: Names ): Token | undefined {
	const bare = text.replace( /\.$/, '' );
	if ( TO.test( bare ) ) {
		return { type: 'to' };
	}
	if ( AND.test( bare ) ) {
		return { type: 'and' };
	}
	if ( /^(?:closed|geschlossen)$/i.test( bare ) ) {
		return { type: 'closed' };
	}
	if ( /^(?:noon|midnight)$/i.test( bare ) ) {
		return {
			type: 'time',
			time: {
				hour: 12,
				minutes: '00',
				half: /^n/i.test( bare ) ? 'p' : 'a',
				isOf24: false,
			},
		};
	}
	const days = daysNamed( bare, names );
	return days.length > 0 ? { type: 'days', days } : undefined;
}

/** The tokens of a text; undefined: a part of it is none. */
function tokensOf( text: string, names: Names ): readonly Token[] | undefined {
	const rest = text
		.replace( /\bevery\s?day\b/gi, 'daily' )
		.replace( /\b24\s?\/\s?7\b/g, 'daily 24 hours' )
		.trim();
	const tokens: Token[] = [];
	let at = 0;
	while ( at < rest.length ) {
		const always = /^\s*24\s?(?:hours|hrs|h)\b/i.exec( rest.slice( at ) );
		if ( always ) {
			tokens.push( { type: 'always' } );
			at += always[ 0 ].length;
			continue;
		}
		TOKEN.lastIndex = at;
		const found = TOKEN.exec( rest );
		if ( ! found ) {
			return undefined;
		}
		at = TOKEN.lastIndex;
		const [ , hour, minutes = '00', half, dash, comma, letters ] = found;
		if ( hour !== undefined ) {
			tokens.push( {
				type: 'time',
				time: {
					hour: Number( hour ),
					minutes,
					half: half?.toLowerCase() as 'a' | 'p' | undefined,
					isOf24: Number( hour ) > 12 || hour.startsWith( '0' ),
				},
			} );
		} else if ( dash !== undefined ) {
			tokens.push( { type: 'to' } );
		} else if ( comma !== undefined ) {
			tokens.push( { type: 'and' } );
		} else {
			const token = wordToken( letters ?? '', names );
			if ( ! token ) {
				return undefined;
			}
			tokens.push( token );
		}
	}
	return tokens;
}

const clock = (
	{ hour, minutes, half }: Time,
	assumed?: 'a' | 'p'
): string | undefined => {
	const part = half ?? assumed;
	const whole =
		part === undefined ? hour : ( hour % 12 ) + ( part === 'p' ? 12 : 0 );
	const fits =
		whole < 24 &&
		Number( minutes ) < 60 &&
		( half === undefined || ( hour > 0 && hour < 13 ) );
	return fits
		? `${ String( whole ).padStart( 2, '0' ) }:${ minutes }`
		: undefined;
};

/** What people mean by "9-5", "10-2" and "1-5pm"; 24 hours are taken as they are. */
function spanOf( from: Time, to: Time ): Span | undefined {
	let opens = clock( from );
	let closes = clock( to );
	if ( from.half === undefined && ! from.isOf24 && to.half === 'p' ) {
		const late = clock( from, 'p' );
		opens = late && closes && late < closes ? late : clock( from );
	} else if (
		to.half === undefined &&
		! to.isOf24 &&
		opens &&
		closes &&
		closes <= opens
	) {
		closes = clock( to, 'p' );
	}
	return opens && closes && opens !== closes ? { opens, closes } : undefined;
}

type Group = {
	readonly days: readonly Day[];
	readonly spans: readonly Span[];
};

/** Reads tokens from the first to the last. */
class Reader {
	private at = 0;

	constructor( private readonly tokens: readonly Token[] ) {}

	isDone = (): boolean => this.at >= this.tokens.length;

	/** The groups of days and their hours; undefined: that is not what stands there. */
	groups( otherwise: readonly Day[] ): readonly Group[] | undefined {
		const groups: Group[] = [];
		while ( ! this.isDone() ) {
			const named = this.days();
			const days = named.length > 0 ? named : otherwise;
			const spans = this.spans();
			if (
				spans === undefined ||
				( named.length === 0 && groups.length > 0 )
			) {
				return undefined;
			}
			groups.push( { days, spans } );
		}
		return groups;
	}

	private take< Type extends Token[ 'type' ] >(
		type: Type
	): Extract< Token, { type: Type } > | undefined {
		const token = this.tokens[ this.at ];
		if ( token?.type !== type ) {
			return undefined;
		}
		this.at++;
		return token as Extract< Token, { type: Type } >;
	}

	private skip(): void {
		while ( this.take( 'and' ) ) {
			// A comma or colon between parts says nothing.
		}
	}

	private days(): readonly Day[] {
		const days: Day[] = [];
		for (
			let first = this.take( 'days' );
			first;
			first = this.take( 'days' )
		) {
			const last = this.take( 'to' ) ? this.take( 'days' ) : undefined;
			const [ from ] = first.days;
			const to = last?.days[ 0 ];
			days.push(
				...( from && to ? daysBetween( from, to ) : first.days )
			);
			this.skip();
		}
		return [ ...new Set( days ) ];
	}

	private spans(): readonly Span[] | undefined {
		const spans: Span[] = [];
		if ( this.take( 'closed' ) ) {
			this.skip();
			return spans;
		}
		if ( this.take( 'always' ) ) {
			this.skip();
			return [ { opens: '00:00', closes: '23:59' } ];
		}
		for (
			let from = this.take( 'time' );
			from;
			from = this.take( 'time' )
		) {
			const to = this.take( 'to' ) ? this.take( 'time' ) : undefined;
			const span = to && spanOf( from.time, to.time );
			if ( ! span || spans.length === MOST_SPANS ) {
				return undefined;
			}
			spans.push( span );
			this.skip();
		}
		return spans.length > 0 ? spans : undefined;
	}
}

/**
 * Puts what was typed into a week: the days that it names have the hours that
 * it says, the others keep theirs. Hours without days are those of the days
 * that are open, or of Monday to Friday. A part that is not understood comes
 * back as it was typed.
 *
 * @see SEO-400
 * @param text  As it was typed; parts end with a line or a semicolon.
 * @param week  As it is.
 * @param names Of days, in the owner's language.
 */
export function typedInto( text: string, week: Week, names: Names ): Typed {
	let filled = week;
	const unread: string[] = [];
	for ( const part of text.split( /[;\n]/ ).map( ( it ) => it.trim() ) ) {
		if ( part === '' ) {
			continue;
		}
		const open = DAYS.filter( ( day ) => filled[ day ].length > 0 );
		const tokens = tokensOf( part, names );
		const groups =
			tokens &&
			new Reader( tokens ).groups( open.length > 0 ? open : WEEKDAYS );
		if ( ! groups ) {
			unread.push( part );
			continue;
		}
		for ( const { days, spans } of groups ) {
			filled = {
				...filled,
				...Object.fromEntries( days.map( ( day ) => [ day, spans ] ) ),
			};
		}
	}
	return { week: filled, unread };
}
