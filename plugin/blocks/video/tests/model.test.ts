import { reduce } from '../model';

const idle = { started: false, told: false };

describe( 'a video', () => {
	it( 'starts once (VIDEO-1)', () => {
		const pressed = reduce( idle, 'press' );
		expect( pressed.effects ).toEqual( [ 'start' ] );
		expect( reduce( pressed.state, 'press' ).effects ).toEqual( [] );
	} );

	it( 'is told of once, when it plays (VIDEO-10)', () => {
		const played = reduce( { started: true, told: false }, 'play' );
		expect( played.effects ).toEqual( [ 'uncover', 'tell' ] );
		expect( reduce( played.state, 'play' ).effects ).toEqual( [] );
	} );

	it( 'may be started by something else, and then needs no press', () => {
		const { state } = reduce( idle, 'play' );
		expect( reduce( state, 'press' ).effects ).toEqual( [] );
	} );
} );
