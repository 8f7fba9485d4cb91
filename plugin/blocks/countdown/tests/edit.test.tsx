import {
	createBlock,
	getBlockType,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import { getSettings, setSettings } from '@wordpress/date';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a countdown in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'is registered with an example and both layouts (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/countdown' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'plain',
			'boxes',
		] );
	} );

	it( 'shows its message where it will stand (COUNT-7)', async () => {
		await openEditor(
			createBlock( 'brolga/countdown', {
				title: 'Until the sale',
				expiry: 'message',
				message: 'Come in',
			} )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Title' } ).textContent
		).toBe( 'Until the sale' );
		expect(
			screen.getByRole( 'textbox', { name: 'Final message' } ).textContent
		).toBe( 'Come in' );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize(
				createBlock( 'brolga/countdown', { end: '2027-03-20T09:00' } )
			)
		).toBe( '<!-- wp:brolga/countdown {"end":"2027-03-20T09:00"} /-->' );
	} );

	it( 'has the owner’s word for a unit where it stands (COUNT-5)', async () => {
		await openEditor(
			createBlock( 'brolga/countdown', { labels: { days: 'Sleeps' } } )
		);
		const word = ( unit: string ): string | null =>
			screen.getByRole( 'textbox', { name: `Label for: ${ unit }` } )
				.textContent;
		expect( word( 'Days' ) ).toBe( 'Sleeps' );
		expect( word( 'Hours' ) ).not.toContain( 'Sleeps' );
	} );

	it.each( [
		// An offset of its own; an hour that clocks leave out; as it was typed.
		[ '2027-06-01T12:00:00+01:00', 'site', '2027-06-01T13:00:00' ],
		[ '2027-06-01T12:00:00+01:00', 'utc', '2027-06-01T11:00:00' ],
		[ '2027-03-28T02:30:00', 'site', '2027-03-28T03:30:00' ],
		[ '2027-03-28T02:30:00', 'utc', '2027-03-28T02:30:00' ],
		[ '2027-06-01T12:00', 'site', '2027-06-01T12:00:00' ],
	] as const )(
		'shows of %s (%s) the time that counts (COUNT-220)',
		async ( end, zone, shown ) => {
			const settings = getSettings();
			setSettings( {
				...settings,
				timezone: { ...settings.timezone, string: 'Europe/Berlin' },
			} );
			const { clockTime } = await import( '../panels' );
			expect( clockTime( end, zone ) ).toBe( shown );
			setSettings( settings );
		}
	);

	it( 'is made of a heading and becomes one again (BLOCK-25)', () => {
		const [ made ] =
			switchToBlockType(
				createBlock( 'core/heading', {
					content: 'Until <em>spring</em>',
				} ),
				'brolga/countdown'
			) ?? [];
		expect( made?.attributes ).toMatchObject( {
			title: 'Until <em>spring</em>',
		} );
		const [ back ] =
			( made && switchToBlockType( made, 'core/heading' ) ) ?? [];
		expect( String( back?.attributes.content ) ).toBe(
			'Until <em>spring</em>'
		);
	} );
} );
