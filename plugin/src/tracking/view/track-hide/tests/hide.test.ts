/**
 * What the address bar says after a secret has left it.
 */
const open = async ( address: string, query: string ): Promise< void > => {
	window.history.replaceState( { a: 1 }, '', address );
	document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
		{ query }
	) }</script>`;
	jest.resetModules();
	await import( '..' );
};

describe( 'the address bar', () => {
	it.each( [
		[ '/order/7/?key=a&b=$&1#c', '?b=$&1', '/order/7/?b=$&1#c' ],
		[ '/order/7/?key=a', '', '/order/7/' ],
		[ '/order/7/#c', '', '/order/7/#c' ],
	] )(
		'keeps all of %s but the secret, and its state (TRACK-22)',
		async ( address, query, stays ) => {
			await open( address, query );
			expect( window.location.href ).toBe( `http://localhost${ stays }` );
			expect( window.history.state ).toEqual( { a: 1 } );
		}
	);
} );
