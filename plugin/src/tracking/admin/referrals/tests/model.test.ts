import { linkOf } from '../model';

const HOME = 'https://example.com/shop/';

describe( 'a partner’s link (TRACK-25)', () => {
	it.each( [
		[ '', 'Anna', 'https://example.com/shop/?ref=Anna' ],
		[
			'',
			' Anna  Müller ',
			'https://example.com/shop/?ref=Anna+M%C3%BCller',
		],
		[ '', 'anna+b', 'https://example.com/shop/?ref=anna%2Bb' ],
		[ '/contact/', 'a&b', 'https://example.com/shop/contact/?ref=a%26b' ],
		[
			'contact/?a=1#form',
			'Анна',
			'https://example.com/shop/contact/?a=1&ref=%D0%90%D0%BD%D0%BD%D0%B0#form',
		],
		[ 'https://example.com/x/', 'Anna', 'https://example.com/x/?ref=Anna' ],
		[ '/?ref=Ben', 'Anna', 'https://example.com/shop/?ref=Anna' ],
	] )( 'leads to %p for %p', ( page, typed, link ) => {
		const made = linkOf( HOME, page, 'ref', typed );
		expect( made?.link ).toBe( link );
		// Whoever follows it is kept by the name that is shown.
		expect( new URL( link ).searchParams.get( 'ref' ) ).toBe( made?.name );
	} );

	it.each( [
		[ '', ' ' ],
		[ 'https://other.example/', 'Anna' ],
		[ 'https://', 'Anna' ],
		[ 'javascript:alert(1)', 'Anna' ],
	] )( 'is none for %p and %p', ( page, typed ) => {
		expect( linkOf( HOME, page, 'ref', typed ) ).toBeUndefined();
	} );
} );
