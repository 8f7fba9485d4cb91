<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicAction;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Closure;

/**
 * Handles `admin-ajax.php?action=et_pb_submit_subscribe_form`. The response always has status 200
 * and one flat object, `{success, redirect}` or `{error}`.
 *
 * @see NEWS-5 NEWS-7
 */
final class SubscribeAjax implements Module, DeclaresRoutes {

	/**
	 * @param Closure(): Gate $gate
	 * @param Closure(): SubscriptionService $service
	 */
	public function __construct(
		#[LazyInject( Gate::class )] private readonly Closure $gate,
		#[LazyInject( SubscriptionService::class )] private readonly Closure $service
	) {}

	/** Requires a page token only; the service checks the form's own checksum. */
	public static function routes(): array {
		return [ new PublicRoute( Constants::NEWSLETTER_ACTION, signature: PageTokens::frontend(), edge: Edge::Ajax ) ];
	}

	public function register(): void {
		PublicAction::register(
			self::routes()[0],
			fn ( array $post, array $server ): JsonAnswer => new JsonAnswer( $this->answer( $post, $server ) )
		);
	}

	/**
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
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
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
	 */
	private function result( array $post, array $server ): SubscriptionResult {
		$text  = static fn ( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
		$call  = PublicCall::of_form( $post, $server );
		$error = ( $this->gate )()->ask( self::routes()[0], $call )->error;
		return null === $error
			? ( $this->service )()->subscribe(
				SubscriptionRequest::from(
					$post,
					'et_',
					'account',
					PageRequest::own_address( $text( 'HTTP_REFERER' ), $text( 'HTTP_HOST' ) )
				),
				$call
			)
			: SubscriptionResult::refused( $error );
	}
}
