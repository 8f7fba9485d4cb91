/** AB-169 */
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
					brolgaGoal: '12',
				} ),
			] ),
		] ),
		variant( 1, [
			block( 'core/button', { text: 'Get a quote', brolgaGoal: '12-2' } ),
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
