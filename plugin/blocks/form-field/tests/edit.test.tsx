/**
 * A form's field in the editor.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';
import type { Attributes } from '../types';

const field = ( attributes: Partial< Attributes > ): Block =>
	createBlock( 'brolga/form-field', attributes );
/** An option's text; blocks that are not selected are drawn a moment later. */
const option = ( number: number ): Promise< HTMLElement > =>
	screen.findByRole( 'textbox', { name: `Option ${ number }` } );

/** Opens fields in an editor; what can be done there. */
const open = async ( ...blocks: Block[] ) => {
	const registry = await openEditor( ...blocks );
	const actions = registry.dispatch( blockEditorStore );
	return {
		attributes: ( { clientId }: Block ) =>
			( registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) ??
				{} ) as Partial< Attributes >,
		update: ( { clientId }: Block, changes: Partial< Attributes > ) =>
			act( async () => {
				await actions.updateBlockAttributes( clientId, changes );
			} ),
		select: ( { clientId }: Block ) =>
			act( async () => {
				await actions.selectBlock( clientId );
			} ),
		leave: () =>
			act( async () => {
				await actions.clearSelectedBlock();
			} ),
		/** Where the selection begins and ends in a field's label. */
		selection: ( { clientId }: Block ): unknown => {
			const { getSelectionStart, getSelectionEnd } =
				registry.select( blockEditorStore );
			return [ getSelectionStart(), getSelectionEnd() ].map( ( at ) =>
				at.clientId === clientId ? at.offset : undefined
			);
		},
		insert: ( block: Block ) =>
			act( async () => {
				await actions.insertBlock( block );
			} ),
	};
};

describe( 'a form field in the editor', () => {
	beforeAll( async () => {
		// Alone in these tests, it stands without a form.
		declareBlocks( { ...metadata, ancestor: undefined } );
		await import( '../index' );
	} );

	// BLOCK-22 FORM-5 FIELD-1
	it( 'is registered with an example and a variation for each type', () => {
		const type = getBlockType( 'brolga/form-field' );
		expect( type?.example ).toBeDefined();
		expect( metadata.ancestor ).toContain( 'brolga/contact-form' );
		expect( type?.variations?.map( ( { name } ) => name ).sort() ).toEqual(
			[ ...metadata.attributes.type.enum ].sort()
		);
	} );

	it( 'starts as required where it is a name, an email address, a message or consent, and optional else (FIELD-440)', () => {
		const required = getBlockType( 'brolga/form-field' )
			?.variations?.filter(
				( { attributes } ) => attributes?.required !== false
			)
			.map( ( { name } ) => name );
		expect( required ).toEqual( [ 'input', 'text', 'email', 'consent' ] );
	} );

	it( 'shows label, sample text and the mark of a required field', async () => {
		await open( field( { label: 'Q & A <b>', placeholder: 'Jo' } ) );
		expect(
			screen.getByRole( 'textbox', { name: 'Label' } ).textContent
		).toBe( 'Q & A <b>' );
		expect( screen.getByDisplayValue( 'Jo' ) ).toBeTruthy();
		expect( screen.getByText( '*' ) ).toBeTruthy();
	} );

	// FORM-14
	it( 'says that its label is missing', async () => {
		const missing = /^This field has no label\./;
		const block = field( { type: 'email' } );
		const editor = await open( block );
		expect( screen.getByText( missing ) ).toBeTruthy();
		await editor.update( block, { label: 'Your email' } );
		await waitFor( () =>
			expect( screen.queryByText( missing ) ).toBeNull()
		);
	} );

	it( 'takes its sample text where it stands', async () => {
		const block = field( { label: 'Name' } );
		const editor = await open( block );
		fireEvent.change(
			screen.getByRole( 'textbox', {
				name: 'Placeholder',
			} ),
			{ target: { value: 'Jo Citizen' } }
		);
		expect( editor.attributes( block ).placeholder ).toBe( 'Jo Citizen' );
	} );

	// UPLOAD-2
	it( 'says what a field for files takes', async () => {
		await open( field( { label: 'Plans', type: 'file' } ) );
		expect(
			screen.getByText( '1 × up to 10 MB: Images, PDF, Documents' )
		).toBeTruthy();
	} );

	// FORM-2
	it( 'gets its name from the label, once, when it is left', async () => {
		const block = field( {} );
		const editor = await open( block );
		await editor.select( block );
		await editor.update( block, { label: 'Your Name?' } );
		expect( editor.attributes( block ).fieldId ).toBe( '' );
		await editor.leave();
		await waitFor( () =>
			expect( editor.attributes( block ).fieldId ).toBe( 'your_name' )
		);
		await editor.update( block, { label: 'Full name' } );
		expect( editor.attributes( block ).fieldId ).toBe( 'your_name' );
	} );

	// FORM-2
	it( 'gets a name of its own as a copy, and the first keeps its own', async () => {
		const block = field( { fieldId: 'name', label: 'Name' } );
		const copy = field( { fieldId: 'name', label: 'Name' } );
		const editor = await open( block );
		await editor.insert( copy );
		expect( editor.attributes( block ).fieldId ).toBe( 'name' );
		expect( editor.attributes( copy ).fieldId ).toBe( 'name_2' );
	} );

	// FORM-61 COND-2
	it( 'keeps the name that it was saved with, however it is written', async () => {
		const blocks = [ 'First Name', 'captcha', 'same', 'same' ].map(
			( fieldId ) => field( { fieldId, label: 'A' } )
		);
		const editor = await open( ...blocks );
		expect(
			blocks.map( ( block ) => editor.attributes( block ).fieldId )
		).toEqual( [ 'First Name', 'captcha', 'same', 'same_2' ] );
	} );

	// FORM-2 FORM-34
	it.each( [
		[ 'Captcha', 'captcha_2' ],
		[ 'et_number', 'et_number_2' ],
		[ '  Größe & Höhe!', 'gr_e_h_he' ],
		[ '名前', 'field' ],
	] )(
		'labelled %s is named %s, like on the server',
		async ( label, name ) => {
			const block = field( { label } );
			const editor = await open( block );
			expect( editor.attributes( block ).fieldId ).toBe( name );
		}
	);

	it( 'has its options written as a list', async () => {
		const block = field( {
			type: 'radio',
			label: 'Which?',
			options: [ { label: 'A', value: 'a' }, { label: 'C' } ],
		} );
		const editor = await open( block );
		fireEvent.keyDown( await option( 1 ), { key: 'Enter' } );
		expect( document.activeElement ).toBe( await option( 2 ) );
		fireEvent.change( await option( 2 ), { target: { value: 'B' } } );
		expect( editor.attributes( block ).options ).toEqual( [
			{ label: 'A', value: 'a' },
			{ label: 'B' },
			{ label: 'C' },
		] );
		fireEvent.change( await option( 2 ), { target: { value: '' } } );
		fireEvent.keyDown( await option( 2 ), { key: 'Backspace' } );
		expect( editor.attributes( block ).options ).toEqual( [
			{ label: 'A', value: 'a' },
			{ label: 'C' },
		] );
		expect( document.activeElement ).toBe( await option( 1 ) );
	} );

	// FIELD-1 FIELD-6
	it( 'has the words of a consent written beside its box, and a name of its own', async () => {
		const block = field( {
			type: 'consent',
			wording: 'I <a href="/privacy/">agree</a>.',
		} );
		const editor = await open( block );
		const words = screen.getByRole( 'textbox', {
			name: 'Consent text',
		} );
		expect( words.textContent ).toBe( 'I agree.' );
		expect( words.querySelector( 'a' ) ).toBeTruthy();
		expect( editor.attributes( block ).fieldId ).toBe( 'consent' );
	} );

	// FIELD-1
	it.each( [
		[ {}, 'Hidden from visitors. Set its value in the sidebar.' ],
		[ { defaultValue: 'a' }, 'Hidden from visitors. Sends “a”.' ],
		[
			{ parameter: 'p' },
			'Hidden from visitors. Sends the URL parameter ?p=.',
		],
		[
			{ defaultValue: 'a', parameter: 'p' },
			'Hidden from visitors. Sends the URL parameter ?p=, or “a” if it is missing.',
		],
	] )( 'says of a hidden field %j what it sends', async ( own, text ) => {
		await open( field( { type: 'hidden', label: 'Source', ...own } ) );
		expect( screen.getByText( text ) ).toBeTruthy();
		expect( screen.queryByText( '*' ) ).toBeNull();
	} );

	it( 'never loses its last option', async () => {
		const block = field( {
			type: 'checkbox',
			label: 'Which?',
			options: [ { label: '' } ],
		} );
		const editor = await open( block );
		fireEvent.keyDown( await option( 1 ), { key: 'Backspace' } );
		expect( editor.attributes( block ).options ).toHaveLength( 1 );
	} );

	// FIELD-140
	it( 'has its label selected once it is new, so that typing replaces it', async () => {
		const editor = await open();
		const selection = ( block: Block ) => editor.selection( block );
		const fresh = field( { type: 'email', label: 'Email' } );
		await editor.insert( fresh );
		expect( selection( fresh ) ).toEqual( [ 0, 5 ] );
		const known = field( { label: 'Name', fieldId: 'name' } );
		await editor.insert( known );
		expect( selection( known ) ).not.toEqual( [ 0, 4 ] );
	} );

	// FIELD-140
	it( 'has its first options selected once they are clicked, and no others', async () => {
		const block = field( {
			type: 'radio',
			label: 'Which?',
			options: [ { label: 'First option' }, { label: 'Red' } ],
		} );
		const editor = await open( block );
		await editor.select( block );
		const selected = async ( number: number ): Promise< number > => {
			const input = ( await option( number ) ) as HTMLInputElement;
			const select = jest.spyOn( input, 'select' );
			await act( async () => input.focus() );
			return select.mock.calls.length;
		};
		const [ sample, own ] = [ await selected( 1 ), await selected( 2 ) ];
		expect( [ sample, own ] ).toEqual( [ 1, 0 ] );
	} );

	// FIELD-15
	it( 'gets another option by a button, once it is selected', async () => {
		const block = field( {
			type: 'radio',
			label: 'Which?',
			options: [ { label: 'A' } ],
		} );
		const editor = await open( block );
		await option( 1 );
		expect( screen.queryByText( 'Add option' ) ).toBeNull();
		await editor.select( block );
		fireEvent.click( screen.getByText( 'Add option' ) );
		expect( editor.attributes( block ).options ).toEqual( [
			{ label: 'A' },
			{ label: '' },
		] );
		expect( document.activeElement ).toBe( await option( 2 ) );
	} );
} );
