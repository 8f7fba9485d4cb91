<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Page\PublicPages;
use WP_CLI;

/**
 * The WP-CLI command that prints a Content-Security-Policy for the site.
 *
 * @see CSP-2
 */
final class CspCommand {

	private const LIMIT = 100;

	/**
	 * Prints a Content-Security-Policy that allows the inline scripts of this site by their hashes.
	 *
	 * It requests the site's pages as a visitor would. Run it again after you update WordPress or a plugin, and after
	 * you change settings that affect pages.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<number>]
	 * : How many pages of each type to check, newest first.
	 * ---
	 * default: 100
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga csp > policy.txt
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options How many pages.
	 */
	public function __invoke( array $args, array $options ): void {
		$limit = filter_var(
			$options['limit'] ?? self::LIMIT,
			FILTER_VALIDATE_INT,
			[ 'options' => [ 'min_range' => 1 ] ]
		);
		if ( ! is_int( $limit ) || $limit < 1 ) {
			WP_CLI::error( __( 'Use a whole number of at least 1 for --limit.', 'brolga' ) );
		}
		if ( ! StrictPolicy::is_on() ) {
			WP_CLI::error( __( 'The import map still differs between pages. Add define( \'BROLGA_CSP\', true ); to wp-config.php, empty the page cache and run this command again.', 'brolga' ) );
		}
		$policy = new Policy();
		foreach ( [
			...PublicPages::addresses( max( 1, $limit ) ),
			get_search_link( 'brolga' ),
			home_url( '/brolga-page-that-is-missing/' ),
		] as $address ) {
			$policy->look_at( $address );
		}
		foreach ( $policy->unread as $address => $reason ) {
			/* translators: 1: a page's address, 2: what the server or the network said. */
			WP_CLI::warning( sprintf( __( '%1$s could not be read: %2$s', 'brolga' ), $address, $reason ) );
		}
		foreach ( $policy->personal as $address ) {
			WP_CLI::warning( sprintf(
				/* translators: %s: a page's address. */
				__( '%s is different for each visitor, so its scripts have no fixed hashes. Use a nonce for this page.', 'brolga' ),
				$address
			) );
		}
		WP_CLI::line( $policy->header() );
	}
}
