/**
 * What a sign-up asks beside name and address, in the browser.
 */
import { customFields } from '..';

const WORDS = {
	asked: 'Asked: %s.',
	dropped: 'Dropped: %s.',
};

const field = (
	id: string,
	type: string,
	control: string,
	extra = ''
): string => `
	<div data-brolga-field="${ id }" data-id="own-${ id }" data-type="${ type }"
		data-required_mark="required" data-label="The ${ id }" ${ extra }>
		${ control }
		<p id="${ id }-error" data-brolga-error="Fill me in." hidden></p>
	</div>`;

const find = < Found extends HTMLElement = HTMLInputElement >(
	selector: string
): Found => document.querySelector( selector ) as Found;

const load = ( ...fields: string[] ) => {
	document.body.innerHTML = `<form>${ fields.join( '' ) }<p data-brolga-status></p></form>`;
	return customFields(
		find< HTMLFormElement >( 'form' ),
		WORDS,
		new AbortController().signal
	);
};

const SUBURB = field( 'suburb', 'input', '<input name="suburb">' );
const TOPICS = field(
	'topics',
	'checkbox',
	'<fieldset><input type="checkbox" value="a"><input type="checkbox" value="b"></fieldset>'
);
const FRIEND = field(
	'friend',
	'email',
	'<input name="friend" type="email">',
	`data-brolga-concealed data-brolga-relation="all" data-brolga-conditions='[["suburb","is","Bulimba"]]'`
);

describe( 'custom fields', () => {
	// NEWS-4 FORM-9 FORM-10 FORM-12
	it( 'asks for what is missing, and marks it', async () => {
		const custom = await load( SUBURB, TOPICS );
		find( '[name="suburb"]' ).value = 'The suburb ';
		expect( custom.missing() ).toEqual( [ 'The suburb', 'The topics' ] );
		expect( find( '#suburb-error' ).textContent ).toBe( 'Fill me in.' );
		expect( find( '[name="suburb"]' ).getAttribute( 'aria-invalid' ) ).toBe(
			'true'
		);
		find( '[name="suburb"]' ).value = 'New Farm';
		find( '[value="b"]' ).checked = true;
		expect( custom.missing() ).toEqual( [] );
		expect( find( '#suburb-error' ).hidden ).toBe( true );
	} );

	// COND-1 COND-9 COND-16 NEWS-5
	it( 'asks conditional fields when their rules match, and reports the others by the owner’s ids', async () => {
		const custom = await load( SUBURB, FRIEND );
		const friend = find( '[data-brolga-field="friend"]' );
		find( '[name="suburb"]' ).value = 'New Farm';
		expect( friend.hidden ).toBe( true );
		expect( find( '[name="friend"]' ).disabled ).toBe( true );
		expect( custom.missing() ).toEqual( [] );
		expect( custom.hidden() ).toEqual( [ 'own-friend' ] );
		find( '[name="suburb"]' ).value = 'Bulimba';
		expect( custom.missing() ).toEqual( [ 'The friend' ] );
		expect( friend.hidden ).toBe( false );
		expect( custom.hidden() ).toEqual( [] );
	} );

	it( 'does not ask for what need not be filled in', async () => {
		const custom = await load(
			SUBURB.replace( '"required"', '"not_required"' )
		);
		expect( custom.missing() ).toEqual( [] );
	} );
} );
