/**
 * Checks postcodes while visitors type: what setCustomValidity() says, Brolga
 * shows below the field. Before Brolga hears of the key, so in the capture phase.
 */
document.addEventListener(
	'input',
	( { target } ) => {
		const message = target.dataset?.postcode;
		if ( message ) {
			const value = target.value.replace( /\s/g, '' );
			target.setCustomValidity(
				value === '' || /^\d{4}$/.test( value ) ? '' : message
			);
		}
	},
	true
);
