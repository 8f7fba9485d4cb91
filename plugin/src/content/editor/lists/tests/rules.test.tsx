import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { getQueryArg } from '@wordpress/url';
import type { List, Query } from '../list';
import { Settings } from '../list-panels';

jest.mock( '@wordpress/api-fetch' );
// Its own test draws it: here it would need a whole editor.
jest.mock( '../card-panel', () => ( { CardPanel: () => null } ) );
const ask = jest.mocked( apiFetch );

const FIELDS = [
	{ id: 'post:title', label: 'Title', kind: 'text', open: false },
	{ id: 'meta:price', label: 'Price', kind: 'number', open: false },
	{ id: 'meta:day', label: 'Day', kind: 'text', open: true },
	{ id: 'meta:sold', label: 'Sold', kind: 'boolean', open: false },
];

let kept: Query = {};

const Panels = ( { query }: { readonly query: Query } ) => {
	const [ now, change ] = useState( query );
	kept = now;
	return (
		<Settings
			clientId="list"
			attributes={ { query: now } }
			setAttributes={ ( { query: next } ) => change( next ) }
		/>
	);
};

const open = async ( brolgaList?: List ) => {
	render(
		<Panels
			query={ {
				postType: 'event',
				...( brolgaList && { brolgaList } ),
			} }
		/>
	);
	await act( () => jest.runAllTimersAsync() );
};

const choose = ( label: string, value: string, index = 0 ) => {
	const control = screen.getAllByLabelText( label )[ index ];
	if ( control ) {
		fireEvent.change( control, { target: { value } } );
	}
};

describe( 'the settings of a list', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		ask.mockReset().mockResolvedValue( { fields: FIELDS, problems: [] } );
	} );
	afterEach( () => {
		cleanup();
		jest.useRealTimers();
	} );

	it( 'are its field, how its values are compared, and a direction in its words (BLOG-892)', async () => {
		await open();
		choose( 'Sort by field', 'meta:day' );
		choose( 'Sort as', 'date' );
		expect( screen.queryByText( 'Latest first' ) ).not.toBeNull();
		choose( 'Direction', 'desc' );
		expect( kept.brolgaList?.sort ).toEqual( {
			field: 'meta:day',
			as: 'date',
			order: 'desc',
		} );
		choose( 'Sort by field', '' );
		expect( kept.brolgaList?.sort ).toBeUndefined();
		expect( kept.postType ).toBe( 'event' );
	} );

	it( 'are conditions, whose comparison and value follow their field (BLOG-893)', async () => {
		await open();
		fireEvent.click( screen.getByText( 'Add condition' ) );
		expect( kept.brolgaList?.rules ).toEqual( [
			{ field: 'meta:price', is: 'is', value: '' },
		] );
		choose( 'Comparison', 'less' );
		choose( 'Value', '500' );
		expect( kept.brolgaList?.rules?.[ 0 ] ).toMatchObject( {
			is: 'less',
			value: '500',
		} );
		choose( 'Field', 'meta:day' );
		expect( kept.brolgaList?.rules?.[ 0 ]?.is ).toBe( 'is' );
		choose( 'Compare as', 'date' );
		expect( kept.brolgaList?.rules?.[ 0 ]?.value ).toBe( 'today' );
		choose( 'Comparison', 'at-least' );
		choose( 'Day', '' );
		choose( 'Date', '2027-01-31' );
		expect( kept.brolgaList?.rules ).toEqual( [
			{
				field: 'meta:day',
				as: 'date',
				is: 'at-least',
				value: '2027-01-31',
			},
		] );
		choose( 'Field', 'meta:sold' );
		expect( kept.brolgaList?.rules?.[ 0 ]?.is ).toBe( 'set' );
		expect( screen.queryByLabelText( 'Value' ) ).toBeNull();
	} );

	it( 'are five conditions at most, all or any of them, and each can be removed (BLOG-893 BLOG-896)', async () => {
		await open( {
			rules: [ 1, 2, 3, 4 ].map( ( value ) => ( {
				field: 'meta:price',
				is: 'not',
				value: String( value ),
			} ) ),
		} );
		fireEvent.click( screen.getByText( 'Add condition' ) );
		expect( screen.queryByText( 'Add condition' ) ).toBeNull();
		choose( 'Posts must meet', 'any' );
		expect( kept.brolgaList?.match ).toBe( 'any' );
		fireEvent.click( screen.getByLabelText( 'Remove condition 2' ) );
		expect( kept.brolgaList?.rules?.map( ( { value } ) => value ) ).toEqual(
			[ '1', '3', '4', '' ]
		);
	} );

	it( 'are checked by the server, whose complaints are shown, and keep a field that is gone (BLOG-896)', async () => {
		ask.mockResolvedValue( {
			fields: FIELDS,
			problems: [ 'Condition 1 is ignored.' ],
		} );
		const list = { rules: [ { field: 'meta:gone', is: 'set' } ] };
		await open( list );
		expect(
			screen.getAllByText( 'Condition 1 is ignored.' ).length
		).toBeGreaterThan( 0 );
		expect( screen.getByLabelText( 'Field' ) ).toHaveProperty(
			'value',
			'meta:gone'
		);
		const { path = '' } = ask.mock.calls[ 0 ]?.[ 0 ] ?? {};
		expect( getQueryArg( path, 'type' ) ).toBe( 'event' );
		expect( decodeURIComponent( path ) ).toContain(
			'list[rules][0][field]=meta:gone'
		);
	} );

	it( 'say what to do where the fields cannot be had, or the page decides (BLOG-890 BLOG-896)', async () => {
		ask.mockRejectedValue( new Error( 'offline' ) );
		await open();
		expect(
			screen.getAllByText( /^The fields could not be loaded/ ).length
		).toBeGreaterThan( 0 );
		cleanup();
		render( <Panels query={ { inherit: true } } /> );
		expect(
			screen.queryByText( /set its query type to Custom/ )
		).not.toBeNull();
		expect( screen.queryByLabelText( 'Sort by field' ) ).toBeNull();
	} );
} );
