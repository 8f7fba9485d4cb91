/**
 * A server that stands for every tracking service in tests: another host than
 * the site's, which remembers what it was told, in order, and can hang.
 */
import { createServer } from 'node:http';

/**
 * What a service's own script does, as far as tests need it: it takes over what
 * waits for it, tells what it hears and where the visitor is, and obeys its switch.
 */
const SCRIPTS = {
	'/gtm.js': ( origin ) => `{
		const tell = ( entry ) => entry.event && entry.event !== 'gtm.js' && ! entry.event.startsWith( 'gtm.' ) && fetch( '${ origin }/gtm/' + entry.event, { method: 'POST', mode: 'no-cors', body: JSON.stringify( { at: [ location.href, document.referrer ], ...entry } ) } );
		const layer = window.dataLayer, push = layer.push.bind( layer );
		layer.forEach( tell );
		layer.push = ( ...entries ) => { entries.forEach( tell ); return push( ...entries ); };
	}`,
	'/gtag/js': ( origin ) => `{
		const at = { page_location: location.href, page_referrer: document.referrer };
		const tell = ( entry ) => {
			const [ command, name, about ] = entry;
			if ( command === 'set' ) {
				Object.assign( at, name );
			}
			if ( Object.prototype.toString.call( entry ) === '[object Arguments]' && command === 'event' && ! window[ 'ga-disable-' + about.send_to ] ) {
				fetch( '${ origin }/ga4/' + name, { method: 'POST', mode: 'no-cors', body: JSON.stringify( { ...at, ...about } ) } );
			}
		};
		const layer = window.dataLayer, push = layer.push.bind( layer );
		[ ...layer ].forEach( ( entry ) => typeof entry === 'object' && 'length' in entry && tell( entry ) );
		layer.push = ( ...entries ) => { entries.forEach( ( entry ) => 'length' in entry && tell( entry ) ); return push( ...entries ); };
	}`,
	'/tag/': ( origin ) => `{
		const { q = [] } = window.clarity;
		let isOn = true;
		window.clarity = ( ...call ) => {
			isOn &&= call[ 0 ] !== 'stop';
			fetch( '${ origin }/clarity/' + call.map( String ).join( '-' ), { method: 'POST', mode: 'no-cors', body: location.href + ' ' + document.referrer } );
		};
		q.forEach( ( call ) => window.clarity( ...call ) );
	}`,
	'/c/hotjar-': ( origin ) => `{
		const { q = [] } = window.hj;
		window.hj = ( ...call ) => fetch( '${ origin }/hotjar/' + call.map( String ).join( '-' ), { method: 'POST', mode: 'no-cors', body: location.href + ' ' + document.referrer } );
		q.forEach( ( call ) => window.hj( ...call ) );
	}`,
};

/** The text of a request. */
async function bodyOf( request ) {
	let body = '';
	for await ( const part of request ) {
		body += part;
	}
	return body;
}

/**
 * Starts the server on 127.0.0.1.
 *
 * @return {Promise<import('./trackers.d.mts').Trackers>} The running server.
 */
export async function startTrackers() {
	const trackers = {
		url: '',
		/** speak, or hang: takes requests and never answers. */
		mode: 'speak',
		/** What it was asked for: the method, path and query, and the body. */
		requests: [],
		async stop() {
			server.closeAllConnections();
			await new Promise( ( ended ) => server.close( ended ) );
		},
	};
	const server = createServer( async ( request, response ) => {
		const url = new URL( request.url ?? '/', trackers.url );
		trackers.requests.push( {
			method: request.method ?? '',
			path: url.pathname,
			query: Object.fromEntries( url.searchParams ),
			body: await bodyOf( request ),
		} );
		if ( trackers.mode === 'hang' ) {
			return;
		}
		const [ , script ] =
			Object.entries( SCRIPTS ).find( ( [ path ] ) =>
				url.pathname.startsWith( path )
			) ?? [];
		response
			.writeHead( 200, {
				'content-type': script ? 'text/javascript' : 'text/plain',
				'access-control-allow-origin': '*',
				'cache-control': 'no-store',
			} )
			.end( script ? script( trackers.url ) : '' );
	} );
	await new Promise( ( ready ) => server.listen( 0, '127.0.0.1', ready ) );
	trackers.url = `http://127.0.0.1:${ server.address().port }`;
	return trackers;
}
