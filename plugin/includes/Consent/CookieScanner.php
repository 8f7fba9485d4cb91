<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\Build;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Shows a page as to a visitor who has refused everything, when an owner checks the site for
 * cookies. The Health screen loads it in a frame with a signed URL. Nobody is logged in there, and
 * cookies are neither read nor set. The first script of the page intercepts what other scripts
 * store in the browser, and records which script it was.
 *
 * @see CONSENT-40 CONSENT-41
 */
final class CookieScanner implements Module {

	public const PARAMETER = 'brolga_jar';

	private const PURPOSE = 'cookie_jar';

	/** Seconds for which a URL is valid: long enough for a check. */
	private const LIFE = 1800;

	private const SCRIPT = 'admin/cookie-scanner';

	/** @param Closure(): ConsentQuestion $question */
	public function __construct(
		private readonly Hmac $hmac,
		private readonly Clock $clock,
		private readonly Build $build,
		#[LazyInject( ConsentQuestion::class )] private readonly Closure $question
	) {}

	/** Runs before other code reads the cookies. */
	public function register(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The signature is what is checked.
		$token = $_GET[ self::PARAMETER ] ?? null;
		if ( ! is_string( $token ) || is_admin() || ! $this->is_signed( $token ) ) {
			return;
		}
		$_COOKIE = [];
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		add_filter( 'determine_current_user', static fn (): int => 0, PHP_INT_MAX );
		add_filter( 'wp_redirect', $this->stay( ... ), PHP_INT_MAX );
		add_action( 'template_redirect', $this->refuse( ... ), PHP_INT_MIN );
		ob_start( fn ( string $page ): string => $this->finish( $page, headers_list() ) );
	}

	public function address( string $url ): string {
		return add_query_arg( self::PARAMETER, $this->hmac->sign( self::PURPOSE, '', self::LIFE ), $url );
	}

	public function is_signed( string $token ): bool {
		try {
			return '' === $this->hmac->verify( self::PURPOSE, $token );
		} catch ( InvalidToken ) {
			return false;
		}
	}

	/** Adds the signature to redirects within this site. */
	private function stay( mixed $location ): mixed {
		return is_string( $location )
			&& ( str_starts_with( $location, home_url( '/' ) ) || 1 === preg_match( '#^/(?!/)#', $location ) )
			? $this->address( $location )
			: $location;
	}

	/** Sets the cookie of a visitor who has refused everything, after all services are known. */
	private function refuse(): void {
		$_COOKIE[ Constants::CONSENT_COOKIE ] = $this->refusal();
		nocache_headers();
	}

	/** Returns the cookie's value; empty if the site does not ask for consent. */
	private function refusal(): string {
		$question = ( $this->question )();
		return $question->is_asked() ? "{$question->version()}.{$this->clock->timestamp()}." : '';
	}

	/**
	 * Adds the script, and removes headers that would set cookies in the owner's browser.
	 *
	 * @param list<string> $headers
	 */
	public function finish( string $page, array $headers ): string {
		$set = [];
		foreach ( $headers as $header ) {
			[ $name, $value ] = [ ...explode( ':', $header, 2 ), '' ];
			if ( 'set-cookie' === strtolower( trim( $name ) ) ) {
				$set[] = trim( $value );
			}
		}
		if ( ! headers_sent() ) {
			header_remove( 'Set-Cookie' );
			// This site shows the page in its own frame.
			header_remove( 'X-Frame-Options' );
			header( 'X-Robots-Tag: noindex' );
		}
		$script = wp_get_script_tag(
			[
				'src'         => add_query_arg(
					'ver',
					$this->build->asset( self::SCRIPT )['version'],
					$this->build->url( self::SCRIPT . '.js' )
				),
				'data-set'    => implode( ' ', SetCookie::names( $set, $this->clock->timestamp() ) ),
				'data-answer' => '' === $this->refusal() ? '' : Constants::CONSENT_COOKIE . '=' . $this->refusal(),
			]
		);
		// Before anything that the theme prints.
		return (string) preg_replace_callback(
			'/<head\b[^>]*>/i',
			static fn ( array $found ): string => $found[0] . $script,
			$page,
			1
		);
	}
}
