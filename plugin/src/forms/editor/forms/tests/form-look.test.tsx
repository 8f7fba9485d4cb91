/**
 * The look of a form: its panels, and what the canvas shows of it.
 */
import { createBlock, type Block } from '@wordpress/blocks';
import { BlockEditorProvider } from '@wordpress/block-editor';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	within,
} from '@testing-library/react';
import { useState } from '@wordpress/element';
import { declareBlocks } from '../../../../../../tests/support/block-editor';
import formMetadata from '../../../../../blocks/contact-form/block.json';
import fieldMetadata from '../../../../../blocks/form-field/block.json';
import { painted, type FormLook } from '../form-look';
import { FormLookFields } from '../form-look-fields';
import {
	columnsOf,
	keptColor,
	pickedColor,
	pixelsOf,
	widthIn,
} from '../form-look-model';

describe( 'the look of a form in the canvas (FORM-880)', () => {
	it( 'is nothing where the owner chose nothing', () => {
		expect( painted( {} ) ).toEqual( {} );
	} );

	it( 'is told by custom properties and classes', () => {
		expect(
			painted( {
				label: '#123456',
				fieldBackground: 'accent2',
				fieldShadow: 'float',
				buttonBorderWidth: '2px',
				buttonText: 'rgb(1,2,3)',
				buttonWidth: 'full',
				columns: 2,
			} )
		).toEqual( {
			className: 'brolga-look is-columns-2 is-button-full',
			style: {
				'--brolga-label': '#123456',
				'--brolga-field-background':
					'var(--wp--preset--color--accent-2)',
				'--brolga-field-shadow': 'var(--wp--preset--shadow--float)',
				'--brolga-button-border-width': '2px',
				'--brolga-button-text': 'rgb(1,2,3)',
			},
		} );
	} );
} );

describe( 'what the panel knows', () => {
	const palette = [ { slug: 'primary', color: '#1f5b45' } ];

	it.each( [
		[ '12px', 12 ],
		[ '0.5rem', 8 ],
		[ '2em', 32 ],
		[ '3vw', undefined ],
		[ undefined, undefined ],
	] )( 'reads %s as %s pixels', ( length, pixels ) => {
		expect( pixelsOf( length ) ).toBe( pixels );
	} );

	it( 'keeps colors of the palette by their slugs (FORM-880)', () => {
		expect( keptColor( '#1f5b45', palette ) ).toBe( 'primary' );
		expect( keptColor( '#ffffff', palette ) ).toBe( '#ffffff' );
		expect( pickedColor( 'primary', palette ) ).toBe( '#1f5b45' );
		expect( pickedColor( '#ffffff', palette ) ).toBe( '#ffffff' );
	} );

	it( 'tells columns by the widths of fields (FORM-884)', () => {
		const field = ( type: string, width: string ) => ( { type, width } );
		expect( columnsOf( [] ) ).toBe( 1 );
		expect(
			columnsOf( [ field( 'email', 'full' ), field( 'text', 'full' ) ] )
		).toBe( 1 );
		expect(
			columnsOf( [ field( 'email', 'half' ), field( 'text', 'full' ) ] )
		).toBe( 2 );
		expect(
			columnsOf( [ field( 'email', 'half' ), field( 'tel', 'third' ) ] )
		).toBeUndefined();
		expect( widthIn( { type: 'consent' }, 2 ) ).toBe( 'full' );
		expect( widthIn( { type: 'date' }, 2 ) ).toBe( 'half' );
		expect( widthIn( { type: 'date' }, 1 ) ).toBe( 'full' );
	} );
} );

const SETTINGS = {
	colors: [ { slug: 'primary', name: 'Primary', color: '#1f5b45' } ],
	__experimentalFeatures: {
		color: {
			custom: true,
			palette: {
				theme: [
					{ slug: 'primary', name: 'Primary', color: '#1f5b45' },
				],
			},
		},
		shadow: {
			defaultPresets: false,
			presets: {
				theme: [ { slug: 'float', name: 'Float', shadow: '0 0 9px' } ],
				default: [ { slug: 'deep', name: 'Deep', shadow: '0 0 1px' } ],
			},
		},
	},
};

describe( 'the panels of a look', () => {
	let kept: FormLook = {};

	beforeAll( async () => {
		declareBlocks( formMetadata, fieldMetadata );
		await import( '../../../../../blocks/contact-form/index' );
		await import( '../../../../../blocks/form-field/index' );
	} );

	beforeEach( () => {
		kept = {};
	} );

	afterEach( cleanup );

	const field = ( type: string, width: string ): Block =>
		createBlock( 'brolga/form-field', { type, width, label: type } );

	const open = async ( props: object = {}, start: FormLook = {} ) => {
		const form = createBlock( 'brolga/contact-form', {}, [
			field( 'email', 'full' ),
			field( 'text', 'half' ),
		] );
		let blocks: readonly Block[] = [ form ];
		const Edited = () => {
			const [ look, setLook ] = useState( start );
			return (
				<FormLookFields
					clientId={ form.clientId }
					look={ look }
					onChange={ ( next ) => {
						kept = next;
						setLook( next );
					} }
					{ ...props }
				/>
			);
		};
		await act( async () => {
			render(
				<BlockEditorProvider
					value={ [ form ] }
					settings={ SETTINGS as object }
					onChange={ ( next: Block[] ) => {
						blocks = next;
					} }
				>
					<Edited />
				</BlockEditorProvider>
			);
		} );
		return {
			widths: () =>
				blocks[ 0 ]?.innerBlocks.map(
					( { attributes } ) => attributes.width as string
				),
		};
	};

	it( 'set lengths, shadow and width, and take them back (FORM-880)', async () => {
		await open();
		const sliders = screen.getAllByRole( 'slider', {
			name: 'Radius (px)',
		} );
		expect( sliders ).toHaveLength( 2 );
		fireEvent.change( sliders[ 0 ] as HTMLElement, {
			target: { value: '12' },
		} );
		expect( kept ).toEqual( { fieldRadius: '12px' } );
		const shadow = screen.getAllByLabelText( 'Shadow' )[ 1 ] as HTMLElement;
		expect(
			within( shadow )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Default', 'Float' ] );
		fireEvent.change( shadow, { target: { value: 'float' } } );
		fireEvent.change( screen.getByLabelText( 'Width' ), {
			target: { value: 'full' },
		} );
		expect( kept ).toEqual( {
			fieldRadius: '12px',
			buttonShadow: 'float',
			buttonWidth: 'full',
		} );
		fireEvent.change( shadow, { target: { value: '' } } );
		fireEvent.change( screen.getByLabelText( 'Width' ), {
			target: { value: '' },
		} );
		expect( kept ).toEqual( { fieldRadius: '12px' } );
	} );

	it( 'set the widths of all fields (FORM-884)', async () => {
		const form = await open();
		const columns = screen.getByLabelText< HTMLSelectElement >( 'Columns' );
		expect( columns.selectedOptions[ 0 ]?.text ).toBe( 'Custom' );
		await act( async () => {
			fireEvent.change( columns, { target: { value: '2' } } );
		} );
		expect( form.widths() ).toEqual( [ 'half', 'full' ] );
		expect( columns.value ).toBe( '2' );
		await act( async () => {
			fireEvent.change( columns, { target: { value: '1' } } );
		} );
		expect( form.widths() ).toEqual( [ 'full', 'full' ] );
		expect( kept ).toEqual( {} );
	} );

	it( 'tell a sign-up’s own fields as well (FORM-884)', async () => {
		const form = await open( { isSignup: true } );
		const columns = screen.getByLabelText< HTMLSelectElement >( 'Columns' );
		expect( columns.selectedOptions[ 0 ]?.text ).toBe( 'As many as fit' );
		await act( async () => {
			fireEvent.change( columns, { target: { value: '2' } } );
		} );
		expect( kept ).toEqual( { columns: 2 } );
		expect( form.widths() ).toEqual( [ 'half', 'full' ] );
		fireEvent.change( columns, { target: { value: '' } } );
		expect( kept ).toEqual( {} );
	} );

	it( 'have a button alone where there are no fields', async () => {
		await open( { hasFields: false } );
		expect( screen.queryByLabelText( 'Columns' ) ).toBeNull();
		expect( screen.getAllByLabelText( 'Shadow' ) ).toHaveLength( 1 );
	} );

	const warnings = () =>
		document.querySelectorAll( '.block-editor-contrast-checker' );

	it( 'warn of words that are hard to read (FORM-883)', async () => {
		await open(
			{},
			{ buttonText: '#777777', buttonBackground: 'primary' }
		);
		expect( warnings() ).toHaveLength( 1 );
		cleanup();
		await open(
			{},
			{ buttonText: '#ffffff', buttonBackground: 'primary' }
		);
		expect( warnings() ).toHaveLength( 0 );
	} );
} );
