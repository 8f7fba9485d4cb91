<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Closure;

/**
 * `admin-ajax.php?action=et_pb_submit_subscribe_form`: always 200, always one
 * flat object, `{success, redirect}` or `{error}`.
 *
 * @see NEWS-5 NEWS-7
 */
final class SubscribeAjax implements Module {

	/**
	 * @param Closure(): SubscriptionService $service Takes sign-ups in.
	 */
	public function __construct(
		#[Later( SubscriptionService::class )] private readonly Closure $service,
		private readonly PageTokens $tokens
	) {}

	/**
	 * Visitors and those who are signed in are answered alike.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . Constants::NEWSLETTER_ACTION, $this->respond( ... ) );
		add_action( 'wp_ajax_nopriv_' . Constants::NEWSLETTER_ACTION, $this->respond( ... ) );
	}

	/**
	 * Answers the call.
	 */
	private function respond(): void {
		nocache_headers();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages come from caches, where a nonce dies: SpamGuard and the form’s checksum judge the request.
		wp_send_json( $this->answer( (array) wp_unslash( $_POST ), (array) wp_unslash( $_SERVER ) ) );
	}

	/**
	 * The answer to a call.
	 *
	 * @param array<array-key, mixed> $post   What was posted.
	 * @param array<array-key, mixed> $server What the server knows of the request.
	 * @return array{success: string, redirect: string}|array{error: string}
	 */
	public function answer( array $post, array $server ): array {
		$result = $this->result( $post, $server );
		return null === $result->error
			? [
				'success'  => $result->message,
				'redirect' => $result->redirect,
			]
			: [ 'error' => $result->message ];
	}

	/**
	 * What becomes of a call: size, origin, the page's token; the rest is the
	 * service's to ask.
	 *
	 * @param array<array-key, mixed> $post   What was posted.
	 * @param array<array-key, mixed> $server What the server knows of the request.
	 */
	private function result( array $post, array $server ): SubscriptionResult {
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$host    = $text( $server['HTTP_HOST'] ?? '' );
		$bytes   = max( (int) $text( $server['CONTENT_LENGTH'] ?? '' ), PageRequest::size( $post ) );
		$refusal = RequestGuard::refusal( $bytes, $text( $server['HTTP_ORIGIN'] ?? '' ), $text( $server['HTTP_SEC_FETCH_SITE'] ?? '' ), $host );
		if ( null !== $refusal ) {
			return SubscriptionResult::refused( $refusal );
		}
		if ( ! $this->tokens->is_frontend( $text( $post['et_frontend_nonce'] ?? '' ) ) ) {
			return SubscriptionResult::refused( ErrorKey::BadToken );
		}
		return ( $this->service )()->subscribe( SubscriptionRequest::from( $post, 'et_', 'account', PageRequest::own_address( $text( $server['HTTP_REFERER'] ?? '' ), $host ) ) );
	}
}
