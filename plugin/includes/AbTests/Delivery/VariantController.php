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
 * `GET brolga/v1/experiments/{id}/subject`: returns the variant for a placeholder. The request
 * changes nothing on the server; the page's script stores the variant in a cookie.
 *
 * @see AB-18 AB-30
 */
final class VariantController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly VariantService $service
	) {}

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

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * Returns 404 for drafts, too, so that the response does not reveal that they exist.
	 *
	 * @param array{id: string, content: string}|null $subject_id
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
