/**
 * A contact form in the editor.
 */
import {
	InnerBlocks,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
	getBlockType,
	getBlockVariations,
	registerBlockType,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import fieldMetadata from '../../form-field/block.json';
import metadata from '../block.json';
import { variations } from '../variations';

const group = ( name: string, innerBlocks: Block[] = [] ): Block =>
	createBlock( name, {}, innerBlocks );
const form = ( uid: string ): Block =>
	createBlock( 'brolga/contact-form', { uid }, [
		createBlock( 'brolga/form-field', { fieldId: 'name', label: 'Name' } ),
	] );

/** Opens blocks in an editor; what can be done there. */
const open = async ( ...blocks: Block[] ) => {
	const registry = await openEditor( ...blocks );
	const actions = registry.dispatch( blockEditorStore );
	return {
		uid: ( { clientId }: Block ): unknown =>
			registry.select( blockEditorStore ).getBlockAttributes( clientId )
				?.uid,
		attributes: ( {
			clientId,
		}: Block ): Readonly< Record< string, unknown > > | null =>
			registry.select( blockEditorStore ).getBlockAttributes( clientId ),
		title: ( { clientId }: Block ): unknown =>
			registry.select( blockEditorStore ).getBlockAttributes( clientId )
				?.title,
		update: ( { clientId }: Block, changes: object ) =>
			act( async () => {
				await actions.updateBlockAttributes( clientId, changes );
			} ),
		types: ( { clientId }: Block ): unknown[] =>
			registry
				.select( blockEditorStore )
				.getBlocks( clientId )
				.map( ( { attributes } ) => attributes.type ),
		select: ( { clientId }: Block ) =>
			act( async () => {
				await actions.selectBlock( clientId );
			} ),
		insert: ( block: Block ) =>
			act( async () => {
				await actions.insertBlock( block );
			} ),
	};
};

describe( 'the contact form in the editor', () => {
	beforeAll( async () => {
		declareBlocks( fieldMetadata, metadata );
		// A synced pattern's block holds its content like any container.
		for ( const name of [ 'core/group', 'core/block' ] ) {
			registerBlockType( name, {
				apiVersion: 3,
				title: name,
				category: 'text',
				attributes: {},
				edit: () => <InnerBlocks />,
				save: () => <InnerBlocks.Content />,
			} as unknown as BlockConfiguration );
		}
		await import( '../../form-field/index' );
		await import( '../index' );
	} );

	// BLOCK-22
	it( 'is registered with an example and forms to start from', () => {
		const type = getBlockType( 'brolga/contact-form' );
		expect( type?.example ).toBeDefined();
		expect(
			getBlockVariations( 'brolga/contact-form' )?.map(
				( { name } ) => name
			)
		).toEqual( [ 'contact', 'enquiry', 'quote' ] );
	} );

	// FORM-2 BLOCK-25
	it.each( variations )(
		'the $name form names its fields, each differently',
		( { innerBlocks } ) => {
			const names = createBlocksFromInnerBlocksTemplate(
				innerBlocks as unknown as Parameters<
					typeof createBlocksFromInnerBlocksTemplate
				>[ 0 ]
			).map( ( { attributes } ) => attributes.fieldId );
			expect( names ).not.toContain( '' );
			expect( new Set( names ).size ).toBe( names.length );
		}
	);

	it( 'starts with name, email, message and a button', async () => {
		await open( createBlock( 'brolga/contact-form' ) );
		expect(
			screen
				.getAllByRole( 'textbox', { name: 'Label' } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Your name', 'Email', 'Message' ] );
		expect(
			screen.getByRole( 'textbox', { name: 'Button' } )
		).toBeTruthy();
	} );

	// FIELD-15
	it( 'gets a field by “Add after” of its last one, and no paragraph (FORM-490)', async () => {
		const block = form( 'a1b2c3d4' );
		const registry = await openEditor( block );
		const names = () =>
			registry
				.select( blockEditorStore )
				.getBlocks( block.clientId )
				.map( ( { name, attributes } ) =>
					String( attributes.type ?? name )
				);
		await act( async () => {
			await (
				registry.dispatch( blockEditorStore ) as unknown as {
					insertAfterBlock: ( clientId: string ) => unknown;
				}
			 ).insertAfterBlock( block.innerBlocks[ 0 ]?.clientId ?? '' );
		} );
		expect( names() ).toEqual( [ 'input', 'input' ] );
	} );

	it( 'asks of which type another field shall be', async () => {
		const block = form( 'a1' );
		const editor = await open( block );
		expect( screen.queryByText( 'Add field' ) ).toBeNull();
		await editor.select( block );
		fireEvent.click( screen.getByText( 'Add field' ) );
		expect( editor.types( block ) ).toEqual( [ 'input' ] );
		expect( await screen.findAllByRole( 'menuitem' ) ).toHaveLength(
			fieldMetadata.attributes.type.enum.length
		);
		await act( async () => {
			fireEvent.click(
				screen.getByRole( 'menuitem', { name: 'Radio buttons' } )
			);
		} );
		expect( editor.types( block ) ).toEqual( [ 'input', 'radio' ] );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
		// The new field is selected, and the next one as near as before.
		expect( screen.getByText( 'Add field' ) ).toBeTruthy();
	} );

	it( 'says what the marks mean where something is required', async () => {
		const block = form( 'a1' );
		const editor = await open( block );
		expect( screen.getByText( /^Fields marked with \*/ ) ).toBeTruthy();
		const [ field ] = block.innerBlocks;
		await editor.update( field ?? block, { required: false } );
		await waitFor( () =>
			expect( screen.queryByText( /^Fields marked with \*/ ) ).toBeNull()
		);
	} );

	// COND-15
	it( 'notes under a field when it is shown, and where it never is', async () => {
		const rules = ( ...asked: string[] ) => ( {
			relation: 'all',
			rules: asked.map( ( id ) => [ id, 'is', 'Jo' ] ),
		} );
		const field = (
			fieldId: string,
			label: string,
			conditions = rules()
		) => createBlock( 'brolga/form-field', { fieldId, label, conditions } );
		await open(
			createBlock( 'brolga/contact-form', { uid: 'c1' }, [
				field( 'name', 'Name' ),
				field( 'age', 'Age', rules( 'name' ) ),
				field( 'a', 'A', rules( 'b' ) ),
				field( 'b', 'B', rules( 'a' ) ),
				field( 'c', 'C', rules( 'gone' ) ),
			] )
		);
		expect( await screen.findAllByText( /^Shown when/ ) ).toHaveLength( 4 );
		expect( screen.getByText( 'Shown when Name is “Jo”.' ) ).toBeTruthy();
		expect( screen.getByText( /A → B → A/ ).className ).toMatch(
			'is-flawed'
		);
		expect(
			screen.getByText( /no longer has a field named “gone”/ )
		).toBeTruthy();
	} );

	// CAPTCHA-9
	it( 'shows the sum only where it is asked', async () => {
		const block = form( 'a1' );
		const editor = await open( block );
		expect( screen.queryByText( /3 \+ 4/ ) ).toBeNull();
		await editor.update( block, { captcha: true } );
		expect( await screen.findByText( /3 \+ 4/ ) ).toBeTruthy();
	} );

	// FORM-67
	it( 'asks what it is called when it is inserted, and only while it is worked on', async () => {
		const [ block, kept ] = [ form( '' ), form( 'kept' ) ];
		const editor = await open( block, kept );
		const asked = () =>
			screen.queryByRole( 'textbox', { name: 'Form name' } );
		expect( asked() ).toBeNull();
		await editor.select( block.innerBlocks[ 0 ] ?? block );
		const field = await screen.findByRole( 'textbox', {
			name: 'Form name',
		} );
		// Who goes there selects the form.
		await act( async () => field.focus() );
		await act( async () => {
			fireEvent.change( field, { target: { value: 'Repairs' } } );
		} );
		expect( editor.title( block ) ).toBe( 'Repairs' );
		// It stays while it is written.
		await waitFor( () =>
			expect( asked() ).toHaveProperty( 'value', 'Repairs' )
		);
		expect(
			document.getElementById(
				asked()?.getAttribute( 'aria-describedby' ) ?? ''
			)?.textContent
		).toMatch( /Leave empty to use the page’s title/ );
		await editor.select( kept );
		await waitFor( () => expect( asked() ).toBeNull() );
	} );

	// FORM-67
	it( 'proposes a name that says what it is for', async () => {
		expect(
			variations.map( ( { attributes } ) => attributes?.title ?? '' )
		).toEqual( [ '', 'Enquiry', 'Quote request' ] );
		const block = createBlock(
			'brolga/contact-form',
			variations[ 2 ]?.attributes
		);
		const editor = await open( block );
		await editor.select( block );
		expect(
			await screen.findByRole( 'textbox', { name: 'Form name' } )
		).toHaveProperty( 'value', 'Quote request' );
	} );

	// FORM-49
	it( 'gets an identity that the server takes, once', async () => {
		const block = form( '' );
		const kept = form( 'kept' );
		const editor = await open( block, kept );
		expect( editor.uid( block ) ).toMatch( /^[a-z0-9]{8}$/ );
		expect( editor.uid( kept ) ).toBe( 'kept' );
	} );

	// FORM-49
	it( 'gets an identity of its own as a copy, and the first keeps its own', async () => {
		const first = form( 'a1' );
		const copy = form( 'a1' );
		const editor = await open( first );
		await editor.insert( copy );
		expect( editor.uid( first ) ).toBe( 'a1' );
		expect( editor.uid( copy ) ).toMatch( /^(?!a1$)[a-z0-9]{8}$/ );
	} );

	// FORM-90
	it( 'gets a name of its own as a copy, and keeps what else it is told', async () => {
		const named = ( uid: string, title: string ): Block =>
			createBlock( 'brolga/contact-form', {
				uid,
				title,
				recipient: 'jo@example.com',
			} );
		const first = named( 'a1', 'Get a quote' );
		const [ copy, another ] = [
			named( 'a1', 'Get a quote' ),
			named( 'a1', 'Get a quote' ),
		];
		const editor = await open( first, form( 'b1' ) );
		await editor.insert( copy );
		await editor.insert( another );
		const unnamed = form( 'b1' );
		await editor.insert( unnamed );
		expect( [ first, copy, another, unnamed ].map( editor.title ) ).toEqual(
			[ 'Get a quote', 'Get a quote 2', 'Get a quote 3', '' ]
		);
		expect( editor.attributes( copy ) ).toMatchObject( {
			recipient: 'jo@example.com',
		} );
	} );

	// BLOCK-60
	it( 'gets an anchor of its own as a copy, and keeps what is typed', async () => {
		const anchored = ( anchor: string ): Block =>
			createBlock( 'brolga/contact-form', { uid: anchor, anchor } );
		const first = anchored( 'ask' );
		const copies = [ anchored( 'ask' ), anchored( 'ask' ) ] as const;
		const editor = await open( first, anchored( 'call' ) );
		await editor.insert( copies[ 0 ] );
		await editor.insert( copies[ 1 ] );
		const anchors = () =>
			[ first, ...copies ].map(
				( block ) => editor.attributes( block )?.anchor
			);
		expect( anchors() ).toEqual( [ 'ask', 'ask-2', 'ask-3' ] );
		await editor.update( copies[ 1 ], { anchor: 'call' } );
		expect( anchors() ).toEqual( [ 'ask', 'ask-2', 'call' ] );
	} );

	// FORM-49 FORM-59
	it( 'leaves the first of two that were saved with one identity as it is', async () => {
		const [ first, second ] = [ form( 'a1' ), form( 'a1' ) ];
		const editor = await open( first, second );
		expect( editor.uid( first ) ).toBe( 'a1' );
		expect( editor.uid( second ) ).toMatch( /^(?!a1$)[a-z0-9]{8}$/ );
	} );

	// FORM-49
	it( 'stays one form where one synced pattern is shown twice', async () => {
		const first = form( 'a1' );
		const second = form( 'a1' );
		const editor = await open(
			group( 'core/block', [ first ] ),
			group( 'core/block', [ second ] )
		);
		expect( [ editor.uid( first ), editor.uid( second ) ] ).toEqual( [
			'a1',
			'a1',
		] );
	} );

	it( 'is made of a group, with fields where it has none', () => {
		const [ bare ] =
			switchToBlockType( group( 'core/group' ), 'brolga/contact-form' ) ??
			[];
		expect( bare?.innerBlocks ).toHaveLength( 3 );
		const [ full ] =
			switchToBlockType(
				group( 'core/group', form( 'a1' ).innerBlocks ),
				'brolga/contact-form'
			) ?? [];
		expect( full?.innerBlocks ).toHaveLength( 1 );
	} );

	it( 'becomes a group of what it holds besides its fields', () => {
		const block = createBlock( 'brolga/contact-form', {}, [
			...form( 'a1' ).innerBlocks,
			group( 'core/group' ),
		] );
		const [ made ] = switchToBlockType( block, 'core/group' ) ?? [];
		expect( made?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'core/group',
		] );
		expect( switchToBlockType( form( 'a1' ), 'core/group' ) ).toBeNull();
	} );
} );
