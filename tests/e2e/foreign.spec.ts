/**
 * What others bring: posts that were written for other themes, and blocks that
 * other plugins put into headers and footers.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	evaluate,
	expect,
	flaws,
	overflow,
	siteFolder,
	test,
	unique,
} from './fixtures';

const content = readFileSync(
	join( __dirname, '../support/foreign-content.html' ),
	'utf8'
);

/** A name that fits into no narrow window. */
const LONG_NAME = `Ann ${ 'Incomprehensibilities'.repeat( 3 ) }`;

/** Three ways in which blocks name a post's author. */
const authors = `<!-- wp:post-author {"showBio":false} /--><!-- wp:post-author-name /--><!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group"><!-- wp:avatar /--><!-- wp:post-author-name {"isLink":true} /--></div><!-- /wp:group -->`;

/** A post between two with long titles, its author and the reader who comments with long names, and a list in the comment. */
const makePost = (): string =>
	String(
		evaluate( `
			kses_remove_filters();
			$author = wp_insert_user( [ 'user_login' => '${ unique(
				'author'
			) }', 'user_pass' => 'password', 'role' => 'author', 'display_name' => '${ LONG_NAME }' ] );
			$ids = [];
			foreach ( [ '01', '02', '03' ] as $day ) {
				$ids[] = wp_insert_post( wp_slash( [
					'post_title'   => '${ unique(
						'foreign'
					) } ' . str_repeat( 'Incomprehensibilities', 4 ) . ' and further words ' . $day,
					'post_author'  => $author,
					'post_content' => base64_decode( '${ Buffer.from( authors + content ).toString(
						'base64'
					) }' ),
					'post_status'  => 'publish',
					'post_date'    => "2019-05-$day 10:00:00",
				] ) );
			}
			wp_insert_comment( [
				'comment_post_ID'  => $ids[1],
				'comment_author'   => '${ LONG_NAME }',
				'comment_content'  => '<ol class="said"><li>First</li><li>Second</li></ol>',
				'comment_approved' => 1,
			] );
			return get_permalink( $ids[1] );
		` )
	);

test( 'a post of another theme looks right (THEME-13, THEME-14)', async ( {
	page,
	problems,
} ) => {
	const url = makePost();
	for ( const width of [ 1280, 375 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( url );
		expect( await overflow( page ), `${ width }` ).toBeLessThanOrEqual( 0 );
		expect( await flaws( page, 'main' ) ).toEqual( [] );

		const look = await page.evaluate( () => {
			const box = ( selector: string ): DOMRect =>
				document.querySelector( selector )?.getBoundingClientRect() ??
				new DOMRect();
			const style = ( selector: string ): CSSStyleDeclaration =>
				getComputedStyle(
					document.querySelector( selector ) ?? document.body
				);
			// Each word in a range of its own: one that is broken has two boxes.
			const text =
				document.querySelector( '.beside' )?.firstChild ??
				new Text( '' );
			const broken = [
				...( text.textContent ?? '' ).matchAll( /\S+/g ),
			].filter( ( { 0: word, index } ) => {
				const range = new Range();
				range.setStart( text, index );
				range.setEnd( text, index + word.length );
				return range.getClientRects().length > 1;
			} );
			return {
				full: box( '.is-full' ).width,
				wide: box( '.is-wide' ).width,
				column: box( '.wp-block-post-content > p' ).width,
				broken: broken.map( ( [ word ] ) => word ),
				numbers: [ '.numbers', '.numbers ol', '.said' ].map(
					( list ) => style( list ).listStyleType
				),
				room: parseFloat( style( '.numbers' ).paddingInlineStart ),
				line: style( '.said li' ).borderBlockStartWidth,
			};
		} );
		expect( look.full ).toBe( width );
		if ( width === 1280 ) {
			expect( look.wide ).toBeGreaterThan( look.column + 100 );
		}
		expect( look.broken ).toEqual( [] );
		expect( look.numbers ).toEqual( [
			'decimal',
			'lower-alpha',
			'decimal',
		] );
		expect( look.room ).toBeGreaterThan( 16 );
		expect( look.line ).toBe( '0px' );
		await expect( page.locator( '.post-neighbours a' ) ).toHaveCount( 2 );
	}
	expect( problems ).toEqual( [] );
} );

/**
 * What is wrong with a header or footer: a visible thing that leaves its window
 * or lies on another; and in how many rows the others' things stand.
 */
const layout = (
	page: Page,
	part: string
): Promise< { readonly rows: number; readonly wrong: string[] } > =>
	page.locator( `.site-${ part }` ).evaluate( ( root ) => {
		const things = [
			...root.querySelectorAll< HTMLElement >(
				'[data-neighbour], .wp-block-site-title a, .wp-block-site-logo, [data-brolga-opener], .wp-block-button, .wp-block-brolga-header-search, .wp-block-brolga-menu__list > li > a'
			),
		].filter(
			( thing ) =>
				thing.checkVisibility() &&
				// What has folded into the menu lies out of sight.
				! thing.closest( 'dialog, [inert], [data-neighbour] *' )
		);
		const boxes = things.map(
			( thing ) =>
				[
					thing.textContent?.trim() || thing.className,
					thing.getBoundingClientRect(),
				] as const
		);
		const wrong: string[] = [];
		boxes.forEach( ( [ name, box ], index ) => {
			if ( box.left < 0 || box.right > window.innerWidth ) {
				wrong.push( `${ name } leaves the window` );
			}
			for ( const [ other, next ] of boxes.slice( index + 1 ) ) {
				if (
					Math.min( box.right, next.right ) -
						Math.max( box.left, next.left ) >
						1 &&
					Math.min( box.bottom, next.bottom ) -
						Math.max( box.top, next.top ) >
						1
				) {
					wrong.push( `${ name } and ${ other } overlap` );
				}
			}
		} );
		const middles = boxes
			.map( ( [ , box ] ) => ( box.top + box.bottom ) / 2 )
			.sort( ( one, other ) => one - other );
		return {
			rows: middles.filter(
				( middle, index ) =>
					index === 0 || middle - ( middles[ index - 1 ] ?? 0 ) > 12
			).length,
			wrong,
		};
	} );

/** In how many rows a header's things stand at most at 375, 800 and 1,280 px, breadcrumbs too. */
const ROWS: Readonly< Record< string, readonly number[] > > = {
	'header,footer': [ 3, 2, 2 ],
	'header-contact,footer-line': [ 3, 2, 2 ],
	'header-centred,footer-centred': [ 3, 3, 3 ],
	'header-over,footer-sign-off': [ 3, 2, 2 ],
};

test( 'headers and footers stay whole around a basket, an account, languages and breadcrumbs of other plugins (THEME-22, THEME-9)', async ( {
	page,
} ) => {
	const folder = join( siteFolder(), 'wp-content/mu-plugins' );
	const plugin = join( folder, 'neighbours.php' );
	mkdirSync( folder, { recursive: true } );
	copyFileSync( join( __dirname, '../support/neighbours.php' ), plugin );
	try {
		for ( const [ parts, rows ] of Object.entries( ROWS ) ) {
			await page.goto( `/privacy-policy/?neighbours=${ parts }` );
			for ( const [ index, width ] of [ 375, 800, 1280 ].entries() ) {
				const where = `${ parts }, ${ width } px`;
				await page.setViewportSize( { width, height: 800 } );
				await expect(
					page.locator( '.site-header [data-neighbour]' ),
					where
				).toHaveCount( 4 );
				expect( await overflow( page ), where ).toBeLessThanOrEqual(
					0
				);
				const header = await layout( page, 'header' );
				expect( header.wrong, where ).toEqual( [] );
				expect( header.rows, where ).toBeLessThanOrEqual(
					rows[ index ] ?? 0
				);
				expect(
					( await layout( page, 'footer' ) ).wrong,
					where
				).toEqual( [] );
			}
		}
	} finally {
		rmSync( plugin );
	}
} );
