/**
 * Posts that were written for other themes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, expect, flaws, overflow, test, unique } from './fixtures';

const content = readFileSync(
	join( __dirname, '../support/foreign-content.html' ),
	'utf8'
);

/** A post between two with long titles, with a comment that holds a list. */
const makePost = (): string =>
	String(
		evaluate( `
			kses_remove_filters();
			$ids = [];
			foreach ( [ '01', '02', '03' ] as $day ) {
				$ids[] = wp_insert_post( wp_slash( [
					'post_title'   => '${ unique(
						'foreign'
					) } ' . str_repeat( 'Incomprehensibilities', 4 ) . ' and further words ' . $day,
					'post_content' => base64_decode( '${ Buffer.from( content ).toString(
						'base64'
					) }' ),
					'post_status'  => 'publish',
					'post_date'    => "2019-05-$day 10:00:00",
				] ) );
			}
			wp_insert_comment( [
				'comment_post_ID'  => $ids[1],
				'comment_author'   => 'A reader',
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
