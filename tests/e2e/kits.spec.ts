/**
 * A kit as an owner makes and brings it: the tab of the settings.
 */
import {
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	overflow,
	test,
} from './fixtures';

const KITS = '/wp-admin/admin.php?page=brolga-settings&section=kits';

const WPFORMS = JSON.stringify( [
	{
		fields: {
			1: { id: '1', type: 'email', label: 'Email', required: '1' },
			2: { id: '2', type: 'signature', label: 'Sign here' },
		},
		settings: { form_title: 'Bike workshop' },
	},
] );

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	keepSettings();

	test( 'downloads a kit, brings it back and reads what became of it (KIT-1 KIT-8 KIT-11)', async ( {
		page,
	} ) => {
		evaluate( `
			wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Taken along',
				'post_content' => '<!-- wp:paragraph --><p>Here and there.</p><!-- /wp:paragraph -->' ] );
		` );
		await page.goto( KITS );
		const group = page.getByRole( 'group', { name: 'Export a kit' } );
		await group.getByLabel( 'Pages' ).uncheck();
		await group.locator( 'summary' ).first().click();
		await group.getByLabel( 'Taken along' ).check();
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Download kit' } ).click(),
		] );
		expect( download.suggestedFilename() ).toMatch(
			/^brolga-kit-.*\.zip$/
		);

		await page
			.locator( 'input[accept*=".zip"]' )
			.setInputFiles( await download.path() );
		const found = page.getByRole( 'group', { name: 'Import a kit' } );
		await expect( found.getByText( 'A kit from' ) ).toBeVisible();
		await found.locator( 'summary' ).first().click();
		await expect(
			found.getByLabel( 'Replace “Taken along” on this site' )
		).toBeVisible();
		expect( await flaws( page ) ).toEqual( [] );
		for ( const width of [ 375, 800, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await page.screenshot( {
				path: `.cache/kits-found-${ width }.png`,
				fullPage: true,
			} );
		}
		await page.getByRole( 'button', { name: 'Import kit' } ).click();
		await expect( page.getByText( 'The kit was imported.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Page “Taken along”' } )
		).toBeVisible();
		expect(
			evaluate( `
				$copy = get_posts( [ 'post_type' => 'page', 'title' => 'Taken along 2', 'post_status' => 'any' ] )[0];
				return [ $copy->post_status, str_contains( $copy->post_content, 'Here and there.' ) ];
			` )
		).toEqual( [ 'draft', true ] );
		evaluate( `
			foreach ( [ 'Taken along', 'Taken along 2' ] as $title ) {
				foreach ( get_posts( [ 'post_type' => 'page', 'title' => $title, 'post_status' => 'any' ] ) as $post ) {
					wp_delete_post( $post->ID, true );
				}
			}
		` );
	} );

	test( 'imports forms of another plugin (KIT-20 KIT-21)', async ( {
		page,
	} ) => {
		await page.goto( KITS );
		await page.locator( 'input[accept*=".json"]' ).setInputFiles( {
			name: 'wpforms.json',
			mimeType: 'application/json',
			buffer: Buffer.from( WPFORMS ),
		} );
		await expect(
			page.getByText( 'This is what would be imported.' )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Import forms' } ).click();
		await expect(
			page.getByText( 'The forms were imported.' )
		).toBeVisible();
		await expect( page.getByText( 'signature' ) ).toBeVisible();
		for ( const width of [ 375, 800, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await page.screenshot( {
				path: `.cache/kits-forms-${ width }.png`,
				fullPage: true,
			} );
		}
		await page.getByRole( 'link', { name: 'Bike workshop' } ).click();
		await expect( page ).toHaveURL( /post=\d+&action=edit/ );
		evaluate( `
			foreach ( get_posts( [ 'post_type' => 'wp_block', 'title' => 'Bike workshop' ] ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
		` );
	} );
} );
