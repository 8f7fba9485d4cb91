<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Support\ErrorKey;

/**
 * `POST brolga/v1/consents`: stores a visitor's answer as proof.
 *
 * @see CONSENT-10 CONSENT-28 REST-2
 */
final class ConsentsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly ProofRepository $proofs,
		private readonly ConsentWordings $wordings
	) {}

	/** The visitor's page may send the answer late, after it was offline. */
	public static function routes(): array {
		return [
			new PublicRoute(
				'/consents',
				signature: PageTokens::frontend(),
				rate: new Rate( 'consents', RateAllowance::events() ),
				args: [
					'id'      => [
						'description' => 'The consent number: 32 hexadecimal digits. Leave out for the first answer.',
						'type'        => [ 'string', 'null' ],
					],
					'age'     => [
						'description' => 'How many seconds ago the visitor answered.',
						'type'        => [ 'integer', 'null' ],
						'minimum'     => 0,
					],
					'version' => [
						'description' => 'The version of the wording that the visitor saw.',
						'type'        => 'string',
						'required'    => true,
						'maxLength'   => 40,
					],
					'granted' => [
						'description' => 'IDs of the services that the visitor agreed to.',
						'type'        => 'array',
						'required'    => true,
						'maxItems'    => Proof::MAX_SERVICES,
						'items'       => [ 'type' => 'string' ],
					],
					'mode'    => [
						'description' => 'How the site asks for consent.',
						'type'        => 'string',
						'required'    => true,
						'enum'        => array_column( Mode::cases(), 'value' ),
					],
					'action'  => [
						'description' => 'What the visitor pressed.',
						'type'        => 'string',
						'required'    => true,
						'enum'        => Proof::ACTIONS,
					],
				]
			),
		];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->create( ... ) );
	}

	/**
	 * Stores a visitor's answer to the consent banner, and returns 201 with its number, `{"id"}`; an answer that is
	 * sent again with the same number, too. The body also has `et_frontend_nonce`. Errors: 400 for a malformed
	 * request, or an answer that does not fit the question; 403 for the token or the origin; 413, 429, 503. Only
	 * these values are stored.
	 */
	private function create( PublicCall $call ): JsonAnswer {
		$proof = Proof::of( $call->body );
		if ( null === $proof || ! $this->wordings->can_have( $proof ) ) {
			return JsonAnswer::refused( ErrorKey::BadRequest );
		}
		$this->proofs->add( $proof );
		return new JsonAnswer( [ 'id' => $proof->id ], 201 );
	}
}
