<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use WP_Error;

/**
 * The Content-Security-Policy that a site's pages hold under, found by looking at
 * them as a visitor does.
 *
 * @see CSP-2
 */
final class Policy {

	/** Seconds to wait for a page. */
	private const PATIENCE = 20;

	/** @var array<non-empty-string, true> What scripts are allowed by. */
	private array $hashes = [];

	/** @var list<string> Pages that are made for each visitor anew. */
	public array $personal = [];

	/** @var array<string, string> Pages that could not be read, and why. */
	public array $unread = [];

	/**
	 * Looks at a page.
	 *
	 * @param string $address Where it is.
	 */
	public function look_at( string $address ): void {
		$answer = wp_remote_get(
			$address,
			[
				'timeout'   => self::PATIENCE,
				// Our own address, which within the machine often has a certificate of another name.
				'sslverify' => false,
				'cookies'   => [],
			]
		);
		if ( $answer instanceof WP_Error ) {
			$this->unread[ $address ] = $answer->get_error_message();
			return;
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( $status >= 500 ) {
			$this->unread[ $address ] = "HTTP {$status}";
			return;
		}
		$kept = wp_remote_retrieve_header( $answer, 'cache-control' );
		if ( $status < 400
			&& 1 === preg_match(
				'/no-store|private/',
				is_array( $kept ) ? implode( ',', array_filter( $kept, is_string( ... ) ) ) : $kept
			) ) {
			$this->personal[] = $address;
			return;
		}
		$this->hashes += array_fill_keys( InlineScripts::hashes( wp_remote_retrieve_body( $answer ) ), true );
	}

	/**
	 * What the header says. Styles stand in the pages' tags, where WordPress puts them: they are all allowed.
	 */
	public function header(): string {
		$hashes = array_keys( $this->hashes );
		sort( $hashes );
		return implode(
			'; ',
			[
				"default-src 'self'",
				implode( ' ', [ "script-src 'self'", ...$hashes ] ),
				"style-src 'self' 'unsafe-inline'",
				"img-src 'self' data: https:",
				"media-src 'self' https:",
				"frame-src 'self' https:",
				"connect-src 'self' https:",
				"object-src 'none'",
				"base-uri 'self'",
			]
		);
	}
}
