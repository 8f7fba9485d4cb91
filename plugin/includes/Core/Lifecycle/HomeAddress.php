<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * Stores the address at which the site was set up. At another address, the site counts as a copy
 * (a staging site, or on its way to a new server) until a user confirms that it is the live site.
 * A site that was set up on a developer's machine counts as live once it moves.
 *
 * @see OUTBOX-360 OUTBOX-361
 */
final class HomeAddress implements DeclaresServerValues {

	public const OPTION = 'brolga_home_address';

	/** The option with a copy's address that a user chose to keep paused, so that its notice stays away. */
	public const KEPT = 'brolga_copy_kept';

	private const SERVER = 'BROLGA_LIVE_SITE';

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			self::SERVER,
			[
				'type'    => 'string',
				'enum'    => [ 'auto', 'yes', 'no' ],
				'message' => static fn (): string => __( 'Use auto, yes or no.', 'brolga' ),
				'default' => 'auto',
			]
		) ];
	}

	/**
	 * Whether this is not the live site. The first call stores the address; a move from a
	 * developer's machine is confirmed automatically.
	 */
	public function is_copy(): bool {
		$told = self::server_values()[0]->value();
		if ( 'auto' !== $told ) {
			return 'no' === $told;
		}
		if ( $this->is_known() && self::is_local( $this->before() ) && $this->before() !== self::now() ) {
			$this->confirm();
		}
		return $this->before() !== self::now();
	}

	/**
	 * Whether the site's address is known in this process. Where wp-config.php takes it from the request, it is
	 * empty for WP-CLI: then the site cannot be identified, and nothing may be sent.
	 *
	 * @see OUTBOX-582
	 */
	public function is_known(): bool {
		return '' !== self::now();
	}

	public function is_asked(): bool {
		return 'auto' === self::server_values()[0]->value()
			&& $this->is_known()
			&& $this->is_copy()
			&& self::stored( self::KEPT ) !== self::now();
	}

	/** Returns the live site's address without its scheme; empty if none is stored yet. */
	public function before(): string {
		return self::stored( self::OPTION );
	}

	public function confirm(): void {
		if ( ! $this->is_known() ) {
			return;
		}
		self::store( self::OPTION );
		delete_option( self::KEPT );
	}

	public function keep_paused(): void {
		self::store( self::KEPT );
	}

	/**
	 * Whether an address is reachable only by its developer, or none is stored. A site that was
	 * set up there has gone live if it is at another address now.
	 */
	private static function is_local( string $address ): bool {
		$host      = explode( '/', $address, 2 )[0];
		$is_public = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
		return ! str_contains( $host, '.' )
			|| 1 === preg_match( '/\.(?:localhost|local|test)$/', $host )
			|| ( false !== filter_var( $host, FILTER_VALIDATE_IP )
				&& false === filter_var( $host, FILTER_VALIDATE_IP, $is_public ) );
	}

	/**
	 * Returns the site's host and path. The scheme, `www.` and the port are left out, because they
	 * do not make another site.
	 */
	private static function now(): string {
		$home = get_option( 'home' );
		$url  = wp_parse_url( strtolower( is_string( $home ) ? $home : '' ) );
		$url  = is_array( $url ) ? $url : [];
		return (string) preg_replace( '/^www\./', '', $url['host'] ?? '' ) . rtrim( $url['path'] ?? '', '/' );
	}

	/**
	 * Stores the current address reversed: migration tools replace the old address in all stored
	 * data, and this value must survive.
	 */
	private static function store( string $option ): void {
		update_option( $option, strrev( self::now() ), true );
	}

	private static function stored( string $option ): string {
		$stored = get_option( $option );
		return is_string( $stored ) ? strrev( $stored ) : '';
	}
}
