<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\Refusal;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\EventError;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET brolga/v1/experiments/{id}/variant`: what a placeholder is replaced by.
 * It changes nothing: the page's script remembers what it was given.
 *
 * @see AB-18 AB-30
 */
final class VariantController implements Controller {

	public function __construct( private readonly VariantService $service ) {}

	/**
	 * Registers the route.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/experiments/(?P<id>[1-9][0-9-]{0,19})/subject',
			[
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => $this->answer( ... ),
				'args'                => [
					'id' => [
						'description' => __( 'The test’s key: the post ID, followed by “-” and the test’s number from a post’s second test on.', 'brolga' ),
						'type'        => 'string',
						'required'    => true,
					],
				],
			]
		);
	}

	/**
	 * Why nothing is given: whether there is a draft of that number is not told.
	 *
	 * @return array{code: string, message: string}
	 */
	public static function unknown(): array {
		return [
			'code'    => Refusal::UnknownTest->value,
			'message' => __( 'No test with this key is running on this site.', 'brolga' ),
		];
	}

	/**
	 * Returns a visitor's variant, `{"id", "content"}`: the one in the cookie, or one chosen by the weights. Errors: 404 if the test does not exist, is not running, or is on a post that visitors cannot see; 429, 503. `admin-ajax.php` with `action=et_pb_ab_get_subject_id`, `et_frontend_nonce` and `et_pb_ab_test_id` returns the same, and 403 without a valid token.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( WP_REST_Request $request ): WP_REST_Response {
		$id = $request->get_param( 'id' );
		try {
			$decision = $this->service->hit();
			if ( ! $decision->allowed ) {
				$answer = self::response( EventError::format( ErrorKey::TooMany ), ErrorKey::TooMany->status() );
				$answer->header( 'Retry-After', (string) $decision->retry_after );
				return $answer;
			}
			$subject_id = $this->service->give( is_string( $id ) ? $id : '', (array) wp_unslash( $_SERVER ), (array) wp_unslash( $_COOKIE ) );
		} catch ( StorageUnavailable ) {
			return self::response( EventError::format( ErrorKey::Unavailable ), ErrorKey::Unavailable->status() );
		}
		return self::response( $subject_id ?? self::unknown(), null === $subject_id ? 404 : 200 );
	}

	/**
	 * An answer that no cache keeps: the next visitor gets another one.
	 *
	 * @param array<string, string> $body   What it says.
	 * @param int                   $status Its status.
	 */
	private static function response( array $body, int $status ): WP_REST_Response {
		return new WP_REST_Response( $body, $status, [ 'Cache-Control' => 'no-store' ] );
	}
}
