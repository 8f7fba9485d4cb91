/**
 * Tests of a page that came out of a cache: each asks for the visitor's variant,
 * which takes its placeholder's place.
 *
 * @see AB-18 AB-19
 */
import { AB } from '@brolga/contracts';
import * as http from '@brolga/http';
import { config } from '@brolga/runtime-now';
import { admits, memoryOf, renameIds } from './model';

/** Longer than that nobody looks at nothing. */
const PATIENCE_MS = 2000;

/** Scripts in it run, as they do on a page that the server has made. */
const parsed = ( html: string ): DocumentFragment =>
	document.createRange().createContextualFragment( html );

/** What the visitor is given. */
async function ask( test: string ): Promise< string > {
	const body = await http.post(
		config().ajaxurl ?? '',
		() =>
			new URLSearchParams( {
				action: AB.subjectAction,
				et_frontend_nonce:
					config< { et_frontend_nonce: string } >()
						.et_frontend_nonce ?? '',
				et_pb_ab_test_id: test,
			} )
	);
	const { content } = JSON.parse( body ) as { content?: unknown };
	if ( typeof content !== 'string' || content === '' ) {
		throw new Error( `No variant of test ${ test }` );
	}
	return content;
}

/** How the type of a script begins that the server put to sleep; its own follows. */
const ASLEEP = 'text/brolga-';

/** Where the title stands of a page that is a variant as a whole. */
const TITLE_OF = 'data-brolga-title-of';

/**
 * Shows the page's title: the one that the variant brings along, or the control's,
 * which stands there already, unseen.
 *
 * @see AB-64
 */
function entitle( test: string, title?: string ): void {
	for ( const place of document.querySelectorAll(
		`[${ TITLE_OF }="${ test }"]`
	) ) {
		if ( title !== undefined ) {
			place.replaceChildren( parsed( title ) );
		}
		place.removeAttribute( TITLE_OF );
	}
}

/** The control, of which nothing is counted: it stands there already, unseen. */
function fallBack( test: string, places: readonly HTMLElement[] ): void {
	entitle( test );
	for ( const place of places ) {
		if ( place.querySelector( `script[type^="${ ASLEEP }"]` ) ) {
			place.replaceChildren(
				parsed(
					place.innerHTML.replaceAll( `type="${ ASLEEP }`, 'type="' )
				)
			);
		}
		place.removeAttribute( 'data-brolga-placeholder' );
	}
}

/** Two places that show one test show one variant. */
async function fill(
	test: string,
	places: readonly HTMLElement[]
): Promise< void > {
	const late = new Promise< never >( ( _, reject ) =>
		setTimeout( () => reject( new Error( 'late' ) ), PATIENCE_MS )
	);
	try {
		const content = await Promise.race( [ ask( test ), late ] );
		entitle(
			test,
			parsed( content ).querySelector< HTMLElement >(
				'[data-brolga-title]'
			)?.dataset.brolgaTitle
		);
		// The control's ids are free again.
		places.forEach( ( place ) => place.replaceChildren() );
		places.forEach( ( place, index ) => {
			const fragment = parsed( content );
			renameIds(
				fragment,
				( id ) => document.getElementById( id ) !== null,
				`-${ test }-${ index + 1 }`
			);
			place.replaceWith( fragment );
		} );
	} catch {
		fallBack( test, places );
	}
}

/**
 * Fills all placeholders of the page.
 *
 * @return Resolved when each has its variant, or the control.
 */
export async function settle(): Promise< void > {
	const tests = new Map< string, HTMLElement[] >();
	for ( const place of document.querySelectorAll< HTMLElement >(
		'[data-brolga-placeholder]'
	) ) {
		const { brolgaTest = '' } = place.dataset;
		tests.set( brolgaTest, [
			...( tests.get( brolgaTest ) ?? [] ),
			place,
		] );
	}
	const given: string[] = [];
	const works: Promise< void >[] = [];
	for ( const [ test, places ] of tests ) {
		const {
			brolgaCookie = '',
			brolgaMedia = 'all',
			brolgaIf = '',
		} = places[ 0 ]?.dataset ?? {};
		const memory = memoryOf( given, location.search, document.cookie );
		if (
			admits( brolgaCookie, brolgaIf, memory ) &&
			window.matchMedia( brolgaMedia ).matches
		) {
			given.push( `${ brolgaCookie }=` );
			works.push( fill( test, places ) );
		} else {
			fallBack( test, places );
		}
	}
	await Promise.all( works );
}
