/**
 * What the owner's panel says of a page. Pure: the page's data and its state in,
 * what to show out.
 */
import type { Consent } from '../../../runtime/consent/state';

export interface TestVariant {
	/** 0 is the control. */
	readonly number: number;
	/** As the page's elements name it. */
	readonly subject: string;
	readonly label: string;
}

export interface PageTest {
	readonly key: string;
	readonly name: string;
	/** False: the page has its goal alone. */
	readonly here: boolean;
	readonly variants: readonly TestVariant[];
	/** Where its results are; empty: not for this user. */
	readonly results: string;
}

export interface PagePopup {
	readonly id: number;
	readonly element: string;
	readonly name: string;
	readonly trigger: string;
	readonly on: boolean;
	readonly edit: string;
}

export interface PageService {
	readonly id: string;
	readonly name: string;
	readonly host: string;
	/** Of a service that is told of visits, whether it is told of this one; null: it is told of none. */
	readonly hears: boolean | null;
}

export interface ToolbarData {
	readonly tests: readonly PageTest[];
	readonly popups: readonly PagePopup[];
	readonly services: readonly PageService[];
	/** Who asks visitors for consent. */
	readonly asks: 'us' | 'other' | 'nobody';
	/** Whether what services are told is shown. */
	readonly log: boolean;
	/** Whether no service hears of the page, whoever visits it: its address holds a secret. */
	readonly secret: boolean;
	readonly links: {
		readonly log: string;
		readonly tracking: string;
		readonly consent: string;
	};
}

/** Something that the page's opener has heard. */
export interface Heard {
	readonly type: string;
	readonly detail: unknown;
	/** In milliseconds since 1970. */
	readonly at: number;
}

/** A line of the events. */
export interface Line {
	readonly at: number;
	readonly name: string;
	/** Where it happened; empty: on the page. */
	readonly source: string;
	readonly data: ReadonlyArray< readonly [ string, string ] >;
	/** What each service's visitor had said; undefined: it is not about services. */
	readonly services?: ReadonlyArray< readonly [ string, string ] >;
}

/** How a service stands. */
export type ServiceState = 'runs' | 'waits' | 'blocked' | 'staff';

const FORCED = 'brolga_variant';

/**
 * The variant that the address asks for.
 *
 * @param search The address's.
 * @param key    The test.
 */
export function forcedOf( search: string, key: string ): number | undefined {
	const [ test, number = '' ] = (
		new URLSearchParams( search ).get( FORCED ) ?? ''
	).split( ':' );
	return test === key && /^\d{1,4}$/.test( number )
		? Number( number )
		: undefined;
}

/**
 * The page's address without a variant of anything.
 *
 * @param page Its address.
 */
export function unforced( page: string ): string {
	const url = new URL( page );
	url.searchParams.delete( FORCED );
	url.hash = '';
	return url.href;
}

/**
 * The number of the variant that is shown.
 *
 * @see TOOLBAR-4
 * @param test    The test.
 * @param search  The address's.
 * @param subject What the page's element of the test says; undefined: there is none.
 */
export function shownOf(
	test: PageTest,
	search: string,
	subject: string | undefined
): number {
	const forced = forcedOf( search, test.key );
	const wanted = test.variants.find( ( variant ) =>
		forced === undefined
			? variant.subject === subject
			: variant.number === forced
	);
	return wanted?.number ?? 0;
}

/**
 * How a service stands.
 *
 * @see TOOLBAR-6
 * @param service The service.
 * @param consent What the visitor said of it.
 */
export function stateOf(
	service: Pick< PageService, 'hears' >,
	consent: Consent
): ServiceState {
	if ( service.hears === false ) {
		return 'staff';
	}
	return (
		{
			granted: 'runs',
			'not-asked': 'runs',
			waiting: 'waits',
			denied: 'blocked',
		} as const
	 )[ consent ];
}

const pairs = ( value: unknown ): Array< readonly [ string, string ] > =>
	typeof value === 'object' && value !== null
		? Object.entries( value ).flatMap( ( [ name, one ] ) =>
				[ 'string', 'number', 'boolean' ].includes( typeof one ) &&
				one !== ''
					? [ [ name, String( one ) ] as const ]
					: []
			)
		: [];

/** A line for what was heard. */
function lineOf( { type, detail, at }: Heard ): Line {
	const about = Object( detail ) as {
		readonly name?: string;
		readonly source?: string;
		readonly data?: unknown;
		readonly services?: unknown;
	};
	switch ( type ) {
		case 'brolga:event':
			return {
				at,
				name: about.name ?? '',
				source: about.source ?? '',
				data: pairs( about.data ),
			};
		case 'brolga:tracked':
			return {
				at,
				name: about.name ?? '',
				source: ( about.data as { source?: string } ).source ?? '',
				data: pairs( about.data ).filter(
					( [ name ] ) => name !== 'source'
				),
				services: pairs( about.services ),
			};
		default:
			return {
				at,
				name: type.replace( 'brolga:', '' ),
				source: '',
				data: pairs( detail ),
			};
	}
}

/**
 * What happened, oldest first. What services were told of something on the page
 * stands in the line of that.
 *
 * @see TOOLBAR-7
 * @param heard All that was heard.
 */
export function linesOf( heard: readonly Heard[] ): Line[] {
	const lines: Line[] = [];
	for ( const line of heard.map( lineOf ) ) {
		const { name, source, services } = line;
		const at = lines.findIndex(
			( before ) =>
				services &&
				! before.services &&
				before.name === name &&
				before.source === source
		);
		const before = lines[ at ];
		if ( services && before ) {
			lines[ at ] = { ...before, services };
		} else if ( services?.length !== 0 ) {
			lines.push( line );
		}
	}
	return lines;
}

/**
 * When the visitor answered, in milliseconds since 1970; undefined: they have not.
 *
 * @param cookies The browser's.
 * @param name    The cookie of answers.
 */
export function answeredAt(
	cookies: string,
	name: string
): number | undefined {
	const [ , seconds ] =
		new RegExp( `(?:^|; )${ name }=[\\w-]+\\.(\\d+)\\.` ).exec( cookies ) ??
		[];
	return seconds === undefined ? undefined : Number( seconds ) * 1000;
}
