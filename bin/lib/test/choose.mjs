/**
 * Which suites a run of bin/test is of.
 */

export const PARTS = [ 'static', 'unit', 'php', 'e2e' ];

/** What can be asked for by its name: the whole of a suite, of which a part runs a sample, or one that is in no part. */
export const BY_NAME = [ 'looks', 'bench' ];

/**
 * @param {Object[]} suites All of them.
 * @param {string[]} parts  What was asked for: parts or names; none: what runs by itself.
 * @return {Object[] | null} The suites; null where a part is none.
 */
export function choose( suites, parts ) {
	const wanted = parts.length ? parts : PARTS;
	if (
		! wanted.every( ( name ) => [ ...PARTS, ...BY_NAME ].includes( name ) )
	) {
		return null;
	}
	const only = process.env.BROLGA_TEST_ONLY?.split( ',' );
	return suites.filter(
		( { name, part } ) =>
			( wanted.includes( part ) || wanted.includes( name ) ) &&
			( ! only || only.includes( name ) )
	);
}
