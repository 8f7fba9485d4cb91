( ( script ) => {
	const template = script.previousElementSibling;
	const { brolgaParam, brolgaValue, brolgaCart } = template.dataset;
	const fragment = template.content;
	const start = document.createComment( '' );
	const end = document.createComment( '' );
	template.replaceWith( start, end );
	script.remove();
	const given = new URLSearchParams( window.location.search ).getAll(
		brolgaParam
	);
	if (
		brolgaParam &&
		! ( brolgaValue ? given.includes( brolgaValue ) : given.length )
	) {
		return;
	}
	let shown = true;
	if ( brolgaCart ) {
		const cookie = ( name ) =>
			`; ${ document.cookie }`.split( `; ${ name }=` )[ 1 ] || '';
		const hash =
			parseInt( cookie( 'woocommerce_items_in_cart' ), 10 ) > 0 &&
			cookie( 'woocommerce_cart_hash' ).split( ';' )[ 0 ];
		let kept;
		try {
			kept = sessionStorage.getItem( 'brolga_cart_items' ) || '';
		} catch {
			kept = '';
		}
		shown =
			brolgaCart === 'empty'
				? ! hash
				: hash &&
					( brolgaCart === 'filled' ||
						( kept.startsWith( `${ hash }:` ) &&
							kept.includes( `,${ brolgaCart },` ) ) );
		( window.brolgaCartBlocks ||= [] ).push( {
			cart: brolgaCart,
			start,
			end,
			fragment,
			shown: !! shown,
		} );
	}
	if ( shown ) {
		end.before( fragment );
	}
} )( document.currentScript );
