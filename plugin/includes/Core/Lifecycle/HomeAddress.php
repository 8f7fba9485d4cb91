<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * Remembers the address the site was set up at. At another one it is a copy, for
 * tests or on the way to a new server, until somebody says that it is the live site.
 * Where it was set up on a developer's machine, the move is its way to the public.
 *
 * @see OUTBOX-360 OUTBOX-361
 */
final class HomeAddress implements DeclaresServerValues {

	/** The option that holds the live site's address. */
	public const OPTION = 'brolga_home_address';

	/** The option that holds the address of a copy that shall stay paused: its notice is not shown again. */
	public const KEPT = 'brolga_copy_kept';

	/** What only the server decides. */
	private const SERVER = 'BROLGA_LIVE_SITE';

	/**
	 * @return array{ServerValue}
	 */
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
	 * Whether this is not the live site. Whoever asks first has the address noted.
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
	 * Whether the site has an address in this process. Where wp-config.php takes it
	 * from the request, a command has none: then nobody can tell, and nothing of the
	 * live site's may leave.
	 *
	 * @see OUTBOX-582
	 */
	public function is_known(): bool {
		return '' !== self::now();
	}

	/**
	 * Whether a person is to be asked: the server has not decided, and nobody has said to leave it paused.
	 */
	public function is_asked(): bool {
		return 'auto' === self::server_values()[0]->value()
			&& $this->is_known()
			&& $this->is_copy()
			&& self::stored( self::KEPT ) !== self::now();
	}

	/**
	 * The live site's address, without its scheme; empty: not noted yet.
	 */
	public function before(): string {
		return self::stored( self::OPTION );
	}

	/**
	 * This is the live site, if it has an address in this process.
	 */
	public function confirm(): void {
		if ( ! $this->is_known() ) {
			return;
		}
		self::store( self::OPTION );
		delete_option( self::KEPT );
	}

	/**
	 * This copy stays paused.
	 */
	public function keep_paused(): void {
		self::store( self::KEPT );
	}

	/**
	 * Whether nobody but its developer reaches this address: what was set up there and
	 * stands elsewhere now has gone live. So does what has no address yet.
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
	 * What tells one site from another. A certificate, `www.` and the port of a
	 * developer's server do not make another site.
	 */
	private static function now(): string {
		$home = get_option( 'home' );
		$url  = wp_parse_url( strtolower( is_string( $home ) ? $home : '' ) );
		$url  = is_array( $url ) ? $url : [];
		return (string) preg_replace( '/^www\./', '', $url['host'] ?? '' ) . rtrim( $url['path'] ?? '', '/' );
	}

	/**
	 * Backwards: moving a site replaces its old address in all that is stored, and this is to stay.
	 */
	private static function store( string $option ): void {
		update_option( $option, strrev( self::now() ), true );
	}

	private static function stored( string $option ): string {
		$stored = get_option( $option );
		return is_string( $stored ) ? strrev( $stored ) : '';
	}
}
