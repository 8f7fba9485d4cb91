import { waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { register, setValues } from '../source';

jest.mock( '@wordpress/api-fetch' );

const fetched = jest.mocked( apiFetch );

// Details that are still on their way.
fetched.mockReturnValue( new Promise( () => undefined ) );

const SAVED = {
	name: '',
	phone: '0113 496 0142',
	email: '',
	address: '',
	hours: [],
	links: { phone: '', email: '' },
	mayEdit: true,
	settings: '/settings',
	problems: [] as string[],
};

/** What core-data’s types leave out. */
const core = () => ( {
	...( dispatch( coreStore ) as unknown as Record<
		'saveEditedEntityRecord' | 'receiveEntityRecords',
		( ...args: unknown[] ) => Promise< unknown >
	> ),
	dirty: () =>
		(
			select( coreStore ) as unknown as {
				__experimentalGetDirtyEntityRecords: () => unknown[];
			}
		 ).__experimentalGetDirtyEntityRecords(),
} );

const type = ( newValue: string ) =>
	setValues( {
		dispatch: dispatch as never,
		bindings: { content: { args: { key: 'phone' }, newValue } },
	} );

const save = async ( answer: Partial< typeof SAVED > ) => {
	fetched.mockResolvedValueOnce( { ...SAVED, ...answer } );
	await core().saveEditedEntityRecord( 'brolga', 'business', undefined );
};

const told = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content, type: kind, actions } ) => [
			content,
			kind,
			actions?.[ 0 ] && 'url' in actions[ 0 ] && actions[ 0 ].url,
		] );

beforeAll( register );

it( 'asks for the details at once, which came with the page (BLOCK-490)', async () => {
	await waitFor( () =>
		expect( fetched ).toHaveBeenCalledWith(
			expect.objectContaining( { path: '/brolga/v1/business' } )
		)
	);
} );

it( 'is named before saving, and a wrong number holds up no page and is told until it is right (BLOCK-440)', async () => {
	await core().receiveEntityRecords( 'brolga', 'business', SAVED );
	type( 'call me' );
	expect( core().dirty() ).toMatchObject( [ { title: 'Business details' } ] );

	await save( { problems: [ '“call me” was not saved.' ] } );
	expect( core().dirty() ).toEqual( [] );
	expect( told() ).toEqual( [
		[ '“call me” was not saved.', 'default', '/settings' ],
	] );

	type( '0113\u00a0496 0143' );
	await save( { phone: '0113 496 0143' } );
	expect( fetched.mock.lastCall?.[ 0 ] ).toMatchObject( {
		data: { phone: '0113 496 0143' },
	} );
	expect( told() ).toEqual( [] );
} );
