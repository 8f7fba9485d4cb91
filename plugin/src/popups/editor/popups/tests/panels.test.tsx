/**
 * The settings of a popup in the sidebar of its document.
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import type { PopupMeta } from '../model';
import { DocumentSidebar } from '../../../../../../tests/support/wordpress-editor';
import { declareBlocks } from '../../../../../../tests/support/block-editor';
import { popup, triggers } from './popup';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn( () => Promise.resolve( [] ) ),
} ) );
import { PopupPanels } from '../panels';

const editPost = jest.fn();
const state: { type: string; meta: PopupMeta } = {
	type: 'brolga_popup',
	meta: popup(),
};

/** A store of the editor, as far as the panels ask it. */
const storeOf = ( name: string, selectors: object, actions = {} ): void =>
	register(
		createReduxStore( name, {
			reducer: ( before: object = {} ) => before,
			selectors: selectors as Record< string, () => unknown >,
			actions,
		} )
	);
const types = [
	{ slug: 'page', name: 'Pages', viewable: true },
	{ slug: 'brolga_popup', name: 'Popups', viewable: true },
	{ slug: 'wp_block', name: 'Patterns', viewable: false },
];
storeOf(
	'core/editor',
	{
		getCurrentPostType: () => state.type,
		getEditedPostAttribute: () => state.meta,
		getEditorSettings: () => ( { brolgaPopupTriggers: triggers } ),
	},
	{
		editPost: ( edits: object ) => {
			editPost( edits );
			return { type: 'EDIT' };
		},
	}
);
storeOf( 'core', { getPostTypes: () => types } );

const show = ( change: Parameters< typeof popup >[ 0 ] = {} ) => {
	state.meta = popup( change );
	return render(
		<DocumentSidebar>
			<PopupPanels />
		</DocumentSidebar>
	);
};

const WEEK = { popup_perodicity: 'hours', periodicity_cookie: 168 };

const panels = (): ( string | null )[] =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );

describe( 'a design that is put into a popup (POPUP-42, BLOCK-141)', () => {
	it( 'brings its settings, and is then the popup’s own', async () => {
		declareBlocks();
		const { insertBlocks } = dispatch( blockEditorStore );
		const design = createBlock( 'core/paragraph', {
			metadata: { name: 'Bar', patternName: 'brolga/popup-bar' },
		} );
		show();
		editPost.mockClear();
		await act( () => insertBlocks( [ design ] ) );
		expect( editPost ).toHaveBeenCalledWith( {
			meta: expect.objectContaining( {
				brolga_position: 'top',
			} ) as unknown,
		} );
		expect(
			select( blockEditorStore ).getBlockAttributes( design.clientId )
		).toEqual( { metadata: { name: 'Bar' } } );
	} );
} );

describe( 'the panels of a popup (POPUP-16)', () => {
	beforeEach( () => {
		editPost.mockClear();
		state.type = 'brolga_popup';
	} );

	it( 'are not there where something else is edited', () => {
		state.type = 'page';
		show();
		expect( panels() ).toEqual( [] );
	} );

	it( 'are grouped by what they are about', () => {
		show( { trigger_event: 'trigger_on_load' } );
		expect( panels() ).toEqual( [
			'Trigger',
			'Frequency',
			'Targeting',
			'Appearance',
			'Closing',
			'Tab',
		] );
	} );

	it( 'say nothing of how often where a click opens it', () => {
		show();
		expect( panels() ).not.toContain( 'Frequency' );
	} );

	it( 'store a choice, a number and a switch by their names', () => {
		show( { trigger_event: 'trigger_on_load' } );
		fireEvent.change( screen.getByRole( 'combobox', { name: 'Trigger' } ), {
			target: { value: 'trigger_on_exit' },
		} );
		fireEvent.change( screen.getByLabelText( 'Open after (seconds)' ), {
			target: { value: '999999' },
		} );
		fireEvent.click(
			screen.getByRole( 'checkbox', { name: 'Close button' } )
		);
		expect( editPost.mock.calls ).toEqual( [
			[ { meta: { trigger_event: 'trigger_on_exit' } } ],
			[ { meta: { trigger_delay_start: 100000 } } ],
			[ { meta: { hide_close_button: 'on' } } ],
		] );
	} );

	it.each( [
		[ 'trigger_on_load', {}, { trigger_delay_start: 5, ...WEEK } ],
		[ 'trigger_on_exit', {}, WEEK ],
		[ 'addon_song', {}, WEEK ],
		[ 'trigger_on_exit', { popup_perodicity: 'once' }, {} ],
		[ 'trigger_on_load', { trigger_delay_start: 2 }, WEEK ],
		[ 'trigger_on_load', { trigger_delay_end: 3 }, WEEK ],
		[ 'trigger_on_load', { trigger_event: 'trigger_on_exit' }, {} ],
		[ 'trigger_on_none', { trigger_event: 'trigger_on_exit' }, {} ],
	] )(
		'let %s open it no more than once a week, unless something is set: %j (POPUP-600)',
		( trigger, before, expected ) => {
			show( before );
			fireEvent.change(
				screen.getByRole( 'combobox', { name: 'Trigger' } ),
				{ target: { value: trigger } }
			);
			expect( editPost ).toHaveBeenCalledWith( {
				meta: { trigger_event: trigger, ...expected },
			} );
		}
	);

	it( 'warn where it opens on every page, and only there (POPUP-601)', () => {
		const told = () =>
			screen.queryAllByText( /again on every page/ ).length;
		const { unmount } = show( { trigger_event: 'trigger_on_load' } );
		expect( told() ).toBeGreaterThan( 0 );
		unmount();
		show( { trigger_event: 'trigger_on_load', popup_perodicity: 'once' } );
		expect(
			document.querySelector( '.components-notice.is-warning' )
		).toBeNull();
	} );

	// POPUP-16 EXT-4
	it.each( [
		[ 'trigger_on_none', [] ],
		[
			'trigger_on_load',
			[ 'Open after (seconds)', 'Close after (seconds)' ],
		],
		[ 'trigger_on_scroll', [ 'Scrolled by', 'Measured in' ] ],
		[ 'trigger_on_exit', [ 'On touch screens, too' ] ],
		[ 'trigger_on_inactivity', [ 'Seconds without activity' ] ],
		[ 'addon_song', [ 'Word' ] ],
	] )( 'show the settings of %s and no other trigger’s', ( trigger, own ) => {
		show( { trigger_event: trigger } );
		const shown = triggers
			.flatMap( ( { controls } ) => controls )
			.map( ( { label } ) => label )
			.filter( ( label ) => screen.queryByLabelText( label ) );
		expect( shown ).toEqual( own );
	} );

	it( 'store the settings of triggers by their names (EXT-4)', () => {
		const { unmount } = show( { trigger_event: 'trigger_on_scroll' } );
		const scrolled = screen.getByLabelText( 'Scrolled by' );
		expect( scrolled ).toHaveProperty( 'max', '100' );
		fireEvent.change( scrolled, { target: { value: '500' } } );
		fireEvent.change( screen.getByLabelText( 'Measured in' ), {
			target: { value: 'px' },
		} );
		unmount();
		show( { trigger_event: 'addon_song' } );
		fireEvent.change( screen.getByLabelText( 'Word' ), {
			target: { value: 'la' },
		} );
		expect( editPost.mock.calls ).toEqual( [
			[ { meta: { onscroll_offset: 100 } } ],
			[ { meta: { onscroll_offset_units: 'px' } } ],
			[ { meta: { addon_word: 'la' } } ],
		] );
	} );

	it( 'keep what would be markup out of a selector, and say what is none', () => {
		show( { custom_selector: 'a[href' } );
		expect(
			screen.getByText(
				'This is not a CSS selector. Write one such as .open-popup or #offer.'
			)
		).not.toBeNull();
		fireEvent.change(
			screen.getByLabelText( 'Also open by clicking (CSS selector)' ),
			{ target: { value: '<b>{x}' } }
		);
		expect( editPost ).toHaveBeenCalledWith( {
			meta: { custom_selector: 'b>x' },
		} );
	} );

	it( 'ask for pages only where they are chosen, and keep the other conditions', () => {
		const { brolga_conditions: conditions } = popup();
		show();
		expect( screen.queryByLabelText( 'Homepage' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'Only these' ) );
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: { brolga_conditions: { ...conditions, show: 'chosen' } },
		} );
	} );

	it( 'offer types that visitors can see, but no popups', () => {
		show( {
			brolga_conditions: {
				...popup().brolga_conditions,
				show: 'chosen',
				user: 'out',
			},
		} );
		expect( screen.queryByLabelText( 'Popups' ) ).toBeNull();
		expect( screen.queryByLabelText( 'Patterns' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'Pages' ) );
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: {
				brolga_conditions: {
					...popup().brolga_conditions,
					show: 'chosen',
					types: [ 'page' ],
					user: 'out',
				},
			},
		} );
	} );

	it( 'ask on which devices it opens by itself, of those that have it (POPUP-17)', () => {
		const { brolga_conditions: conditions } = popup();
		const { unmount } = show( {
			trigger_event: 'trigger_on_load',
			dnxte_disable_tablet: 'on',
		} );
		const boxes = (): HTMLInputElement[] =>
			within(
				screen.getByRole( 'group', { name: 'Open automatically on' } )
			).getAllByRole( 'checkbox' );
		expect( boxes().map( ( { checked } ) => checked ) ).toEqual( [
			true,
			true,
		] );
		fireEvent.click( boxes()[ 1 ] as HTMLElement );
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: {
				brolga_conditions: { ...conditions, device: [ 'desktop' ] },
			},
		} );
		unmount();
		editPost.mockClear();
		show( {
			trigger_event: 'trigger_on_load',
			brolga_conditions: { ...conditions, device: [ 'phone' ] },
		} );
		// One is left.
		fireEvent.click( boxes()[ 2 ] as HTMLElement );
		expect( editPost ).not.toHaveBeenCalled();
		fireEvent.click( boxes()[ 0 ] as HTMLElement );
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: {
				brolga_conditions: {
					...conditions,
					device: [ 'desktop', 'phone' ],
				},
			},
		} );
	} );

	it( 'are no choice of devices where a click opens it', () => {
		show();
		expect(
			screen.queryByRole( 'group', { name: 'Open automatically on' } )
		).toBeNull();
	} );

	it( 'say why the button stays', () => {
		show( { hide_close_button: 'on', close_overlay_click: 'off' } );
		expect(
			screen.getAllByText( /The close button stays visible/ ).length
		).toBeGreaterThan( 0 );
	} );
} );
