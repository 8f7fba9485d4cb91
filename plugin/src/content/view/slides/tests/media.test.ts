import { withoutAutoplay } from '../media';

describe( 'an embed’s address (SLIDER-13)', () => {
	it.each( [
		[ 'https://v.example/1?autoplay=1', 'https://v.example/1' ],
		[
			'https://v.example/1?a=b&autoplay=true&c',
			'https://v.example/1?a=b&c=',
		],
		[ 'https://v.example/1?autoplay#t=3', 'https://v.example/1#t=3' ],
	] )( 'loses autoplay: %s', ( src, expected ) => {
		expect( withoutAutoplay( src ) ).toBe( expected );
	} );

	it.each( [
		'',
		'about:blank',
		'/relative?autoplay=1',
		'https://v.example/1?x=%zz&noautoplay=1',
	] )( 'stays: %p', ( src ) => {
		expect( withoutAutoplay( src ) ).toBe( src );
	} );
} );
