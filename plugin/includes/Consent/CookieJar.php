<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\Build;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Shows a page as it is for a visitor who has refused everything, to an owner who
 * looks for cookies: by a signed address, in a frame of the Health screen. Nobody
 * is logged in there, no cookie comes or goes with the page, and its first script
 * is a jar: it takes what other scripts keep in the browser, and writes down who
 * they were.
 *
 * @see CONSENT-40 CONSENT-41
 */
final class CookieJar implements Module {

	/** Holds the signature in an address. */
	public const PARAMETER = 'brolga_jar';

	/** Purpose of the signature. */
	private const PURPOSE = 'cookie_jar';

	/** Seconds for which an address is good: as long as a look takes. */
	private const LIFE = 1800;

	/** The script, in the build. */
	private const SCRIPT = 'admin/cookie-jar';

	/**
	 * @param Hmac                $hmac     Signs.
	 * @param Clock               $clock    The time.
	 * @param Build               $build    Knows the script.
	 * @param Closure(): Question $question What visitors are asked.
	 */
	public function __construct(
		private readonly Hmac $hmac,
		private readonly Clock $clock,
		private readonly Build $build,
		#[Later( Question::class )] private readonly Closure $question
	) {}

	/**
	 * Takes over a page with a good signature, before others look at its cookies.
	 */
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

	/**
	 * A page's address with a signature.
	 *
	 * @param string $url The page's.
	 */
	public function address( string $url ): string {
		return add_query_arg( self::PARAMETER, $this->hmac->sign( self::PURPOSE, '', self::LIFE ), $url );
	}

	/**
	 * Whether a signature is ours, and of today.
	 *
	 * @param string $token As it came from the request.
	 */
	public function is_signed( string $token ): bool {
		try {
			return '' === $this->hmac->verify( self::PURPOSE, $token );
		} catch ( InvalidToken ) {
			return false;
		}
	}

	/**
	 * Takes the signature along to where a page leads, on this site.
	 *
	 * @param mixed $location Where it leads.
	 */
	private function stay( mixed $location ): mixed {
		return is_string( $location )
			&& ( str_starts_with( $location, home_url( '/' ) ) || 1 === preg_match( '#^/(?!/)#', $location ) )
			? $this->address( $location )
			: $location;
	}

	/**
	 * Answers for the visitor, once it is known what they are asked.
	 */
	private function refuse(): void {
		$_COOKIE[ Constants::CONSENT_COOKIE ] = $this->refusal();
		nocache_headers();
	}

	/**
	 * The answer of who has refused everything; empty where we do not ask.
	 */
	private function refusal(): string {
		$question = ( $this->question )();
		return $question->is_asked() ? "{$question->version()}.{$this->clock->timestamp()}." : '';
	}

	/**
	 * Puts the jar into a page, and keeps its cookies from the owner's browser.
	 *
	 * @param string       $page    The whole page.
	 * @param list<string> $headers What is about to be sent with it.
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
			// The frame is ours.
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
		// The first of the page, before what the theme prints by itself.
		return (string) preg_replace_callback(
			'/<head\b[^>]*>/i',
			static fn ( array $found ): string => $found[0] . $script,
			$page,
			1
		);
	}
}
