/**
 * Which buttons the editor's canvas marks, by the theme's own script.
 */
import { render } from '@testing-library/react';
import * as compose from '@wordpress/compose';
import * as element from '@wordpress/element';
import * as hooks from '@wordpress/hooks';

interface Props {
	readonly className?: string;
	readonly name: string;
	readonly attributes?: Readonly< Record< string, unknown > >;
}

const Block = ( { className }: Props ): JSX.Element =>
	element.createElement( 'div', { className, 'data-block': '' } );

/** The class of a block's place in the canvas. */
function classOf( props: Props ): string {
	const Marked = hooks.applyFilters(
		'editor.BlockListBlock',
		Block
	) as typeof Block;
	const { container } = render( element.createElement( Marked, props ) );
	return container.querySelector( '[data-block]' )?.className ?? '';
}

const button = ( attributes: Props[ 'attributes' ] ): Props => ( {
	name: 'core/button',
	className: 'of-mine',
	attributes: { text: 'Book a visit', ...attributes },
} );

beforeAll( () => {
	Object.assign( window, { wp: { compose, element, hooks } } );
	jest.requireActual( '../../theme/assets/js/links.js' );
} );

it.each( [
	[ 'no link', {} ],
	[ 'an empty one', { url: '' } ],
	[ 'a style alone', { className: 'is-style-outline' } ],
] )(
	'marks a button with %s until it has one (THEME-36)',
	( _, attributes ) => {
		expect( classOf( button( attributes ) ) ).toBe(
			'of-mine leads-nowhere'
		);
		expect( classOf( button( { ...attributes, url: '/contact/' } ) ) ).toBe(
			'of-mine'
		);
	}
);

it.each( [
	[ 'a button of a form', button( { tagName: 'button' } ) ],
	[
		'a link from elsewhere',
		button( { metadata: { bindings: { url: {} } } } ),
	],
	[ 'what a script may know by its class', button( { className: 'opens' } ) ],
	[ 'what a script may know by its name', button( { anchor: 'opens' } ) ],
	[ 'a button that has no words yet', button( { text: '' } ) ],
	[ 'another block', { name: 'core/paragraph', className: 'of-mine' } ],
] )( 'leaves %s alone (THEME-36)', ( _, props ) => {
	expect( classOf( props ) ).toBe( 'of-mine' );
} );
