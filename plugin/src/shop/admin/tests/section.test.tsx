import apiFetch from '@wordpress/api-fetch';
import { act, render, screen } from '@testing-library/react';
import { SettingsScreen } from '../../../admin/settings/screen';

jest.mock( '@wordpress/api-fetch' );

const SHOP = {
	id: 'shop',
	title: 'Shop',
	version: '0000000000000001',
	values: { abn: '', gst_suffix: true, classic_filters: true },
	secrets: {},
	locked: {},
	fields: [],
};

afterEach( () => document.body.replaceChildren() );

it.each( [
	[ 'AU', true, true ],
	[ 'NZ', false, true ],
	[ 'GB', false, false ],
	[ '', false, false ],
] )(
	'asks a shop in “%s” for taxes of its own alone (SHOP-342)',
	async ( country, hasAbn, hasGst ) => {
		jest.mocked( apiFetch ).mockResolvedValue( [ SHOP ] );
		window.history.replaceState(
			null,
			'',
			'/?page=brolga-settings&section=shop'
		);
		const container = document.createElement( 'div' );
		container.id = 'brolga-settings';
		container.dataset.shop = country;
		document.body.append( container );
		await act(
			async () => void render( <SettingsScreen />, { container } )
		);
		expect(
			screen.queryByLabelText( 'Filters in classic product lists' )
		).not.toBeNull();
		expect( screen.queryByLabelText( 'ABN' ) !== null ).toBe( hasAbn );
		expect(
			screen.queryByLabelText( 'Say whether prices include GST' ) !== null
		).toBe( hasGst );
	}
);
