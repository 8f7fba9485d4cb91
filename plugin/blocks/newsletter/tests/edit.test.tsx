/**
 * A newsletter in the editor.
 */
import {
	createBlock,
	getBlockType,
	getBlockVariations,
	registerBlockType,
	serialize,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { fireEvent, render, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';
import type { Attributes } from '../types';

// No account is ever told of.
jest.mock( '../../../src/newsletter/rest/accounts', () => ( {
	choices: () => new Promise( () => {} ),
	listsOf: () => new Promise( () => {} ),
} ) );

const newsletter = ( attributes: object = {} ) =>
	createBlock( 'brolga/newsletter', { ...attributes } );
const place = ( name: string ): string | null =>
	screen.getByRole( 'textbox', { name } ).textContent;

describe( 'the newsletter in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
		registerBlockType( 'brolga/form-field', {
			apiVersion: 3,
			title: 'Form field',
			category: 'brolga',
			attributes: { label: { type: 'string' } },
			edit: ( { attributes }: { attributes: { label: string } } ) =>
				attributes.label,
			save: () => null,
		} as unknown as BlockConfiguration );
	} );

	// BLOCK-22 FEED-1
	it( 'is registered with an example and three ways to start', () => {
		expect( getBlockType( 'brolga/newsletter' )?.example ).toBeDefined();
		expect(
			getBlockVariations( 'brolga/newsletter' )?.map(
				( { name } ) => name
			)
		).toEqual( [ 'list', 'feed', 'posts' ] );
	} );

	it( 'shows what visitors see, its words to be typed where they stand', async () => {
		await openEditor(
			newsletter( {
				title: 'Garden notes',
				firstName: true,
				consent: 'Once a month.',
				submitLabel: 'Join',
			} )
		);
		expect( place( 'Heading' ) ).toBe( 'Garden notes' );
		expect( place( 'Button' ) ).toBe( 'Join' );
		expect( place( 'Consent text' ) ).toBe( 'Once a month.' );
		expect( screen.getByText( 'First name' ) ).toBeTruthy();
		expect( screen.queryByText( 'Last name' ) ).toBeNull();
	} );

	// NEWS-6
	it( 'holds the fields that are asked beside', async () => {
		const field = createBlock( 'brolga/form-field', { label: 'Suburb' } );
		const block = createBlock( 'brolga/newsletter', {}, [ field ] );
		await openEditor( block );
		expect( screen.getByText( 'Suburb' ) ).toBeTruthy();
		expect( serialize( block ) ).toContain(
			'<!-- wp:brolga/form-field {"label":"Suburb"} /-->'
		);
	} );

	// FEED-3
	it( 'says how often new posts come, unless its owner says it', async () => {
		await openEditor(
			newsletter( { kind: 'posts', frequency: 'weekly' } )
		);
		const consent = screen.getByRole( 'textbox', {
			name: 'Consent text',
		} );
		expect( consent.innerHTML ).toContain( 'at most once a week' );
		expect( screen.getByText( 'Email' ) ).toBeTruthy();
	} );

	// NEWS-640
	it( 'promises no emails, and says what its list sends and how it sends posts', async () => {
		await openEditor( newsletter() );
		expect(
			screen.getByRole( 'textbox', { name: 'Consent text' } ).innerHTML
		).toContain( 'You agree that we may email you our newsletter.' );

		const { Settings } = await import( '../panels' );
		const setAttributes = jest.fn();
		const shown = ( attributes: object ) => (
			<Settings
				attributes={
					{ ...newsletter().attributes, ...attributes } as Attributes
				}
				setAttributes={ setAttributes }
			/>
		);
		const { container, rerender } = render( shown( {} ) );
		expect( container.textContent ).toContain(
			'Nothing is sent to this list yet.'
		);
		fireEvent.click( screen.getByLabelText( 'Email new posts' ) );
		expect( setAttributes ).toHaveBeenCalledWith( { kind: 'posts' } );
		rerender( shown( { kind: 'posts' } ) );
		expect( container.textContent ).toContain(
			'New posts are emailed to this list.'
		);
		rerender( shown( { listId: 'new-posts-weekly' } ) );
		expect( container.textContent ).toContain(
			'New posts are emailed to this list.'
		);
		rerender( shown( { provider: 'brevo' } ) );
		expect( screen.queryByLabelText( 'Email new posts' ) ).toBeNull();
	} );

	it( 'has a button alone for a feed', async () => {
		await openEditor(
			newsletter( { kind: 'feed', submitLabel: 'Follow' } )
		);
		expect( place( 'Button' ) ).toBe( 'Follow' );
		expect( screen.queryByText( 'Email' ) ).toBeNull();
	} );
} );
