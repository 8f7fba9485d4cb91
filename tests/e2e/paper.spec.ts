/**
 * What a visitor prints: the content, all of it, and nothing that lies over it.
 */
import { expect, test } from './fixtures';

test( 'all tabs and slides are on paper (TABS-19, SLIDER-35)', async ( {
	page,
} ) => {
	await page.goto( '/modules/tabs/' );
	await expect( page.getByRole( 'tab' ) ).not.toHaveCount( 0 );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '[data-brolga-tablist]' ).first()
	).toBeHidden();
	const panels = page.locator( 'main [data-brolga-panel]' );
	await expect( panels ).not.toHaveCount( 0 );
	for ( const panel of await panels.all() ) {
		// What is skipped has a height, but no text that is drawn.
		expect(
			await panel.evaluate( ( element ) =>
				element.firstElementChild?.checkVisibility( {
					contentVisibilityAuto: true,
					opacityProperty: true,
					visibilityProperty: true,
				} )
			)
		).toBe( true );
	}

	await page.emulateMedia( { media: 'screen' } );
	await page.goto( '/modules/sliders/' );
	await expect(
		page.locator( '[data-brolga-module="brolga/slider"]' ).first()
	).toHaveAttribute( 'data-brolga-ready' );
	await page.emulateMedia( { media: 'print' } );
	for ( const slide of await page
		.locator( 'main .wp-block-brolga-slide' )
		.all() ) {
		await expect( slide ).toBeVisible();
		// Printers leave out what is behind words: light ones would be on nothing.
		await expect( slide ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		for ( const picture of await slide
			.locator( '.wp-block-brolga-slide__background' )
			.all() ) {
			expect( ( await picture.boundingBox() )?.height ).toBeGreaterThan(
				50
			);
		}
		// Side by side, or far away, it would be on no sheet.
		const box = await slide.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			page.viewportSize()?.width ?? 0
		);
	}
} );
