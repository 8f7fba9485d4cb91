/**
 * Search among the settings: what it costs a screen that is not searched.
 */
import { act, render } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import type { State } from '../drafts';
import { useSearch } from '../search-box';

test( 'is not drawn again for changes that find nothing else', () => {
	let drawn = 0;
	const Screen = ( { state }: { readonly state: State } ) => {
		const root = useRef< HTMLDivElement >( null );
		useSearch( root, '', state );
		drawn++;
		return <div ref={ root } />;
	};
	const { rerender } = render( <Screen state={ [] } /> );
	for ( let changes = 0; changes < 5; changes++ ) {
		act( () => rerender( <Screen state={ [] } /> ) );
	}
	expect( drawn ).toBe( 6 );
} );
