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
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_ab_get_subject_id`, which returns a variant as `{id, content}`.
 *
 * @see AB-18 AB-30
 */
final class VariantAjax implements Module, DeclaresRoutes {

	/**
	 * @param Closure(): Gate $gate
	 * @param Closure(): VariantService $service
	 */
	public function __construct(
		#[LazyInject( Gate::class )] private readonly Closure $gate,
		#[LazyInject( VariantService::class )] private readonly Closure $service
	) {}

	public static function routes(): array {
		return [ new PublicRoute(
			Constants::AB_SUBJECT_ACTION,
			signature: PageTokens::frontend(),
			rate: VariantService::rate(),
			edge: Edge::Ajax
		) ];
	}

	public function register(): void {
		PublicAction::register( self::routes()[0], $this->answer( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
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
