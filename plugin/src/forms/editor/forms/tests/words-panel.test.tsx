/** FORM-43: what is said as long as the owner says nothing. */
import { ERRORS } from '@brolga/contracts';
import { usualWords } from '../words-panel';

test( 'the panel shows what forms say (FORM-43)', () => {
	const words = usualWords();
	expect( Object.keys( words ) ).not.toEqual( [] );
	for ( const [ key, text ] of Object.entries( words ) ) {
		expect( text ).toBe( ERRORS[ key as keyof typeof words ].message );
	}
} );
