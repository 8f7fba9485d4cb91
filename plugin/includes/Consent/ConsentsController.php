<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/consents` keeps an answer as proof.
 *
 * @see CONSENT-10 CONSENT-28 REST-2
 */
final class ConsentsController implements Controller {

	public const PATH = '/consents';

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly Wordings $wordings,
		private readonly PageTokens $tokens,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client
	) {}

	/**
	 * The route is the public's: the token in the body is what counts.
	 */
	public function add_routes(): void {
		PublicCall::open( self::PATH, $this->create( ... ) );
	}

	/**
	 * Takes `{et_frontend_nonce, id, age, version, granted, mode, action}`, of which
	 * the id (32 hexadecimal digits) and the age (seconds) may be missing, and answers
	 * 201 with `{"id"}`, to the same id again as well. Errors are `{"code", "message"}`: 400 malformed or about a service that was never asked about, 403 token or
	 * origin, 413, 429 with `Retry-After`, 503. Nothing of the request but these
	 * values is kept.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$body    = (string) $request->get_body();
		$refusal = PublicCall::refusal( $request );
		if ( null !== $refusal ) {
			return PublicCall::refuse( $refusal );
		}
		try {
			$json = Json::map( $body );
		} catch ( InvalidJson ) {
			$json = [];
		}
		$token = $json['et_frontend_nonce'] ?? '';
		if ( ! is_string( $token ) || ! $this->tokens->is_frontend( $token ) ) {
			return PublicCall::refuse( ErrorKey::BadToken );
		}
		try {
			return $this->keep( $json );
		} catch ( StorageUnavailable ) {
			return PublicCall::refuse( ErrorKey::Unavailable );
		}
	}

	/**
	 * Keeps the answer of a page of ours.
	 *
	 * @param array<array-key, mixed> $json The call.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function keep( array $json ): WP_REST_Response {
		$rate = $this->limiter->hit( 'consents', $this->client->hashed_bucket(), RateAllowance::events() );
		if ( ! $rate->allowed ) {
			return PublicCall::refuse( ErrorKey::TooMany, $rate->retry_after );
		}
		$proof = Proof::of( $json );
		if ( null === $proof || [] !== array_diff( $proof->granted, $this->wordings->services_of( $proof->version ) ) ) {
			return PublicCall::refuse( ErrorKey::BadRequest );
		}
		$this->proofs->add( $proof );
		return PublicCall::answer( [ 'id' => $proof->id ], 201 );
	}
}
