<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\ClientIp;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\ErrorKey;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\RateLimiter;
use Brolga\Core\RequestGuard;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/consents` keeps an answer as proof.
 *
 * @see CONSENT-10 REST-2
 */
final class ConsentsController implements Controller {

	public const PATH = '/consents';

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly PageTokens $tokens,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client
	) {}

	/**
	 * The route is the public's: the token in the body is what counts.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			self::PATH,
			[
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => $this->create( ... ),
			]
		);
	}

	/**
	 * Takes `{et_frontend_nonce, version, granted, mode, action}` and answers 201
	 * with `{"id"}`. Errors are `{"code", "message"}`: 400 malformed, 403 token or
	 * origin, 413, 429 with `Retry-After`, 503. Nothing of the request but these
	 * values is kept.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$body    = (string) $request->get_body();
		$refusal = RequestGuard::refusal( strlen( $body ), (string) $request->get_header( 'origin' ), (string) $request->get_header( 'sec_fetch_site' ), self::host( $request ) );
		if ( null !== $refusal ) {
			return self::refuse( $refusal );
		}
		if ( ! $this->tokens->is_frontend( Proof::token( $body ) ) ) {
			return self::refuse( ErrorKey::BadToken );
		}
		try {
			$proof = Proof::of( $body );
			if ( null === $proof ) {
				return self::refuse( ErrorKey::BadRequest );
			}
			$rate = $this->limiter->hit( 'consents', $this->client->hashed_bucket() );
			return $rate->allowed ? new WP_REST_Response( [ 'id' => $this->proofs->add( $proof ) ], 201, [ 'Cache-Control' => 'no-store' ] ) : self::refuse( ErrorKey::TooMany, $rate->retry_after );
		} catch ( StorageUnavailable ) {
			return self::refuse( ErrorKey::Unavailable );
		}
	}

	/**
	 * The Host header, which REST keeps out of a request that PHP makes.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function host( WP_REST_Request $request ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept.
		$server = wp_unslash( $_SERVER['HTTP_HOST'] ?? '' );
		return (string) ( $request->get_header( 'host' ) ?? ( is_string( $server ) ? $server : '' ) );
	}

	/**
	 * An answer that is an error.
	 *
	 * @param ErrorKey $error Why.
	 * @param int      $after Seconds after which it may be tried again.
	 */
	private static function refuse( ErrorKey $error, int $after = 0 ): WP_REST_Response {
		$message = match ( $error ) {
			ErrorKey::BadToken      => __( 'The page’s token is missing, wrong or too old. Ask keep-alive for a new one.', 'brolga' ),
			ErrorKey::ForeignOrigin => __( 'This call came from another website, so it was not taken.', 'brolga' ),
			ErrorKey::TooLarge      => __( 'This call is too long.', 'brolga' ),
			ErrorKey::TooMany       => __( 'Too many calls in a short time. Please wait a moment.', 'brolga' ),
			ErrorKey::Unavailable   => __( 'The database does not answer just now. Please try again in a minute.', 'brolga' ),
			default                 => __( 'This call could not be read.', 'brolga' ),
		};
		return new WP_REST_Response(
			[
				'code'    => $error->value,
				'message' => $message,
			],
			$error->status(),
			[ 'Cache-Control' => 'no-store' ] + ( $after > 0 ? [ 'Retry-After' => (string) $after ] : [] )
		);
	}
}
