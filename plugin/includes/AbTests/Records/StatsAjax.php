<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\EventError;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Forms\Sending\PageRequest;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_update_stats_table`: one record, one flat answer.
 *
 * @see AB-15 AB-16
 */
final class StatsAjax implements Module {

	/**
	 * @param Closure(): RecordService $service Counts.
	 */
	public function __construct(
		#[Later( RecordService::class )] private readonly Closure $service,
		private readonly Staff $staff,
		private readonly VariantProof $proof
	) {}

	/**
	 * Visitors and those who are signed in are answered alike.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . Constants::AB_STATS_ACTION, $this->respond( ... ) );
		add_action( 'wp_ajax_nopriv_' . Constants::AB_STATS_ACTION, $this->respond( ... ) );
	}

	/**
	 * Answers the call.
	 */
	private function respond(): void {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages come from caches, where a nonce dies: RecordService checks the page's token.
		$answer = $this->answer( (array) wp_unslash( $_POST ), (array) wp_unslash( $_SERVER ), (array) wp_unslash( $_COOKIE ) );
		$this->proof->send( $answer->cookies );
		if ( $answer->retry_after > 0 ) {
			header( "Retry-After: {$answer->retry_after}" );
		}
		wp_send_json( null === $answer->error ? $answer->results[0]->format() : EventError::format( $answer->error ), $answer->status() );
	}

	/**
	 * What becomes of a call.
	 *
	 * @param array<array-key, mixed> $post    What was posted.
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	public function answer( array $post, array $server, array $cookies ): RecordAnswer {
		$text  = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$bytes = max( (int) $text( $server['CONTENT_LENGTH'] ?? '' ), PageRequest::size( $post ) );
		try {
			$records = [ Json::map( $text( $post['stats_data_array'] ?? '' ) ) ];
		} catch ( InvalidJson ) {
			$records = null;
		}
		return ( $this->service )()->record( RecordCall::of( $server, $cookies, $bytes, $text( $post['et_ab_log_nonce'] ?? '' ), $records, $this->staff->is_here() ) );
	}
}
