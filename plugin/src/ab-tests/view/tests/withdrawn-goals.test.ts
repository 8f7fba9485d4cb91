/**
 * What counts goals ends with its page when the visitor withdraws. In a file of
 * its own: the pages of other tests would hear of it, too.
 */
jest.mock( '@brolga/goals-now', () => ( {} ) );

const answer = ( services: string ): void => {
	document.cookie = `brolga_consent=v1.1760000000.${ services }`;
	document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
};

it( 'reloads the page, and only after there was something to withdraw (CONSENT-34)', async () => {
	document.body.innerHTML =
		'<script type="application/json" id="brolga-config">{"consent":{"version":"v1","mode":"opt-in","services":{"experiments":"statistics"}}}</script>';
	await import( '../consented-goals' );
	answer( 'maps' );
	answer( 'experiments' );
	expect( console ).not.toHaveErrored();
	answer( 'maps' );
	// jsdom has one page alone, and says so when another is asked for.
	expect( console ).toHaveErrored();
} );
