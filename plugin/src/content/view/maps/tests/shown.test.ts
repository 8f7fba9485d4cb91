import metadata from '../../../../../blocks/map/block.json';
import { NOWHERE } from '../shown';

it( 'knows where a new map begins (MAP-490)', () => {
	const { lat, lng } = metadata.attributes;
	expect( NOWHERE ).toEqual( [ lat.default, lng.default ] );
} );
