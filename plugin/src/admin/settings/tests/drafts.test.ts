import type { SettingsSection } from '@brolga/contracts';
import { formOf } from '../../../../../tests/support/settings-forms';
import { isDirty, reduce, type SectionState, type State } from '../drafts';

const section = (
	more: Partial< SettingsSection > = {}
): SettingsSection => ( {
	id: 'mail',
	title: 'Mail',
	version: '0000000000000001',
	values: { name: 'Fern', list: [ 'a' ] },
	secrets: { password: true },
	locked: {},
	...formOf( 'mail' ),
	...more,
} );

const loaded = (): State =>
	reduce( [], {
		type: 'loaded',
		sections: [ section(), section( { id: 'privacy' } ) ],
	} );

const change = ( state: State, name: string, value: unknown ): State =>
	reduce( state, { type: 'changed', id: 'mail', name, value } );

const mail = ( state: State ): SectionState => {
	const found = state.find( ( { stored } ) => stored.id === 'mail' );
	if ( ! found ) {
		throw new Error( 'The section went astray.' );
	}
	return found;
};

describe( 'what is changed on the screen', () => {
	it( 'is a draft of its section alone', () => {
		const state = change( loaded(), 'name', 'Fig' );
		expect( state.map( isDirty ) ).toEqual( [ true, false ] );
		expect( mail( state ).draft ).toEqual( { name: 'Fig' } );
	} );

	it( 'is none when it is what is stored', () => {
		const state = change( loaded(), 'name', 'Fig' );
		expect( isDirty( mail( change( state, 'name', 'Fern' ) ) ) ).toBe(
			false
		);
		expect( isDirty( mail( change( state, 'list', [ 'a' ] ) ) ) ).toBe(
			true
		);
	} );

	it( 'holds secrets, whose stored value nobody knows (OUTBOX-17)', () => {
		const state = change( loaded(), 'password', '' );
		expect( mail( state ).draft ).toEqual( { password: '' } );
		expect(
			isDirty( mail( change( state, 'password', undefined ) ) )
		).toBe( false );
	} );

	it( 'goes when it is discarded or saved', () => {
		const state = change( loaded(), 'name', 'Fig' );
		expect( reduce( state, { type: 'discarded' } ) ).toEqual( loaded() );
		const saved = section( { values: { name: 'Fig', list: [ 'a' ] } } );
		expect(
			mail( reduce( state, { type: 'saved', section: saved } ) )
		).toMatchObject( { stored: saved, draft: {} } );
	} );

	it( 'stays when it is refused, until it is changed', () => {
		const state = reduce( change( loaded(), 'name', '' ), {
			type: 'refused',
			id: 'mail',
			refusal: {
				message: 'Look again.',
				errors: [ { field: 'name', message: 'Enter a name.' } ],
			},
		} );
		expect( mail( state ) ).toMatchObject( {
			draft: { name: '' },
			error: 'Look again.',
			errors: { name: 'Enter a name.' },
		} );
		expect( mail( change( state, 'name', 'x' ) ).errors ).toEqual( {} );
	} );

	it( 'stands on top of what somebody else has saved', () => {
		const current = section( {
			version: '0000000000000002',
			values: { name: 'Oak', list: [ 'b' ] },
		} );
		const state = reduce(
			change( change( loaded(), 'name', 'Fig' ), 'list', [ 'b' ] ),
			{
				type: 'refused',
				id: 'mail',
				refusal: { message: 'Changed.', current, by: 'Ann' },
			}
		);
		expect( mail( state ) ).toMatchObject( {
			stored: current,
			draft: { name: 'Fig' },
			conflict: { by: 'Ann', theirs: [ 'name', 'list' ] },
		} );
	} );
} );
