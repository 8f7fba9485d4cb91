/**
 * Which file a browser takes for each image of a page, and how wide it draws it.
 */

/** `sizes` says whole hundredths of the window: a file that fits by less would not do elsewhere. */
const ROUNDED = 1.05;

/** Who is slower than this has met every image that is near. */
const PAUSE_MS = 80;

/**
 * Runs in the page: each image that has come, as it is drawn. One that fills a
 * box of another shape is drawn as wide as its own shape makes it.
 */
function drawn() {
	const isBlock = ( name ) => /^wp-block-[a-z-]+$/.test( name );
	const placeOf = ( element ) => {
		const names = [];
		for (
			let at = element.parentElement;
			at && names.length < 3;
			at = at.parentElement
		) {
			const name = [ ...at.classList ].find( isBlock );
			if ( name ) {
				names.unshift( name.replace( 'wp-block-', '' ) );
			}
		}
		return names.join( ' > ' ) || 'no block';
	};
	const candidatesOf = ( image ) =>
		[ ...image.srcset.matchAll( /(\S+)\s+(\d+)w/g ) ].map(
			( [ , url, width ] ) => ( {
				url: new URL( url, document.baseURI ).href,
				width: Number( width ),
			} )
		);
	const shownOf = ( image ) => {
		// As laid out: what moves in is scaled for a moment.
		const { offsetWidth, offsetHeight } = image;
		const shape =
			Number( image.getAttribute( 'width' ) ) /
				Number( image.getAttribute( 'height' ) ) ||
			image.naturalWidth / image.naturalHeight;
		const across = offsetHeight * shape;
		const fits = {
			cover: Math.max( offsetWidth, across ),
			contain: Math.min( offsetWidth, across ),
		};
		return (
			fits[ window.getComputedStyle( image ).objectFit ] ?? offsetWidth
		);
	};
	// A video has one poster for all windows: where it is an image's, too, that is at hand.
	const posters = [ ...document.querySelectorAll( 'video[poster]' ) ].map(
		( video ) => ( {
			place: placeOf( video ),
			file: video.poster,
			sizes: '',
			candidates: [],
			promised: video.offsetWidth,
			shown: video.offsetWidth,
		} )
	);
	const images = [ ...document.images ]
		.filter(
			( image ) =>
				image.complete &&
				image.naturalWidth > 0 &&
				image.offsetWidth > 0 &&
				! image.closest( '#wpadminbar' )
		)
		.map( ( image ) => ( {
			place: placeOf( image ),
			file: image.currentSrc,
			sizes: image.sizes,
			candidates: candidatesOf( image ),
			// Of a file among several this is what `sizes` promises.
			promised: image.naturalWidth,
			shown: shownOf( image ),
		} ) );
	return [ ...images, ...posters ];
}

/** Reads a page slowly to its end, as a visitor does, whom lazy images wait for. */
async function read( page, height ) {
	let end = 0;
	for ( let top = 0; top <= end; top += height / 2 ) {
		end = await page.evaluate( ( to ) => {
			window.scrollTo( { top: to, behavior: 'instant' } );
			return document.documentElement.scrollHeight;
		}, top );
		await page.waitForTimeout( PAUSE_MS );
	}
	await page.waitForLoadState( 'networkidle' );
}

/** The page as for a browser that has never heard of `sizes="auto"`. */
async function withoutAuto( route ) {
	const response = await route.fetch();
	await route.fulfill( {
		response,
		body: ( await response.text() ).replaceAll(
			'sizes="auto, ',
			'sizes="'
		),
	} );
}

/**
 * The images of a page in a window of a width, for a browser that has kept
 * nothing: a larger file at hand is taken instead of the one that would do.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {{ width: number, height: number }}  viewport
 * @param {boolean}                            knowsAuto Whether it finds the width of lazy pictures by itself.
 */
export async function picturesOf( browser, url, viewport, knowsAuto ) {
	const context = await browser.newContext( {
		viewport,
		deviceScaleFactor: 1,
		reducedMotion: 'reduce',
	} );
	try {
		const page = await context.newPage();
		if ( ! knowsAuto ) {
			await page.route( url, withoutAuto );
		}
		const response = await page.goto( url );
		if ( response.status() !== 200 ) {
			throw new Error( `${ url } answered ${ response.status() }` );
		}
		await read( page, viewport.height );
		return await page.evaluate( drawn );
	} finally {
		await context.close();
	}
}

/**
 * Judges the images of a page: `wasted` are those for which a smaller file
 * would have done, `blurred` those for which a larger one was there, `alone` those
 * that are too large and have no better file.
 *
 * @param {Awaited<ReturnType<typeof picturesOf>>}  pictures
 * @param {{ larger: number, smaller: number }}     bounds Of a file's width by the picture's.
 */
export function judge( pictures, { larger, smaller } ) {
	const found = { wasted: [], blurred: [], alone: [] };
	const measured = pictures
		.filter( ( { file } ) => ! /\.svg(?:$|\?)|^data:/.test( file ) )
		.map( ( picture ) => ( {
			...picture,
			width:
				picture.candidates.find( ( { url } ) => url === picture.file )
					?.width ?? picture.promised,
		} ) );
	/** Whether a smaller file would have done. */
	const isWasted = ( { width, shown, candidates } ) =>
		width > shown * larger &&
		candidates.some(
			( other ) => other.width < width && other.width >= shown * ROUNDED
		);
	/** Whether the page has it for another place: browsers take what is at hand. */
	const isAtHand = ( picture ) =>
		measured.some(
			( other ) => other.file === picture.file && ! isWasted( other )
		);
	for ( const picture of measured ) {
		const { width, shown, candidates } = picture;
		if ( width > shown * larger ) {
			if ( ! isAtHand( picture ) ) {
				found.wasted.push( picture );
			} else if ( ! isWasted( picture ) ) {
				found.alone.push( picture );
			}
		} else if (
			width < shown * smaller &&
			candidates.some( ( other ) => other.width > width )
		) {
			found.blurred.push( picture );
		}
	}
	return { ...found, measured };
}
