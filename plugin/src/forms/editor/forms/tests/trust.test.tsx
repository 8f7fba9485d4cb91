/**
 * What those read and cannot change who may not manage leads.
 */
import { createReduxStore, register } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import { NotificationPanel } from '../notification-panel';
import { RedirectUrl } from '../redirect-fields';
import { Entrusted, TrustNote } from '../trust';

const editor: { trust: unknown } = { trust: undefined };

const field = (): HTMLElement => {
	render(
		<Entrusted>
			<input aria-label="Send to" />
		</Entrusted>
	);
	return screen.getByLabelText( 'Send to' );
};

// FORM-420 FORM-421 LEAD-41
describe( 'whose word counts', () => {
	beforeAll( () =>
		register(
			createReduxStore( 'core/editor', {
				reducer: () => ( {} ),
				selectors: {
					getEditorSettings: () => ( {
						brolgaFormTrust: editor.trust,
					} ),
				},
			} )
		)
	);

	it.each( [
		[
			{ decides: false, waits: false },
			/^Only people who can manage leads/,
		],
		[
			{ decides: false, waits: true },
			/^Only people who can manage leads/,
		],
		[ { decides: true, waits: true }, /are not in effect until/ ],
	] )( 'is said for %o', ( trust, words ) => {
		editor.trust = trust;
		render( <TrustNote /> );
		expect( screen.getAllByText( words ).length ).toBeGreaterThan( 0 );
	} );

	it.each( [ { decides: true, waits: false }, undefined ] )(
		'is not said for %o',
		( trust ) => {
			editor.trust = trust;
			const { container } = render( <TrustNote /> );
			expect( container.innerHTML ).toBe( '' );
		}
	);

	it( 'locks what is not theirs', () => {
		editor.trust = { decides: false, waits: false };
		expect( field().closest( '[inert]' ) ).not.toBeNull();
	} );

	it.each( [
		[ 'office@example.org', /Leave empty to send to office@example\.org/ ],
		[ '', /Leave empty to use the site’s default/ ],
	] )(
		'names “%s” as where messages go without recipients (FORM-440)',
		( usual, help ) => {
			editor.trust = { decides: true, waits: false, usual };
			render(
				<NotificationPanel
					clientId="form"
					values={ {
						recipient: '',
						silent: false,
						subject: '',
						body: '',
						attachFiles: false,
					} }
					onChange={ () => {} }
				/>
			);
			expect( screen.getByText( help ) ).toBeTruthy();
		}
	);

	it( 'leaves to others what is', () => {
		editor.trust = { decides: true, waits: false };
		expect( field().closest( '[inert]' ) ).toBeNull();
	} );

	it.each( [
		[ 'https://elsewhere.example/', 1 ],
		[ '/thank-you/', 0 ],
		[ `${ window.location.origin }/thank-you/`, 0 ],
		[ '', 0 ],
	] )( 'says of a redirect to %s whether it is kept', ( url, notes ) => {
		editor.trust = { decides: false, waits: false };
		const { container } = render(
			<RedirectUrl label="Go to" url={ url } onChange={ () => {} } />
		);
		expect(
			container.textContent?.match( /to another website/g ) ?? []
		).toHaveLength( notes );
	} );
} );
