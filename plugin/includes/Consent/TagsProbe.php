<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use Brolga\Core\Support\Clock;
use WP_Error;

/**
 * Requests the home page like a new visitor, and reports scripts of known services that run and
 * cookies that are set without consent.
 *
 * @see CONSENT-16 CONSENT-43
 */
final class TagsProbe implements Probe {

	public function __construct(
		private readonly CookieNames $names,
		private readonly Clock $clock
	) {}

	private const PATIENCE = 8;

	/** Limit on the bytes read. Scripts are near the start, or in the footer of a long page. */
	private const MAX_BYTES = 2097152;

	public function id(): string {
		return 'consent';
	}

	public function try_out(): Finding {
		$answer = wp_remote_get(
			home_url( '/' ),
			[
				'timeout'             => self::PATIENCE,
				'redirection'         => 2,
				// The request goes to this site, whose internal certificate often has another name.
				'sslverify'           => false,
				'limit_response_size' => self::MAX_BYTES,
				'cookies'             => [],
			]
		);
		return $this->judge( $answer )->with( Finding::PROBE, __( 'Scan again', 'brolga' ) );
	}

	/** @param array<array-key, mixed>|WP_Error $answer */
	private function judge( array|WP_Error $answer ): Finding {
		if ( $answer instanceof WP_Error ) {
			return Finding::recommended(
				__( 'The site cannot send requests to itself', 'brolga' ),
				__( 'The homepage could not be scanned. Ask your host to allow loopback requests.', 'brolga' ),
				$answer->get_error_message()
			);
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			return Finding::recommended(
				__( 'The homepage could not be read', 'brolga' ),
				__( 'The homepage may be behind a password or a maintenance page. Scan again once visitors can see it.', 'brolga' ),
				"HTTP {$status}"
			);
		}
		$tags = Tags::in( wp_remote_retrieve_body( $answer ) );
		$set  = array_filter( (array) wp_remote_retrieve_header( $answer, 'set-cookie' ), is_string( ... ) );
		$set  = array_filter(
			SetCookie::names( array_values( $set ), $this->clock->timestamp() ),
			fn ( string $name ): bool => ! $this->names->is_necessary( $name )
		);
		if ( [] === $tags && [] !== $set ) {
			return Finding::critical(
				__( 'The server sets cookies before consent', 'brolga' ),
				__( 'The server sends these cookies with the homepage, before visitors can agree. Ask your host, or the author of the plugin that sets a cookie, to wait for consent.', 'brolga' ),
				implode( ', ', $set )
			);
		}
		return [] === $tags
			? Finding::good(
				__( 'No tag runs before consent', 'brolga' ),
				__( 'The homepage was scanned for scripts of well-known services. Other pages may have other tags.', 'brolga' )
			)
			: Finding::critical(
				__( 'Tags run before consent', 'brolga' ),
				__( 'These scripts run on the homepage before visitors can consent. Remove the scripts from your theme or plugin, then set up the service under Brolga > Settings > Tracking.', 'brolga' ),
				implode( ', ', $tags )
			);
	}
}
