<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicAction;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_ab_get_subject_id`: `{id, content}`.
 *
 * @see AB-18 AB-30
 */
final class VariantAjax implements Module, DeclaresRoutes {

	/**
	 * @param Closure(): Gate           $gate    Is asked first.
	 * @param Closure(): VariantService $service Gives variants.
	 */
	public function __construct(
		#[Later( Gate::class )] private readonly Closure $gate,
		#[Later( VariantService::class )] private readonly Closure $service
	) {}

	/**
	 * A page of ours asks, as often as pages do.
	 */
	public static function routes(): array {
		return [ new PublicRoute(
			Constants::AB_SUBJECT_ACTION,
			signature: PageTokens::frontend(),
			rate: VariantService::rate(),
			edge: Edge::Ajax
		) ];
	}

	/**
	 * Listens for the call.
	 */
	public function register(): void {
		PublicAction::register( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * The answer to a call.
	 *
	 * @param array<array-key, mixed> $post    What was posted.
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	public function answer( array $post, array $server, array $cookies ): JsonAnswer {
		$admission = ( $this->gate )()->ask( self::routes()[0], PublicCall::of_form( $post, $server ) );
		if ( null !== $admission->error ) {
			return JsonAnswer::refused( $admission->error, $admission->retry_after );
		}
		$test = $post['et_pb_ab_test_id'] ?? '';
		try {
			return VariantController::given(
				( $this->service )()->give( is_string( $test ) ? $test : '', $server, $cookies )
			);
		} catch ( StorageUnavailable ) {
			return JsonAnswer::refused( ErrorKey::Unavailable );
		}
	}
}
