import { callerIn, scanner } from '../model';

describe( 'a scanner of cookies (CONSENT-41)', () => {
	const by = 'https://example.com/tag.js';
	const who = () => by;

	it( 'takes cookies, and says whose they are', () => {
		const { cookies, setCookie, kept } = scanner( who );
		setCookie( '_ga=GA1.2.3; path=/; max-age=3600; Secure' );
		setCookie( ' pet = a=b ; expires=Fri, 01 Jan 2100 00:00:00 GMT' );
		setCookie( '_ga=GA1.2.4' );
		setCookie( 'visit=1; expires=never' );
		expect( cookies() ).toBe( '_ga=GA1.2.4; pet=a=b; visit=1' );
		expect( kept() ).toEqual( [
			{ name: '_ga', by },
			{ name: 'pet', by },
			{ name: 'visit', by },
		] );
	} );

	it( 'knows a cookie that is taken away from one that is set', () => {
		const { cookies, setCookie, kept } = scanner( who );
		setCookie( 'a=1' );
		setCookie( 'a=; Max-Age=0' );
		setCookie( 'b=; expires=Thu, 01 Jan 1970 00:00:00 GMT' );
		setCookie( 'c=1; max-age=-1; expires=Fri, 01 Jan 2100 00:00:00 GMT' );
		setCookie( 'd=1; MAX-AGE=60; expires=Thu, 01 Jan 1970 00:00:00 GMT' );
		setCookie( '' );
		expect( cookies() ).toBe( 'd=1' );
		// It was there, if not for long.
		expect( kept().map( ( { name } ) => name ) ).toEqual( [ 'a', 'd' ] );
	} );

	it( 'begins with the answer, which nobody has set, and with what the server sets', () => {
		const { cookies, kept } = scanner(
			who,
			[ 'PHPSESSID' ],
			'answer=v.1.='
		);
		expect( cookies() ).toBe( 'answer=v.1.=' );
		expect( kept() ).toEqual( [ { name: 'PHPSESSID', by: '' } ] );
	} );

	it( 'stands in for storage, by methods and by properties', () => {
		const { storage, kept } = scanner( who );
		const local = storage();
		local.setItem( 'one', '1' );
		local.two = '2';
		expect( [ local.getItem( 'one' ), local.two, local.length ] ).toEqual( [
			'1',
			'2',
			2,
		] );
		expect( Object.keys( local ) ).toEqual( [ 'one', 'two' ] );
		expect( [ local.key( 1 ), local.key( 2 ) ] ).toEqual( [ 'two', null ] );
		expect( 'two' in local ).toBe( true );
		delete local.two;
		local.removeItem( 'none' );
		expect( [ local.two, local.getItem( 'two' ) ] ).toEqual( [
			undefined,
			null,
		] );
		expect( storage().length ).toBe( 0 );
		local.clear();
		expect( local.length ).toBe( 0 );
		expect( kept().map( ( { name } ) => name ) ).toEqual( [
			'one',
			'two',
		] );
	} );

	it.each( [
		[
			'Chrome',
			'Error\n    at who (https://my.site/scanner.js?ver=1:1:20)\n    at set (https://my.site/scanner.js?ver=1:1:90)\n    at track (https://cdn.example/t.js?id=7:3:9)\n    at https://my.site/:12:3',
		],
		[
			'Firefox',
			'who@https://my.site/scanner.js:1:20\ntrack@https://cdn.example/t.js?id=7:3:9\n@https://my.site/:12:3',
		],
	] )( 'finds who called, as %s tells it', ( _, stack ) => {
		expect( callerIn( stack, 'https://my.site/scanner.js' ) ).toBe(
			'https://cdn.example/t.js'
		);
		expect( callerIn( '', 'https://my.site/scanner.js' ) ).toBe( '' );
	} );
} );
