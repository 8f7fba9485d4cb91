/** AB-169 AB-600 AB-601 */
import { labelsOf } from '../goal-blocks';
import { candidatesOf, onlyOnes, wordsOf } from '../goal-candidates';
import type { Block } from '../stores';

let last = 0;
const block = (
	name: string,
	attributes: object = {},
	innerBlocks: readonly Block[] = []
): Block => ( {
	clientId: `b${ ++last }`,
	name,
	attributes: attributes as Block[ 'attributes' ],
	innerBlocks,
} );

const variant = ( number: number, inner: readonly Block[] ): Block =>
	block( 'brolga/variant', { number }, inner );

const PAGE = [
	block( 'brolga/experiment', {}, [
		variant( 0, [
			block( 'core/buttons', {}, [
				block( 'core/button', {
					text: '<strong>Book</strong> now',
					url: '/book/',
					brolgaGoal: '12',
				} ),
			] ),
		] ),
		variant( 1, [
			block( 'core/button', {
				text: 'Get a quote',
				url: '/quote/',
				brolgaGoal: '12-2',
			} ),
			block( 'brolga/contact-form', { title: 'Quote' } ),
		] ),
	] ),
	block( 'core/paragraph', { content: 'Only words' } ),
	block( 'core/paragraph', { content: 'See <a href="/blog/">the blog</a>' } ),
	block( 'core/paragraph', {
		content: '07 7010 0142',
		metadata: {
			bindings: {
				content: { source: 'brolga/business', args: { key: 'phone' } },
			},
		},
	} ),
	block( 'core/paragraph', {
		content: 'Monday to Friday',
		metadata: {
			bindings: {
				content: { source: 'brolga/business', args: { key: 'hours' } },
			},
		},
	} ),
	block( 'core/image', { href: '/work/', alt: 'A garden' } ),
	block( 'core/group', { brolgaLink: { url: '/' } } ),
	block( 'core/cover', { brolgaGoal: '12' } ),
	block( 'brolga/newsletter' ),
	block( 'woocommerce/product-button' ),
];

const told = ( goal: string ): string[] =>
	candidatesOf( PAGE, goal, '12' ).map(
		( { name, words, letter, goal: own } ) =>
			`${ letter }|${ name }|${ words }|${ own }`
	);

it( 'offers what can be pressed, each variant’s by its letter, and whatever is marked', () => {
	expect( told( 'click' ) ).toEqual( [
		'A|core/button|Book now|12',
		'B|core/button|Get a quote|12-2',
		'|core/paragraph|See the blog|',
		'|core/paragraph|07 7010 0142|',
		'|core/image|A garden|',
		'|core/group||',
		'|core/cover||12',
	] );
} );

it( 'offers forms for forms, and products for orders', () => {
	expect( told( 'form' ) ).toEqual( [
		'A|core/button|Book now|12',
		'B|brolga/contact-form|Quote|',
		'|core/cover||12',
		'|brolga/newsletter||',
	] );
	expect( told( 'shop' ).at( -1 ) ).toBe( '|woocommerce/product-button||' );
} );

it( 'chooses where there is no choice: one, or one in each variant (AB-440)', () => {
	const form = block( 'brolga/contact-form' );
	const inA = variant( 0, [ form ] );
	const inB = variant( 1, [ block( 'brolga/newsletter' ) ] );
	const only = ( ...page: readonly Block[] ): number =>
		onlyOnes( candidatesOf( page, 'form', '12' ) ).length;
	expect( only() ).toBe( 0 );
	expect( only( form ) ).toBe( 1 );
	expect( only( inA ) ).toBe( 1 );
	expect( only( inA, inB ) ).toBe( 2 );
	expect( only( form, form ) ).toBe( 0 );
	expect( only( form, inA ) ).toBe( 0 );
	expect( only( variant( 0, [ form, form ] ), inB ) ).toBe( 0 );
	expect( only( block( 'brolga/contact-form', { brolgaGoal: '12' } ) ) ).toBe(
		0
	);
} );

it( 'cuts long words', () => {
	expect( wordsOf( { content: 'word '.repeat( 20 ) } ) ).toBe(
		'word word word word word word word word…'
	);
	expect( wordsOf( {} ) ).toBe( '' );
} );

it( 'does not offer what visitors do not see for want of a link (AB-600)', () => {
	const offered = ( name: string, attributes: object ): number =>
		candidatesOf( [ block( name, attributes ) ], 'click', '12' ).length;
	const text = 'Call now';
	expect( offered( 'core/button', { text } ) ).toBe( 0 );
	expect(
		offered( 'core/button', { text, className: 'is-style-outline' } )
	).toBe( 0 );
	expect( offered( 'core/social-link', { service: 'facebook' } ) ).toBe( 0 );
	expect( offered( 'core/file', { fileName: 'Prices' } ) ).toBe( 0 );
	for ( const more of [
		{ url: '/' },
		{ tagName: 'button' },
		{ anchor: 'call' },
		{ className: 'open-offer is-style-outline' },
		{ metadata: { bindings: { url: { source: 'brolga/business' } } } },
		// What is the goal already can be taken back.
		{ brolgaGoal: '12' },
	] ) {
		expect( offered( 'core/button', { text, ...more } ) ).toBe( 1 );
	}
} );

it( 'tells those apart that would be called the same (AB-601)', () => {
	const book = (): Block =>
		block( 'core/button', { text: 'Book now', url: '/book/' } );
	expect(
		labelsOf(
			candidatesOf(
				[ book(), variant( 0, [ book() ] ), book(), book() ],
				'click',
				'12'
			)
		)
	).toEqual( [
		'core/button “Book now”',
		'A: core/button “Book now”',
		'core/button “Book now” (2)',
		'core/button “Book now” (3)',
	] );
} );
