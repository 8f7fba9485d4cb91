/**
 * What owners look into: subscribers, forms and spam, and a file of people
 * brought in.
 */
import {
	admin,
	evaluate,
	expect,
	flaws,
	overflow,
	test,
	unique,
} from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

for ( const [ name, query, root ] of [
	[ 'Subscribers', 'brolga-subscribers', '#brolga-subscribers' ],
	[ 'Forms', 'brolga-forms', '#brolga-forms' ],
	[ 'Spam', 'brolga-leads&status=spam', '#brolga-leads' ],
] as const ) {
	test( `axe finds nothing on ${ name }, and nothing is cut off (LEAD-19, LEAD-53, SPAM-6, NEWS-15)`, async ( {
		page,
	} ) => {
		for ( const width of [ 1280, 375 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( `/wp-admin/admin.php?page=${ query }` );
			await page.waitForLoadState( 'networkidle' );
			expect( await flaws( page, root ) ).toEqual( [] );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			// The page ends where what it shows ends (LEAD-53).
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollHeight -
						Math.max(
							window.innerHeight,
							...[ '#wpbody', '#adminmenuwrap' ].map(
								( part ) =>
									( document
										.querySelector( part )
										?.getBoundingClientRect().bottom ??
										0 ) + window.scrollY
							)
						)
				)
			).toBeLessThanOrEqual( 100 );
		}
	} );
}

test( 'an owner lets a sign-up go on that was taken for spam (SPAM-12)', async ( {
	page,
	problems,
} ) => {
	const name = unique( 'kept' ).toLowerCase();
	evaluate(
		`global $wpdb; foreach ( [ 'a', 'b' ] as $who ) { $wpdb->insert( "{$wpdb->prefix}brolga_subscribers", [ 'list_id' => 'newsletter', 'email' => "${ name }$who@example.com", 'fields' => '', 'status' => 'spam', 'consent_text' => 'News once a month', 'consent_page' => '', 'consent_at' => gmdate( 'Y-m-d H:i:s' ), 'created_at' => gmdate( 'Y-m-d H:i:s' ), 'spam_reason' => 'proof' ] ); } return 1;`
	);
	const status = ( who: string ): unknown =>
		evaluate(
			`global $wpdb; return $wpdb->get_var( "SELECT status FROM {$wpdb->prefix}brolga_subscribers WHERE email = '${ name }${ who }@example.com'" );`
		);
	await page.goto( '/wp-admin/admin.php?page=brolga-subscribers' );
	await page.getByRole( 'button', { name: /^Spam/ } ).click();
	await page.getByLabel( 'Search subscribers' ).fill( name );
	await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
	await page.getByLabel( `Select ${ name }a@example.com` ).check();
	await page.getByRole( 'button', { name: 'Not spam' } ).click();
	await expect(
		page.getByText( '1 sign-up marked as not spam' ).first()
	).toBeVisible();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	expect( [ status( 'a' ), status( 'b' ) ] ).toEqual( [ 'pending', 'spam' ] );
	const asked = evaluate(
		`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_outbox WHERE kind = 'mail' AND subject = ( SELECT CONCAT( 'subscriber:', id ) FROM {$wpdb->prefix}brolga_subscribers WHERE email = '${ name }a@example.com' )" );`
	);
	expect( asked ).toBe( 1 );

	await page
		.getByRole( 'button', { name: `${ name }b@example.com` } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText(
		'it failed the automatic browser check'
	);
	await dialog.getByRole( 'button', { name: 'Delete…' } ).click();
	await dialog
		.getByRole( 'button', {
			name: 'Delete permanently, with proof of consent',
		} )
		.click();
	await expect(
		page.getByText( '1 sign-up deleted.' ).first()
	).toBeVisible();
	expect( status( 'b' ) ).toBeNull();
	expect( problems ).toEqual( [] );
} );

test( 'an owner tries a file of people, then brings them in (EXPORT-5)', async ( {
	page,
	problems,
} ) => {
	const name = unique( 'people' ).toLowerCase();
	await page.goto( '/wp-admin/admin.php?page=brolga-subscribers' );
	await page.getByRole( 'button', { name: 'Import CSV' } ).click();
	await page.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'people.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			`E-mail;First name\n${ name }@example.com;Jo\nnobody;Kim\n`
		),
	} );
	await page
		.getByLabel( /How did these people agree/ )
		.fill( 'Signed at the stall' );
	await page.getByRole( 'button', { name: 'Test import' } ).click();
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'Row 3:' } )
	).toBeVisible();
	const stored = (): unknown =>
		evaluate(
			`global $wpdb; return $wpdb->get_col( "SELECT consent_text FROM {$wpdb->prefix}brolga_subscribers WHERE email = '${ name }@example.com'" );`
		);
	expect( stored() ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect(
		page.getByRole( 'dialog' ).getByText( /1 row was imported/ )
	).toBeVisible();
	expect( stored() ).toEqual( [ 'Signed at the stall' ] );
	expect( problems ).toEqual( [] );
} );
