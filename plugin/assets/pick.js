( ( script ) => {
	const root = script.parentNode;
	const { brolgaCookie: name, brolgaMedia, brolgaIf } = root.dataset;
	const all = ( selector, from = document ) => [
		...from.querySelectorAll( selector ),
	];
	const memory = `; ${ all( '[data-brolga-given]' )
		.map( ( { dataset } ) => dataset.brolgaGiven )
		.join( '; ' ) }#${ window.location.search }; ${ document.cookie }`;
	const had = memory.split( `; ${ name }=` )[ 1 ]?.split( /[;#]/ )[ 0 ];
	const variants = all( ':scope>template', root );
	let pick = variants.find(
		( { dataset } ) => dataset.brolgaSubject === had
	);
	if ( had && ! pick ) {
		document.cookie = `${ name }=;path=/;max-age=0`;
	}
	if (
		! pick &&
		window.matchMedia( brolgaMedia ).matches &&
		RegExp( brolgaIf ).test( memory )
	) {
		let left =
			Math.random() *
			variants.reduce(
				( sum, { dataset } ) => sum + +dataset.brolgaWeight,
				0
			);
		pick =
			variants.find(
				( { dataset } ) => ( left -= dataset.brolgaWeight ) < 0
			) || variants[ 0 ];
	}
	const { content, dataset } = pick || variants[ 0 ];
	const subject = content.firstElementChild;
	if ( pick ) {
		subject.dataset.brolgaGiven = `${ name }=${ dataset.brolgaSubject }`;
	} else {
		subject.removeAttribute( 'data-brolga-subject' );
	}
	root.replaceWith( content );
} )( document.currentScript );
