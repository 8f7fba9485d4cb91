<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\Refusal;
use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use WP_REST_Request;

/**
 * `GET brolga/v1/experiments/{id}/variant`: what a placeholder is replaced by.
 * It changes nothing: the page's script remembers what it was given.
 *
 * @see AB-18 AB-30
 */
final class VariantController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly VariantService $service
	) {}

	/**
	 * Anybody may ask, as often as pages do.
	 */
	public static function routes(): array {
		$id = [
			'description' => __( 'The test’s key: the post ID, plus “-” and the test’s number for every test on the post after the first.', 'brolga' ),
			'type'        => 'string',
			'required'    => true,
		];
		return [ PublicRoute::open(
			'/experiments/(?P<id>[1-9][0-9-]{0,19})/subject',
			VariantService::rate(),
			[ 'id' => $id ]
		) ];
	}

	/**
	 * Opens the route.
	 */
	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * The answer: a variant, or why nothing is given. Whether there is a draft of
	 * that number is not told.
	 *
	 * @param array{id: string, content: string}|null $subject_id The variant; null: there is none for this visitor.
	 */
	public static function given( ?array $subject_id ): JsonAnswer {
		return null !== $subject_id ? new JsonAnswer( $subject_id ) : new JsonAnswer(
			[
				'code'    => Refusal::UnknownTest->value,
				'message' => __( 'No test with this key is running on this site.', 'brolga' ),
			],
			404
		);
	}

	/**
	 * Returns a visitor's variant, `{"id", "content"}`: the one in the cookie, or one chosen by the weights. Errors:
	 * 404 if the test does not exist, is not running, or is on a post that visitors cannot see; 429, 503.
	 * `admin-ajax.php` with `action=et_pb_ab_get_subject_id`, `et_frontend_nonce` and `et_pb_ab_test_id` returns the
	 * same, and 403 without a valid token.
	 *
	 * @param Admission $admission What Gate says of it.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( PublicCall $call, Admission $admission, WP_REST_Request $request ): JsonAnswer {
		$id      = $request->get_param( 'id' );
		$subject_id = $this->service->give(
			is_string( $id ) ? $id : '',
			(array) wp_unslash( $_SERVER ),
			(array) wp_unslash( $_COOKIE )
		);
		return self::given( $subject_id );
	}
}
