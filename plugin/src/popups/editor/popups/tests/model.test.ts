import { designOf } from '../designs';
import {
	applies,
	DESIGNS,
	OPENS,
	isSelector,
	keepsButton,
	type PopupMeta,
} from '../model';
import { popup } from './popup';

describe( 'which settings of a popup mean something (POPUP-16)', () => {
	const seen = ( change: Partial< PopupMeta > ): string[] => {
		const meta = popup( change );
		return ( Object.keys( meta ) as ( keyof PopupMeta )[] ).filter(
			( name ) => ! applies( meta, name )
		);
	};

	it.each( [
		[ 'trigger_on_none', true ],
		[ 'trigger_on_load', false ],
		[ 'addon_song', false ],
	] )( 'how often it opens, with %s', ( trigger, isHidden ) => {
		expect(
			seen( { trigger_event: trigger } ).includes( 'popup_perodicity' )
		).toBe( isHidden );
	} );

	it( 'hours only where it waits for hours', () => {
		const automatic = popup( { trigger_event: 'trigger_on_load' } );
		expect( seen( automatic ) ).toContain( 'periodicity_cookie' );
		expect(
			seen( { ...automatic, popup_perodicity: 'hours' } )
		).not.toContain( 'periodicity_cookie' );
	} );

	it( 'a click beside it only where something is beside it', () => {
		expect( seen( {} ) ).not.toContain( 'close_overlay_click' );
		expect( seen( { brolga_position: 'fullscreen' } ) ).toContain(
			'close_overlay_click'
		);
		expect( seen( { clickable_under_overlay: 'on' } ) ).toContain(
			'close_overlay_click'
		);
	} );

	it( 'the place of a button only where there is one', () => {
		expect( seen( { hide_close_button: 'on' } ) ).toEqual(
			expect.arrayContaining( [
				'close_btn_position',
				'close_btn_outside',
			] )
		);
	} );
} );

describe( 'the close button that stays (POPUP-33)', () => {
	it.each< [ Partial< PopupMeta >, boolean ] >( [
		[ {}, false ],
		[ { hide_close_button: 'on' }, false ],
		[ { hide_close_button: 'on', close_overlay_click: 'off' }, true ],
		[ { hide_close_button: 'on', brolga_position: 'fullscreen' }, true ],
		[ { hide_close_button: 'on', clickable_under_overlay: 'on' }, true ],
		[
			{
				hide_close_button: 'on',
				close_overlay_click: 'off',
				closing_css_selector: '.x',
			},
			false,
		],
	] )( '%j: %s', ( change, expected ) => {
		expect( keepsButton( popup( change ) ) ).toBe( expected );
	} );
} );

describe( 'selectors (POPUP-32)', () => {
	it.each( [
		[ '', true ],
		[ '.open, #offer > a', true ],
		[ 'a[href', false ],
		[ '..x', false ],
	] )( '%j: %s', ( selector, expected ) => {
		expect( isSelector( selector ) ).toBe( expected );
	} );
} );

describe( 'designs (POPUP-42)', () => {
	const bar = 'brolga/popup-bar';

	it( 'set the position when they come, and only then', () => {
		expect( designOf( [ [ 'a', bar ] ], undefined ) ).toBeUndefined();
		expect( designOf( [ [ 'a', bar ] ], new Set( [ 'a' ] ) ) ).toBe(
			undefined
		);
		expect( designOf( [ [ 'a', bar ] ], new Set() ) ).toEqual( {
			clientId: 'a',
			settings: DESIGNS[ bar ],
			opens: OPENS[ bar ],
		} );
		expect( designOf( [ [ 'a', 'theme/hero' ] ], new Set() ) ).toBe(
			undefined
		);
	} );

	it( 'come by themselves once where they are there for that (POPUP-422)', () => {
		for ( const [ pattern, opens ] of Object.entries( OPENS ) ) {
			expect( DESIGNS ).toHaveProperty( [ pattern ] );
			expect( opens ).toMatchObject( {
				trigger_event: 'trigger_on_load',
				popup_perodicity: 'once',
			} );
		}
		expect(
			designOf( [ [ 'a', 'brolga/popup-modal' ] ], new Set() )?.opens
		).toBeUndefined();
	} );

	it( 'are six, each with a place', () => {
		expect( Object.keys( DESIGNS ) ).toHaveLength( 6 );
		for ( const design of Object.values( DESIGNS ) ) {
			expect( design.brolga_position ).toBeDefined();
		}
	} );
} );
