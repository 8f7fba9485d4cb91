/**
 * Contrast as it is painted: each text's color against the pixels behind it.
 *
 * The page is painted twice more. Once with its text transparent, which shows
 * what is behind, be it a color, an image or a shade. And once with each text in
 * a color of its own that no page has, which tells where its letters are: what
 * is clipped, covered or hidden has none and is nothing to read.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [ number, number, number ];

/** A rectangle on the page: left, top, width, height. */
type Box = readonly [ number, number, number, number ];

/** A text as the page has it. */
interface Text {
	readonly words: string;
	/** Where, for whoever mends it. */
	readonly place: string;
	/** Red, green and blue of 255, and how opaque. */
	readonly color: readonly [ number, number, number, number ];
	readonly size: number;
	readonly isLarge: boolean;
	/** Which of the marks it is painted in. */
	readonly mark: number;
	readonly boxes: readonly Box[];
}

/** A text that cannot be read well enough. */
export interface Faint {
	readonly words: string;
	readonly place: string;
	readonly ratio: number;
	readonly needed: number;
	readonly color: string;
	readonly behind: string;
}

/** An image of pixels, one after the other. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	/** Bytes a pixel. */
	readonly step: number;
	readonly bytes: Uint8Array;
}

/** WCAG 2.2, 1.4.3: large is 24 px, or 18.66 px and bold. */
const NEEDED = 4.5;
const NEEDED_LARGE = 3;

/** What rounding to 255 steps can cost. */
const ROUNDING = 0.03;

/** Colors of marks: of texts that lie over each other, each has one of its own. */
const MARKS: readonly Rgb[] = [
	[ 255, 0, 255 ],
	[ 0, 255, 255 ],
	[ 255, 255, 0 ],
	[ 0, 0, 255 ],
	[ 0, 255, 0 ],
	[ 255, 0, 0 ],
	[ 255, 0, 128 ],
	[ 0, 255, 128 ],
	[ 128, 0, 255 ],
	[ 128, 255, 0 ],
	[ 0, 128, 255 ],
];

/** How much of a pixel a letter covers that counts as painted. */
const COVERED = 0.6;

/** How far a pixel may be from the line between what is behind and its mark. */
const NEAR = 24;

/** A word's worth of a line is judged by itself, if so many pixels of it are painted. */
const PIXELS = 8;

/** Of a word's pixels, how many may be worse. */
const OUTLIERS = 0.2;

/** What the graphics of a browser take at once. */
const TALLEST = 8000;

/** So much between two controls is left out of a picture: a picture costs about as much. */
const APART = 400;

/** What is pointed at or pressed. */
const CONTROLS =
	'a[href], button, summary, [role="tab"], [role="button"], input[type="submit"], input[type="button"]';

const luminance = ( color: Rgb ): number => {
	const [ r = 0, g = 0, b = 0 ] = color.map( ( channel ) => {
		const part = channel / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * WCAG 2: how one color stands out from another, from 1 to 21.
 *
 * @param one   A color.
 * @param other Another.
 */
export const contrast = ( one: Rgb, other: Rgb ): number => {
	const a = luminance( one );
	const b = luminance( other );
	return ( Math.max( a, b ) + 0.05 ) / ( Math.min( a, b ) + 0.05 );
};

const at = ( { width, step, bytes }: Pixels, x: number, y: number ): Rgb => {
	const from = ( y * width + x ) * step;
	return [
		bytes[ from ] ?? 0,
		bytes[ from + 1 ] ?? 0,
		bytes[ from + 2 ] ?? 0,
	];
};

/**
 * How much of a pixel is covered by letters in a mark's color; 0 where another
 * text's letters are, or something that moved.
 *
 * @param behind  The pixel without text.
 * @param painted The pixel with the mark.
 * @param mark    The mark's color.
 */
const covered = ( behind: Rgb, painted: Rgb, mark: Rgb ): number => {
	const way = mark.map( ( c, i ) => c - ( behind[ i ] ?? 0 ) );
	const gone = painted.map( ( c, i ) => c - ( behind[ i ] ?? 0 ) );
	const length = way.reduce( ( sum, c ) => sum + c * c, 0 );
	const share =
		way.reduce( ( sum, c, i ) => sum + c * ( gone[ i ] ?? 0 ), 0 ) / length;
	const off = Math.hypot(
		...way.map( ( c, i ) => ( gone[ i ] ?? 0 ) - share * c )
	);
	return off > NEAR ? 0 : share;
};

const hex = ( color: Rgb ): string =>
	`#${ color
		.map( ( c ) => Math.round( c ).toString( 16 ).padStart( 2, '0' ) )
		.join( '' ) }`;

/** What a text shows of itself, by the words of a line. */
interface Sample {
	readonly ratio: number;
	readonly color: Rgb;
	readonly behind: Rgb;
}

/**
 * The contrast of one word's worth of a line, or nothing, if it is not seen.
 *
 * @param text   The text.
 * @param box    Where.
 * @param behind The page without text.
 * @param marked The page with marks.
 * @param top    Where these begin on the page.
 */
const sample = (
	text: Text,
	[ left, y, width, height ]: Box,
	behind: Pixels,
	marked: Pixels,
	top: number
): Sample | undefined => {
	const mark = MARKS[ text.mark % MARKS.length ];
	const found: Sample[] = [];
	const right = Math.min( Math.ceil( left + width ), behind.width );
	const bottom = Math.min( Math.ceil( y + height - top ), behind.height );
	for (
		let row = Math.max( 0, Math.floor( y - top ) );
		row < bottom;
		row++
	) {
		for (
			let column = Math.max( 0, Math.floor( left ) );
			column < right;
			column++
		) {
			const ground = at( behind, column, row );
			const share =
				mark === undefined
					? 0
					: covered( ground, at( marked, column, row ), mark );
			// What is see-through is so in its mark, too.
			if ( share >= COVERED * text.color[ 3 ] && share > 0.05 ) {
				const opaque = text.color[ 3 ];
				const [ r, g, b ] = ground;
				const color: Rgb = [
					text.color[ 0 ] * opaque + r * ( 1 - opaque ),
					text.color[ 1 ] * opaque + g * ( 1 - opaque ),
					text.color[ 2 ] * opaque + b * ( 1 - opaque ),
				];
				found.push( {
					ratio: contrast( color, ground ),
					color,
					behind: ground,
				} );
			}
		}
	}
	return found.length < PIXELS
		? undefined
		: found.sort( ( a, b ) => a.ratio - b.ratio )[
				Math.floor( found.length * OUTLIERS )
			];
};

/**
 * The texts that cannot be read, of two paintings of a page.
 *
 * @param texts  What the page says.
 * @param behind The page without text.
 * @param marked The page with marks.
 * @param top    Where these begin on the page.
 */
export const faintIn = (
	texts: readonly Text[],
	behind: Pixels,
	marked: Pixels,
	top = 0
): Faint[] =>
	texts.flatMap( ( text ) => {
		const needed = text.isLarge ? NEEDED_LARGE : NEEDED;
		const worst = text.boxes
			.flatMap( ( [ left, y, width, height ] ) => {
				const part = text.size * 2.5;
				const parts = Math.max( 1, Math.round( width / part ) );
				return Array.from( { length: parts }, ( _, index ) =>
					sample(
						text,
						[
							left + ( index * width ) / parts,
							y,
							width / parts,
							height,
						],
						behind,
						marked,
						top
					)
				);
			} )
			.filter( ( one ) => one !== undefined )
			.sort( ( a, b ) => a.ratio - b.ratio )
			.at( 0 );
		return worst === undefined || worst.ratio >= needed - ROUNDING
			? []
			: [
					{
						words: text.words,
						place: text.place,
						ratio: Math.round( worst.ratio * 100 ) / 100,
						needed,
						color: hex( worst.color ),
						behind: hex( worst.behind ),
					},
				];
	} );

/** Runs in the page: all texts there, each marked. */
const textsOf = ( [ controls, marks ]: readonly [
	string,
	readonly Rgb[],
] ): Text[] => {
	const canvas = Object.assign( document.createElement( 'canvas' ), {
		width: 1,
		height: 1,
	} ).getContext( '2d', { willReadFrequently: true } );
	const known = new Map< string, Text[ 'color' ] >();
	const colorOf = ( css: string ): Text[ 'color' ] => {
		const before = known.get( css );
		if ( before !== undefined || canvas === null ) {
			return before ?? [ 0, 0, 0, 1 ];
		}
		canvas.clearRect( 0, 0, 1, 1 );
		canvas.fillStyle = css;
		canvas.fillRect( 0, 0, 1, 1 );
		const [ r = 0, g = 0, b = 0, a = 0 ] = canvas.getImageData(
			0,
			0,
			1,
			1
		).data;
		const color = [ r, g, b, a / 255 ] as const;
		known.set( css, color );
		return color;
	};
	const opacities = new Map< Element, number >();
	const opacityOf = ( element: Element ): number => {
		const before = opacities.get( element );
		if ( before !== undefined ) {
			return before;
		}
		const own = Number( getComputedStyle( element ).opacity );
		const all =
			element.parentElement === null
				? own
				: own * opacityOf( element.parentElement );
		opacities.set( element, all );
		return all;
	};
	const name = ( element: Element ): string =>
		`${ element.localName }${ [ ...element.classList ]
			.slice( 0, 3 )
			.map( ( one ) => `.${ one }` )
			.join( '' ) }`;
	const placeOf = ( element: Element ): string => {
		const names: string[] = [];
		for (
			let one: Element | null = element;
			one !== null && one !== document.body && names.length < 4;
			one = one.parentElement
		) {
			names.unshift( name( one ) );
		}
		return names.join( ' > ' );
	};
	const isOff = ( element: Element ): boolean =>
		element.closest( ':disabled, [aria-disabled="true"], [inert]' ) !==
		null;
	const boxesOf = ( rectangles: Iterable< DOMRect > ): Box[] =>
		[ ...rectangles ]
			.filter( ( { width, height } ) => width > 1 && height > 1 )
			.map( ( { left, top, width, height } ) => [
				left + scrollX,
				top + scrollY,
				width,
				height,
			] );
	const overlap = ( one: Box, other: Box ): boolean =>
		one[ 0 ] < other[ 0 ] + other[ 2 ] &&
		other[ 0 ] < one[ 0 ] + one[ 2 ] &&
		one[ 1 ] < other[ 1 ] + other[ 3 ] &&
		other[ 1 ] < one[ 1 ] + one[ 3 ];
	const texts: Text[] = [];
	const add = (
		element: Element,
		words: string,
		style: CSSStyleDeclaration,
		boxes: Box[]
	): void => {
		const isSeen =
			boxes.length > 0 &&
			style.visibility === 'visible' &&
			// What is in closed details has a place, and is not painted there.
			element.checkVisibility() &&
			opacityOf( element ) > 0.05 &&
			! isOff( element );
		if ( ! isSeen || ! ( element instanceof HTMLElement ) ) {
			return;
		}
		const taken = new Set(
			texts
				.filter( ( other ) =>
					other.boxes.some( ( one ) =>
						boxes.some( ( box ) => overlap( one, box ) )
					)
				)
				.map( ( { mark: one } ) => one )
		);
		const next = texts.length % marks.length;
		const mark = taken.has( next )
			? Math.max(
					0,
					marks.findIndex( ( _, index ) => ! taken.has( index ) )
				)
			: next;
		element.style.setProperty(
			'--painted',
			`rgb(${ ( marks[ mark ] ?? [] ).join( ' ' ) })`
		);
		const color = colorOf( style.webkitTextFillColor );
		const size = parseFloat( style.fontSize );
		texts.push( {
			words: words.replace( /\s+/g, ' ' ).trim().slice( 0, 60 ),
			place: `${ element.closest( controls ) === null ? '' : 'control: ' }${ placeOf( element ) }`,
			color: [
				color[ 0 ],
				color[ 1 ],
				color[ 2 ],
				color[ 3 ] * opacityOf( element ),
			],
			size,
			isLarge:
				size >= 24 ||
				( size >= 18.66 && Number( style.fontWeight ) >= 700 ),
			mark,
			boxes,
		} );
	};
	const walker = document.createTreeWalker(
		document.body,
		NodeFilter.SHOW_ELEMENT
	);
	for ( let one = walker.nextNode(); one !== null; one = walker.nextNode() ) {
		const element = one as Element;
		if ( element.matches( 'script, style, noscript, template, option' ) ) {
			continue;
		}
		const nodes = [ ...element.childNodes ].filter(
			( node ) =>
				node.nodeType === Node.TEXT_NODE &&
				( node.nodeValue ?? '' ).trim() !== ''
		);
		const rectangles = nodes.flatMap( ( node ) => {
			const range = document.createRange();
			range.selectNodeContents( node );
			return [ ...range.getClientRects() ];
		} );
		if ( rectangles.length > 0 ) {
			add(
				element,
				nodes.map( ( { nodeValue } ) => nodeValue ).join( ' ' ),
				getComputedStyle( element ),
				boxesOf( rectangles )
			);
			continue;
		}
		if ( element.matches( 'input, textarea, select' ) ) {
			const field = element as HTMLInputElement;
			add(
				element,
				field.value || field.placeholder || field.type,
				getComputedStyle(
					element,
					field.value === '' && field.placeholder
						? '::placeholder'
						: undefined
				),
				boxesOf( [ element.getBoundingClientRect() ] )
			);
			continue;
		}
		for ( const pseudo of [ '::before', '::after' ] ) {
			const style = getComputedStyle( element, pseudo );
			if (
				/^".*[\p{L}\p{N}]/u.test( style.content ) &&
				! element.hasChildNodes()
			) {
				add(
					element,
					style.content,
					style,
					boxesOf( [ element.getBoundingClientRect() ] )
				);
			}
		}
	}
	return texts;
};

const STILL =
	'* { transition: none !important; caret-color: transparent !important; }';
const paint = ( color: string ): string =>
	`*, ::before, ::after, ::placeholder { -webkit-text-fill-color: ${ color } !important; text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important; }`;

const styled = async ( page: Page, css: string ): Promise< void > =>
	page.evaluate( async ( rules ) => {
		const sheet =
			document.getElementById( 'painted' ) ??
			document.head.appendChild(
				Object.assign( document.createElement( 'style' ), {
					id: 'painted',
				} )
			);
		sheet.textContent = rules;
		await new Promise( ( done ) => requestAnimationFrame( done ) );
	}, css );

const placesOf = ( texts: readonly Text[] ) =>
	texts.map( ( { boxes } ) => boxes );

interface Clip {
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

const shoot = async (
	client: CDPSession,
	{ top, width, height }: Clip
): Promise< Pixels > => {
	const { data } = await client.send( 'Page.captureScreenshot', {
		format: 'png',
		optimizeForSpeed: true,
		captureBeyondViewport: true,
		clip: { x: 0, y: top, width, height, scale: 1 },
	} );
	const { data: bytes, info } = await sharp( Buffer.from( data, 'base64' ) )
		.raw()
		.toBuffer( { resolveWithObject: true } );
	return {
		width: info.width,
		height: info.height,
		step: info.channels,
		bytes,
	};
};

/**
 * The parts of a page that have these texts, from above to below.
 *
 * @param texts What is asked about; all of it, where nothing is named.
 * @param begin Where the page begins to be of interest.
 * @param end   Where it ends.
 */
const bandsOf = (
	texts: readonly Pick< Text, 'boxes' >[] | undefined,
	begin: number,
	end: number
): ( readonly [ number, number ] )[] => {
	if ( texts === undefined ) {
		return [ [ begin, end ] ];
	}
	const bands: [ number, number ][] = [];
	const spans = texts
		.flatMap( ( { boxes } ) => boxes )
		.map( ( [ , top, , height ] ): [ number, number ] => [
			Math.max( begin, Math.floor( top ) - 1 ),
			Math.min( end, Math.ceil( top + height ) + 1 ),
		] )
		.filter( ( [ from, to ] ) => from < to )
		.sort( ( [ one ], [ other ] ) => one - other );
	for ( const [ from, to ] of spans ) {
		const last = bands.at( -1 );
		if ( last !== undefined && from - last[ 1 ] < APART ) {
			last[ 1 ] = Math.max( last[ 1 ], to );
		} else {
			bands.push( [ from, to ] );
		}
	}
	return bands;
};

/**
 * The texts of a page that cannot be read, as it is now.
 *
 * @param page    The page, in a window of the width that is asked about.
 * @param client  Its protocol.
 * @param options
 * @param options.isControl Whether controls alone are meant.
 * @param options.isWindow  Whether only what the window shows is meant.
 * @param options.tries     How often to look again where something moved.
 */
const paintings = async (
	page: Page,
	client: CDPSession,
	{
		isControl = false,
		isWindow = false,
		tries = 2,
	}: {
		readonly isControl?: boolean;
		readonly isWindow?: boolean;
		readonly tries?: number;
	} = {}
): Promise< Faint[] > => {
	const textsNow = async () =>
		( await page.evaluate( textsOf, [ CONTROLS, MARKS ] as const ) ).filter(
			( { place } ) => ! isControl || place.startsWith( 'control: ' )
		);
	await styled( page, STILL );
	const texts = await textsNow();
	if ( texts.length === 0 ) {
		return [];
	}
	const whole = await page.evaluate( () => ( {
		from: scrollY,
		shown: innerHeight,
		width: document.documentElement.clientWidth,
		height: Math.ceil(
			Math.max(
				document.documentElement.getBoundingClientRect().height,
				document.body.scrollHeight,
				innerHeight
			)
		),
	} ) );
	const begin = isWindow ? whole.from : 0;
	const end = isWindow ? whole.from + whole.shown : whole.height;
	const clips = bandsOf( isControl ? texts : undefined, begin, end ).flatMap(
		( [ from, to ] ) => {
			const parts: Clip[] = [];
			for ( let top = from; top < to; top += TALLEST ) {
				parts.push( {
					top,
					width: whole.width,
					height: Math.min( TALLEST, to - top ),
				} );
			}
			return parts;
		}
	);
	await styled( page, paint( 'transparent' ) );
	const behind: Pixels[] = [];
	for ( const clip of clips ) {
		behind.push( await shoot( client, clip ) );
	}
	await styled( page, paint( 'var(--painted, #f0f)' ) );
	const found: Faint[] = [];
	for ( const [ index, clip ] of clips.entries() ) {
		const marked = await shoot( client, clip );
		const ground = behind[ index ];
		if ( ground !== undefined ) {
			found.push( ...faintIn( texts, ground, marked, clip.top ) );
		}
	}
	await styled( page, STILL );
	// What moved meanwhile is in neither of the two where it was looked for.
	const isStill = isDeepStrictEqual(
		placesOf( texts ),
		placesOf( await textsNow() )
	);
	return isStill || tries === 0
		? found
		: paintings( page, client, { isControl, isWindow, tries: tries - 1 } );
};

/** Images and fonts are there, and what comes into view has. */
const arrive = async ( page: Page ): Promise< void > => {
	await page.evaluate( async () => {
		for ( const image of document.images ) {
			image.loading = 'eager';
		}
		const step = Math.max( 600, innerHeight - 100 );
		for ( let y = 0; y < document.body.scrollHeight; y += step ) {
			scrollTo( { top: y, behavior: 'instant' } );
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
		scrollTo( { top: 0, behavior: 'instant' } );
		await document.fonts.ready;
		await Promise.race( [
			Promise.allSettled(
				[ ...document.images ]
					.filter( ( { currentSrc } ) => currentSrc !== '' )
					.map( ( image ) => image.decode() )
			),
			new Promise( ( done ) => setTimeout( done, 5_000 ) ),
		] );
		// What follows the page's place does so a few frames later.
		for ( let frames = 0; frames < 5; frames++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
	} );
};

/**
 * The texts of the page that is open that cannot be read, in a window of its width.
 *
 * @param page    The page.
 * @param options
 * @param options.states   Whether what can be pressed is also looked at under
 *                         the pointer and with the focus.
 * @param options.scrolled Whether what stays while the page moves is looked at there.
 */
export const faint = async (
	page: Page,
	{
		states = true,
		scrolled = false,
	}: { readonly states?: boolean; readonly scrolled?: boolean } = {}
): Promise< ( Faint & { readonly state: string } )[] > => {
	const client = await page.context().newCDPSession( page );
	await styled( page, STILL );
	await arrive( page );
	const found = ( await paintings( page, client ) ).map( ( one ) => ( {
		...one,
		state: 'at rest',
	} ) );
	if ( scrolled ) {
		await page.evaluate( () =>
			scrollTo( { top: 1200, behavior: 'instant' } )
		);
		// A header takes its other look a frame after the page has moved.
		await page.waitForTimeout( 100 );
		found.push(
			...( await paintings( page, client, { isWindow: true } ) ).map(
				( one ) => ( { ...one, state: 'scrolled' } )
			)
		);
		await page.evaluate( () =>
			scrollTo( { top: 0, behavior: 'instant' } )
		);
	}
	if ( states ) {
		await client.send( 'DOM.enable' );
		await client.send( 'CSS.enable' );
		const { root } = await client.send( 'DOM.getDocument' );
		const { nodeIds } = await client.send( 'DOM.querySelectorAll', {
			nodeId: root.nodeId,
			selector: CONTROLS,
		} );
		for ( const [ state, forcedPseudoClasses ] of [
			[ 'under the pointer', [ 'hover' ] ],
			[ 'with the focus', [ 'focus', 'focus-visible' ] ],
		] as const ) {
			await Promise.all(
				nodeIds.map( ( nodeId ) =>
					client.send( 'CSS.forcePseudoState', {
						nodeId,
						forcedPseudoClasses: [ ...forcedPseudoClasses ],
					} )
				)
			);
			found.push(
				...( await paintings( page, client, { isControl: true } ) ).map(
					( one ) => ( { ...one, state } )
				)
			);
		}
		await Promise.all(
			nodeIds.map( ( nodeId ) =>
				client.send( 'CSS.forcePseudoState', {
					nodeId,
					forcedPseudoClasses: [],
				} )
			)
		);
	}
	await client.detach();
	return found;
};
