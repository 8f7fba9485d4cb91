import apiFetch from '@wordpress/api-fetch';
import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { SlotFillProvider } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import { settled } from '../../../../tests/support/view';
import panel from '../../menu-panel/block.json';
import type { MenuAttributes } from '../../../src/contracts/attributes';
import metadata from '../block.json';
import { MenuSelect, Settings } from '../panels';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), {
		setFetchHandler: jest.fn(),
		use: jest.fn(),
	} ),
} ) );

describe( 'a menu in the editor', () => {
	beforeAll( async () => {
		jest.mocked( apiFetch ).mockImplementation( async ( { path } ) =>
			path?.includes( 'block-renderer' )
				? { rendered: '<nav>The site’s own menu</nav>' }
				: []
		);
		declareBlocks( metadata, panel );
		registerBlockType( 'core/navigation', {
			apiVersion: 3,
			title: 'Navigation',
			category: 'theme',
			attributes: {
				ref: { type: 'integer' },
				ariaLabel: { type: 'string' },
				overlayMenu: { type: 'string' },
				submenuVisibility: { type: 'string' },
				layout: { type: 'object' },
			},
		} as unknown as BlockConfiguration );
		await import( '../index' );
	} );

	it( 'has an example and four designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/menu' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'mobile',
			'slide-in',
			'fullscreen',
			'column',
		] );
	} );

	it( 'shows what the server prints (MENU-8)', async () => {
		await openEditor( createBlock( 'brolga/menu', { ref: 7 } ) );
		await act( () => settled( 400 ) );
		expect( screen.getByText( 'The site’s own menu' ) ).toBeTruthy();
		expect( jest.mocked( apiFetch ) ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: '/wp/v2/block-renderer/brolga/menu?context=edit',
				data: {
					attributes: expect.objectContaining( { ref: 7 } ) as object,
				},
			} )
		);
	} );

	it.each( [
		[ 'narrow', 'row', true ],
		[ 'never', 'row', false ],
		[ 'narrow', 'column', false ],
	] )(
		'has the room beside its neighbours where it folds: %s, %s (MENU-20)',
		async ( collapse, layout, isFolding ) => {
			await openEditor(
				createBlock( 'brolga/menu', { collapse, layout } )
			);
			await act( () => settled( 400 ) );
			expect(
				document
					.querySelector( '[data-type="brolga/menu"]' )
					?.classList.contains( 'is-folding' )
			).toBe( isFolding );
		}
	);

	it.each( [
		[ 0, 2, true ],
		[ 7, 2, false ],
		[ 0, 1, false ],
	] )(
		'says whether a menu has to be chosen (%p) where there are several (%p) (MENU-400)',
		async ( ref, count, isTold ) => {
			const attributes = { ref } as MenuAttributes;
			const menus = [ 7, 8 ].slice( 0, count ).map( ( id ) => ( {
				id,
				title: { rendered: `Menu ${ id }` },
			} ) );
			const registry = createRegistry();
			registry.register(
				createReduxStore( coreStore.name, {
					reducer: () => ( {} ),
					selectors: { getEntityRecords: () => menus },
				} )
			);
			const { container } = render(
				<RegistryProvider value={ registry }>
					<SlotFillProvider>
						<MenuSelect
							attributes={ attributes }
							setAttributes={ jest.fn() }
						/>
					</SlotFillProvider>
				</RegistryProvider>
			);
			expect( container.textContent?.includes( 'none is chosen' ) ).toBe(
				isTold
			);
		}
	);

	it( 'makes a menu of links to the pages, not of a list that grows (MENU-430)', async () => {
		const content = '<!-- wp:home-link {"label":"Home"} /-->';
		jest.mocked( apiFetch ).mockImplementationOnce( async ( { path } ) =>
			path === '/brolga/v1/menu-of-pages' ? { content } : {}
		);
		const saved = jest.fn< object, unknown[] >( () => ( {
			type: 'SAVED',
		} ) );
		const registry = createRegistry();
		registry.register(
			createReduxStore( coreStore.name, {
				reducer: () => ( {} ),
				actions: { saveEntityRecord: saved },
				selectors: { getEntityRecords: () => [] },
			} )
		);
		render(
			<RegistryProvider value={ registry }>
				<SlotFillProvider>
					<Settings
						attributes={ { ref: 0 } as MenuAttributes }
						setAttributes={ jest.fn() }
					/>
				</SlotFillProvider>
			</RegistryProvider>
		);
		await act( async () => {
			screen.getByText( 'Create a menu from your pages' ).click();
			await settled( 50 );
		} );
		expect( saved.mock.calls[ 0 ]?.[ 2 ] ).toMatchObject( { content } );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect( serialize( createBlock( 'brolga/menu', { ref: 7 } ) ) ).toBe(
			'<!-- wp:brolga/menu {"ref":7} /-->'
		);
	} );

	it( 'is made of core’s navigation and becomes it again (BLOCK-25)', () => {
		const core = {
			ref: 7,
			ariaLabel: 'Footer',
			overlayMenu: 'never',
			submenuVisibility: 'click',
			layout: { type: 'flex', orientation: 'vertical' },
		};
		const [ made ] =
			switchToBlockType(
				createBlock( 'core/navigation', core ),
				'brolga/menu'
			) ?? [];
		expect( made?.attributes ).toMatchObject( {
			ref: 7,
			label: 'Footer',
			collapse: 'never',
			layout: 'column',
			openOn: 'click',
		} );
		const [ back ] = made
			? ( switchToBlockType( made, 'core/navigation' ) ?? [] )
			: [];
		expect( back?.attributes ).toEqual( core );
	} );
} );
