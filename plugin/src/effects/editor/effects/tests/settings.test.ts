import { propertiesOf } from '../play';
import { changed, valueOn } from '../settings';

describe( 'settings of effects', () => {
	it( 'has on a smaller device what the larger one has (ANIM-2, STICKY-3)', () => {
		const settings = { duration: 700, duration_phone: 300 };
		expect( valueOn( settings, 'duration', 'desktop', 1000 ) ).toBe( 700 );
		expect( valueOn( settings, 'duration', 'tablet', 1000 ) ).toBe( 700 );
		expect( valueOn( settings, 'duration', 'phone', 1000 ) ).toBe( 300 );
		expect( valueOn( undefined, 'duration', 'phone', 1000 ) ).toBe( 1000 );
	} );

	it( 'keeps nothing of what is not set', () => {
		expect( changed( undefined, 'url', '/ferns/' ) ).toEqual( {
			url: '/ferns/',
		} );
		expect( changed( { url: '/ferns/' }, 'url', '' ) ).toBeUndefined();
		expect(
			changed( { url: '/ferns/', rel: 'me' }, 'rel', undefined )
		).toEqual( { url: '/ferns/' } );
	} );

	it( 'plays with the values that are set, else the built-in ones (ANIM-3, ANIM-4, ANIM-9)', () => {
		expect( propertiesOf( { style: 'fade' }, 'desktop' ) ).toEqual( {
			'--brolga-now-name': 'brolga-fade',
			'--brolga-now-duration': '1000ms',
			'--brolga-now-delay': '0ms',
			'--brolga-now-intensity': '0.5',
			'--brolga-now-opacity': '0',
			'--brolga-now-curve': 'ease-in-out',
			'--brolga-now-count': '1',
		} );
		expect(
			propertiesOf(
				{ style: 'fade', style_phone: 'roll', starting_opacity: 30 },
				'phone'
			)
		).toMatchObject( {
			'--brolga-now-name': 'brolga-roll',
			'--brolga-now-opacity': '0.3',
		} );
	} );
} );
