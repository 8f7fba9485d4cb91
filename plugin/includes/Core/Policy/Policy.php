<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use WP_Error;

/**
 * Builds a Content-Security-Policy from the site's pages, requested as a visitor would.
 *
 * @see CSP-2
 */
final class Policy {

	/** Timeout for a page, in seconds. */
	private const PATIENCE = 20;

	/** @var array<non-empty-string, true> */
	private array $hashes = [];

	/** @var list<string> URLs of pages that are different for each visitor. */
	public array $personal = [];

	/** @var array<string, string> The reasons why pages could not be read, by URL. */
	public array $unread = [];

	public function look_at( string $address ): void {
		$answer = wp_remote_get(
			$address,
			[
				'timeout'   => self::PATIENCE,
				// The request goes to this site, whose internal certificate often has another name.
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
	 * Returns the header's value. Inline styles are all allowed, because WordPress prints them in
	 * style attributes.
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
