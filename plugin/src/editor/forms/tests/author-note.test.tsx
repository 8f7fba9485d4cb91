/**
 * What an author reads whose form's mails do not count.
 */
import { createReduxStore, register } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import { AuthorNote } from '../author-note';

const editor: { author: unknown } = { author: undefined };

// FORM-63 LEAD-41
describe( 'the note on whose word counts', () => {
	beforeAll( () =>
		register(
			createReduxStore( 'core/editor', {
				reducer: () => ( {} ),
				selectors: {
					getEditorSettings: () => ( {
						brolgaFormAuthor: editor.author,
					} ),
				},
			} )
		)
	);

	it.each( [
		[ false, false, /emails, redirects and retention/ ],
		[ true, false, /go to the site’s own address/ ],
	] )( 'is there (%s, %s)', ( decides, receives, words ) => {
		editor.author = { decides, receives };
		render( <AuthorNote /> );
		expect( screen.getAllByText( words ).length ).toBeGreaterThan( 0 );
	} );

	it.each( [ { decides: true, receives: true }, undefined ] )(
		'is not there for %o',
		( author ) => {
			editor.author = author;
			const { container } = render( <AuthorNote /> );
			expect( container.innerHTML ).toBe( '' );
		}
	);
} );
