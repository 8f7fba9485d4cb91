<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\EventError;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Forms\Sending\PageRequest;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_ab_get_subject_id`: `{id, content}`.
 *
 * @see AB-18 AB-30
 */
final class VariantAjax implements Module {

	/**
	 * @param Closure(): VariantService $service Gives variants.
	 */
	public function __construct(
		#[Later( VariantService::class )] private readonly Closure $service,
		private readonly PageTokens $tokens
	) {}

	/**
	 * Visitors and those who are signed in are answered alike.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . Constants::AB_SUBJECT_ACTION, $this->respond( ... ) );
		add_action( 'wp_ajax_nopriv_' . Constants::AB_SUBJECT_ACTION, $this->respond( ... ) );
	}

	/**
	 * Answers the call.
	 */
	private function respond(): void {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages come from caches, where a nonce dies: answer() checks the page's token.
		$answer = $this->answer( (array) wp_unslash( $_POST ), (array) wp_unslash( $_SERVER ), (array) wp_unslash( $_COOKIE ) );
		wp_send_json( $answer['body'], $answer['status'] );
	}

	/**
	 * The answer to a call.
	 *
	 * @param array<array-key, mixed> $post    What was posted.
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 * @return array{status: int, body: array<string, string>}
	 */
	public function answer( array $post, array $server, array $cookies ): array {
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$bytes   = max( (int) $text( $server['CONTENT_LENGTH'] ?? '' ), PageRequest::size( $post ) );
		$refusal = RequestGuard::refusal( $bytes, $text( $server['HTTP_ORIGIN'] ?? '' ), $text( $server['HTTP_SEC_FETCH_SITE'] ?? '' ), $text( $server['HTTP_HOST'] ?? '' ) );
		if ( null === $refusal && ! $this->tokens->is_frontend( $text( $post['et_frontend_nonce'] ?? '' ) ) ) {
			$refusal = ErrorKey::BadToken;
		}
		if ( null !== $refusal ) {
			return self::failed( $refusal );
		}
		try {
			$service = ( $this->service )();
			if ( ! $service->hit()->allowed ) {
				return self::failed( ErrorKey::TooMany );
			}
			$subject_id = $service->give( $text( $post['et_pb_ab_test_id'] ?? '' ), $server, $cookies );
		} catch ( StorageUnavailable ) {
			return self::failed( ErrorKey::Unavailable );
		}
		return [
			'status' => null === $subject_id ? 404 : 200,
			'body'   => $subject_id ?? VariantController::unknown(),
		];
	}

	/**
	 * An answer to a call that is not taken.
	 *
	 * @param ErrorKey $error Why.
	 * @return array{status: int, body: array{code: string, message: string}}
	 */
	private static function failed( ErrorKey $error ): array {
		return [
			'status' => $error->status(),
			'body'   => EventError::format( $error ),
		];
	}
}
