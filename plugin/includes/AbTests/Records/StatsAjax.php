<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicAction;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_update_stats_table`: takes one record, and returns its result.
 *
 * @see AB-15 AB-16
 */
final class StatsAjax implements Module, DeclaresRoutes {

	/** @param Closure(): RecordService $service */
	public function __construct(
		#[LazyInject( RecordService::class )] private readonly Closure $service,
		private readonly Staff $staff,
		private readonly VariantProof $proof
	) {}

	public static function routes(): array {
		return [ RecordService::route()->at( Edge::Ajax, Constants::AB_STATS_ACTION ) ];
	}

	public function register(): void {
		PublicAction::register( self::routes()[0], $this->respond( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $post    What was posted.
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	private function respond( array $post, array $server, array $cookies ): JsonAnswer {
		$answer = $this->answer( $post, $server, $cookies );
		$this->proof->send( $answer->cookies );
		return null === $answer->error
			? new JsonAnswer( $answer->results[0]->format() )
			: JsonAnswer::refused( $answer->error, $answer->retry_after );
	}

	/**
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	public function answer( array $post, array $server, array $cookies ): RecordAnswer {
		$text  = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$bytes = max( (int) $text( $server['CONTENT_LENGTH'] ?? '' ), PublicCall::size( $post ) );
		try {
			$records = [ Json::map( $text( $post['stats_data_array'] ?? '' ) ) ];
		} catch ( InvalidJson ) {
			$records = null;
		}
		return ( $this->service )()->record(
			RecordCall::of(
				$server,
				$cookies,
				$bytes,
				$text( $post['et_ab_log_nonce'] ?? '' ),
				$records,
				$this->staff->is_here()
			)
		);
	}
}
