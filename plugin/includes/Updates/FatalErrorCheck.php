<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use WP_Error;

/**
 * Loads the homepage after the new version was put in place, and has WordPress restore the old one
 * if it ends in a fatal error. WordPress itself does this only after automatic updates.
 *
 * @see UPDATE-5
 */
final class FatalErrorCheck implements Module {

	/** In seconds. */
	private const PATIENCE = 20;

	public function __construct( private readonly PluginFile $plugin ) {}

	public function register(): void {
		add_filter( 'upgrader_install_package_result', $this->check( ... ), 10, 2 );
	}

	/** @param mixed $result What the installation has come to; WordPress restores its copy after an error. */
	private function check( mixed $result, mixed $extra ): mixed {
		$file    = plugin_basename( $this->plugin->path );
		$is_ours = is_array( $extra ) && $file === ( $extra['plugin'] ?? null );
		if ( ! is_array( $result ) || ! $is_ours || ! is_plugin_active( $file ) ) {
			return $result;
		}
		$error = $this->fatal_error();
		return null === $error ? $result : new WP_Error(
			'brolga_update_fatal',
			sprintf(
				/* translators: %s: an error message. */
				__( 'The new version ends in a fatal error on this site, so the old one was put back. Wait for a newer version, and send its authors this message: %s', 'brolga' ),
				$error
			)
		);
	}

	/**
	 * Returns the message of the homepage's fatal error; null if it has none, or the site cannot
	 * call itself.
	 */
	private function fatal_error(): ?string {
		// Maintenance mode lets only this key and nonce through; see wp_is_maintenance_mode().
		$nonce = self::maintenance_began();
		$key   = md5( $nonce );
		set_transient( "scrape_key_{$key}", $nonce, 60 );
		// OPcache may serve the old code until it looks at the files again.
		sleep( 1 + ( function_exists( 'opcache_get_status' ) ? (int) ini_get( 'opcache.revalidate_freq' ) : 0 ) );
		$answer = wp_remote_get(
			add_query_arg(
				[
					'wp_scrape_key'   => $key,
					'wp_scrape_nonce' => $nonce,
				],
				home_url( '/' )
			),
			[
				'timeout'   => self::PATIENCE,
				// As WordPress calls itself.
				'sslverify' => false,
				'headers'   => [ 'Cache-Control' => 'no-cache' ],
			]
		);
		delete_transient( "scrape_key_{$key}" );
		$body = $answer instanceof WP_Error ? '' : wp_remote_retrieve_body( $answer );
		$mark = "###### wp_scraping_result_%s:{$key} ######";
		$from = strpos( $body, sprintf( $mark, 'start' ) );
		$to   = strpos( $body, sprintf( $mark, 'end' ) );
		if ( false === $from || false === $to ) {
			return null;
		}
		$from += strlen( sprintf( $mark, 'start' ) );
		$error = json_decode( trim( substr( $body, $from, $to - $from ) ), true );
		return is_array( $error ) && isset( $error['type'] )
			? ( is_string( $error['message'] ?? null ) ? $error['message'] : '' )
			: null;
	}

	/** Returns the moment that maintenance mode began, in Unix time; a random number outside of it. */
	private static function maintenance_began(): string {
		$file = ABSPATH . '.maintenance';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress writes it where PHP reads it.
		$text = is_file( $file ) ? (string) file_get_contents( $file ) : '';
		return 1 === preg_match( '/\$upgrading\s*=\s*(\d+)/', $text, $found ) ? $found[1] : (string) wp_rand();
	}
}
