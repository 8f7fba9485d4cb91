/**
 * Says at page level what is not done. It rarely has to be said: what shows it is
 * fetched then.
 *
 * @see NOTICE-1
 * @param text What the visitor reads.
 */
export const refuse = ( text: string ): void =>
	// Resolved by the page's import map.
	void import( /* webpackIgnore: true */ '@brolga/notices' ).then(
		( { show } ) => show( text, { kind: 'error' } ),
		() => undefined
	);
