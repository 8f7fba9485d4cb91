/**
 * Where a success leads, in the editor.
 */
import { render, screen, within } from '@testing-library/react';
import { LinkPanel } from '../../../../effects/editor/effects/link-panel';
import { RedirectFields, RedirectUrl } from '../redirect-fields';
import { isFollowed, takenVariables } from '../redirect-flaw';

/** The word beside the field; what is said aloud stands elsewhere. */
const warning = (): HTMLElement | null =>
	screen.queryByText( /Visitors are not redirected to this URL/, {
		selector: '.components-notice__content',
	} );

const draw = ( url: string ): void => {
	render(
		<RedirectUrl label="Go to" url={ url } onChange={ () => undefined } />
	);
};

// The same addresses as in FormPostActionTest.
const UNSAFE = [
	'//evil.example',
	'https:evil.example',
	'\\\\evil.example',
	'/\\evil.example',
	'/\\/evil.example',
	'/\t/evil.example',
	`${ 'javascript' }:alert(1)`,
	'data:text/html,x',
	'https://good.example@evil.example/',
	'https://good.example:x@evil.example',
	'https://evil.example\r\nX: y',
	'ftp://example.com/',
	'thank-you',
	'http://',
];

describe( 'the address of a redirect', () => {
	// FORM-33 FORM-62
	it.each( UNSAFE )( 'is known not to be followed: %j', ( url ) => {
		expect( isFollowed( url ) ).toBe( false );
	} );

	// FORM-33 FORM-62
	it.each( [
		'/thank-you/',
		' /thank-you/?a=1#b ',
		'https://example.com',
		'HTTPS://example.com:8443/grüße',
		'/',
	] )( 'is known to be followed: %j', ( url ) => {
		expect( isFollowed( url ) ).toBe( true );
	} );

	// FORM-261
	it.each( [
		[ '/thank-you/?m=1&day=3&ref=partner', [ 'm', 'day' ] ],
		[ 'https://site.example/thanks?post_type=post', [ 'post_type' ] ],
		[ '/thank-you/?name=Sam&email=a@b.example', [] ],
		[ '/?s=fern', [] ],
		[ 'https://site.example/?page_id=7', [] ],
		[ 'https://other.example/thanks?m=1', [] ],
		[ 'https://', [] ],
		[ '', [] ],
	] )( 'has variables of WordPress’: %j', ( url, names ) => {
		expect( takenVariables( url, 'https://site.example/' ) ).toEqual(
			names
		);
	} );

	// FORM-261
	it( 'comes with a warning when WordPress reads a part of it', () => {
		draw( '/thank-you/?m=1&w=2' );
		expect(
			screen.getByText( /uses (?:w, m|m, w) in URLs/, {
				selector: '.components-notice__content',
			} )
		).toBeTruthy();
	} );

	// FORM-62
	it( 'comes with a warning when visitors are not led there', () => {
		draw( 'thank-you' );
		expect( warning() ).toBeTruthy();
	} );

	// FORM-62
	it.each( [ '', '/thank-you/' ] )( 'is otherwise fine: %j', ( url ) => {
		draw( url );
		expect( warning() ).toBeNull();
	} );

	// FORM-66
	it( 'is a field named by the label that stands above it', () => {
		draw( '' );
		expect( screen.getByRole( 'combobox', { name: 'Go to' } ) ).toBe(
			screen.getByLabelText( 'Go to' )
		);
		render(
			<LinkPanel settings={ { url: '/a' } } onChange={ jest.fn() } />
		);
		expect(
			screen.getByRole( 'combobox', { name: 'Block link URL' } )
		).toHaveProperty( 'value', '/a' );
	} );

	// FORM-66
	it( 'has its values in a group that is named', () => {
		render(
			<RedirectFields
				help=""
				url="/thank-you/"
				query={ [ 'email' ] }
				onChange={ jest.fn() }
			/>
		);
		const group = screen.getByRole( 'group', { name: 'Add to the URL' } );
		expect( within( group ).getAllByRole( 'checkbox' ) ).toHaveLength( 5 );
	} );
} );
