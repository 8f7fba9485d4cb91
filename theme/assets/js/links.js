/**
 * Tells the canvas which buttons have no link yet (THEME-36): the class is the
 * editor's alone, and goes when there is a link.
 */
( ( { compose, element, hooks } ) => {
	const leadsNowhere = ( { name, attributes = {} } ) =>
		name === 'core/button' &&
		! attributes.url &&
		attributes.tagName !== 'button' &&
		! attributes.metadata?.bindings?.url &&
		! attributes.anchor &&
		! ( attributes.className ?? '' )
			.replace( /\bis-style-[\w-]+/g, '' )
			.trim() &&
		String( attributes.text ?? '' ) !== '';

	hooks.addFilter(
		'editor.BlockListBlock',
		'brolga-theme/links',
		compose.createHigherOrderComponent(
			( Block ) => ( props ) =>
				element.createElement(
					Block,
					leadsNowhere( props )
						? {
								...props,
								className:
									`${ props.className ?? '' } leads-nowhere`.trim(),
							}
						: props
				),
			'withLink'
		)
	);
} )( window.wp );
