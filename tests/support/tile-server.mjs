/**
 * A server of map tiles for tests: another host than the site's, which
 * remembers what it was asked and can fail.
 */
import { createServer } from 'node:http';

/** A tile with streets, and its name in the middle. */
const drawing = ( name ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef0e6"/><path d="M0 70H256M0 190H256M60 0V256M200 0V256" stroke="#fff" stroke-width="14"/><path d="M0 256 256 0" stroke="#a9c7d8" stroke-width="26"/><text x="128" y="134" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#6a6f66">${ name }</text></svg>`;

/**
 * Starts the server on 127.0.0.1.
 *
 * @return {Promise<import('./tile-server.d.mts').TileServer>} The running server.
 */
export async function startTileServer() {
	const tiles = {
		host: '',
		url: '',
		/** serve or fail (503). */
		mode: 'serve',
		/** The tiles it was asked for: `13/7577/4718`. */
		requests: [],
		async stop() {
			server.closeAllConnections();
			await new Promise( ( ended ) => server.close( ended ) );
		},
	};
	const server = createServer( ( request, response ) => {
		const [ , name ] =
			/^\/(\d+\/\d+\/\d+)\.svg$/.exec( request.url ?? '' ) ?? [];
		if ( name ) {
			tiles.requests.push( name );
		}
		if ( ! name || tiles.mode === 'fail' ) {
			response.writeHead( name ? 503 : 404 ).end();
			return;
		}
		response
			.writeHead( 200, {
				'content-type': 'image/svg+xml',
				'cache-control': 'no-store',
			} )
			.end( drawing( name ) );
	} );
	await new Promise( ( ready ) => server.listen( 0, '127.0.0.1', ready ) );
	tiles.host = `127.0.0.1:${ server.address().port }`;
	tiles.url = `http://${ tiles.host }/{z}/{x}/{y}.svg`;
	return tiles;
}
