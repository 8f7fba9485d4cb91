/**
 * Opening a page in the editor changes nothing: who only looks is not asked to
 * save.
 */
import { admin, evaluate, expect, test } from './fixtures';

interface Block {
	readonly name: string;
	readonly innerBlocks: readonly Block[];
}

/** What the editor itself uses. */
interface Wp {
	readonly data?: {
		readonly select: ( store: string ) => {
			readonly getBlocks: () => readonly Block[];
			readonly isEditedPostDirty: () => boolean;
			readonly getPostEdits: () => object;
		};
	};
}

/** The fewest pages that hold all blocks of ours which any page of the site or pattern holds. */
const PAGES = `
	$contents = [];
	foreach ( get_posts( [ 'post_type' => 'page', 'post_status' => 'publish', 'numberposts' => -1 ] ) as $page ) {
		$contents[ $page->ID ] = $page->post_content;
	}
	foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
		$contents[ $pattern['name'] ] = $pattern['content'];
	}
	$seen = $chosen = [];
	while ( true ) {
		$most = [];
		$best = '';
		foreach ( $contents as $key => $content ) {
			preg_match_all( '~<!-- wp:(brolga/[a-z-]+)~', $content, $found );
			$new = array_diff( array_unique( $found[1] ), $seen );
			// Its own attribute of its previews is written when it is opened.
			if ( count( $new ) > count( $most ) && ! str_contains( $content, 'woocommerce/product-collection' ) ) {
				[ $most, $best ] = [ $new, $key ];
			}
		}
		if ( [] === $most ) {
			return $chosen;
		}
		$seen     = [ ...$seen, ...$most ];
		$chosen[] = is_int( $best ) ? $best : wp_insert_post( wp_slash( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => $best,
			'post_content' => $contents[ $best ],
		] ) );
	}`;

test.use( {
	storageState: async ( {}, run ) => run( admin() ),
} );

test( 'BLOCK-650: a page with our blocks that is opened in the editor is not changed by that', async ( {
	page,
} ) => {
	test.setTimeout( 300_000 );
	const ids = evaluate( PAGES ) as readonly number[];
	expect( ids.length ).toBeGreaterThan( 3 );
	for ( const id of ids ) {
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await expect
			.poll(
				() =>
					page.evaluate(
						() =>
							( window as unknown as { wp?: Wp } ).wp?.data
								?.select( 'core/block-editor' )
								.getBlocks().length ?? 0
					),
				{ timeout: 60_000 }
			)
			.toBeGreaterThan( 0 );
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '[data-type^="brolga/"]' )
			.first()
			.waitFor();
		// What blocks write, they write once they are drawn.
		await page.waitForTimeout( 1000 );
		const found = await page.evaluate( () => {
			const { data } = ( window as unknown as { wp: Wp } ).wp;
			const editor = data?.select( 'core/editor' );
			return [
				editor?.isEditedPostDirty(),
				// The editor's own, which it never saves.
				Object.keys( editor?.getPostEdits() ?? {} ).filter(
					( name ) => ! [ 'blocks', 'selection' ].includes( name )
				),
			];
		} );
		expect.soft( found, `page ${ id }` ).toEqual( [ false, [] ] );
	}
} );
