/**
 * A service that finds addresses, as Nominatim answers, for tests: it knows two
 * places, and remembers what it was asked.
 */
import { createServer } from 'node:http';

const PLACES = [
	{
		place_id: 1,
		lat: '-27.4787123',
		lon: '153.0187456',
		display_name: '12, Ferry Road, West End, Brisbane',
	},
	{
		place_id: 2,
		lat: '-33.8511',
		lon: '151.1545',
		display_name: 'Ferry Road, Glebe, Sydney',
	},
];

/**
 * Starts the server on 127.0.0.1.
 *
 * @return {Promise<import('./geocoder.d.mts').Geocoder>} The running server.
 */
export async function startGeocoder() {
	const geocoder = {
		url: '',
		/** The addresses it was asked for. */
		requests: [],
		async stop() {
			server.closeAllConnections();
			await new Promise( ( ended ) => server.close( ended ) );
		},
	};
	const server = createServer( ( request, response ) => {
		const { searchParams } = new URL( request.url ?? '', 'http://a.test' );
		const address = searchParams.get( 'q' ) ?? '';
		geocoder.requests.push( address );
		response
			.writeHead( 200, { 'content-type': 'application/json' } )
			.end(
				JSON.stringify( /ferry road/i.test( address ) ? PLACES : [] )
			);
	} );
	await new Promise( ( ready ) => server.listen( 0, '127.0.0.1', ready ) );
	geocoder.url = `http://127.0.0.1:${ server.address().port }/search`;
	return geocoder;
}
