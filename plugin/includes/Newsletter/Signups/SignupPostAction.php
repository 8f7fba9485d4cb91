<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Page\PageAnswer;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Closure;

/**
 * Handles sign-ups from browsers without JavaScript. A success redirects, so that a reload does
 * not submit again; a failure renders the page with the visitor's input.
 */
final class SignupPostAction implements Module, DeclaresRoutes {

	private const PREFIX = 'et_pb_signup_';

	public const CHECKSUM = self::PREFIX . 'checksum';

	/** A failed sign-up, whose response body is the page that WordPress renders. */
	private ?PageAnswer $pending = null;

	/**
	 * @param Closure(): SubscriptionService $service
	 * @param Closure(): FormLocator $locator
	 */
	public function __construct(
		#[LazyInject( SubscriptionService::class )] private readonly Closure $service,
		private readonly SignupForms $forms,
		#[LazyInject( FormLocator::class )] private readonly Closure $locator
	) {}

	public static function routes(): array {
		return [ SubscriptionService::route()->at( Edge::Page, SignupForm::BLOCK, self::CHECKSUM ) ];
	}

	/**
	 * Runs before WordPress queries the page. A failure's HTTP status is set again on
	 * template_redirect, because WordPress overwrites it.
	 */
	public function register(): void {
		add_action( 'wp_loaded', $this->respond( ... ) );
		add_action( 'template_redirect', fn () => $this->pending?->send_head(), 1 );
	}

	private function respond(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages come from caches, where a nonce dies: SpamGuard and the form’s checksum judge the request.
		$post = (array) wp_unslash( $_POST );
		// Only forms on pages; the script's call has its own parameter names.
		if ( ! wp_using_themes() || ! isset( $post[ self::CHECKSUM ] ) ) {
			return;
		}
		PageAnswer::keep_from_caches();
		$answer = $this->answer( $post, (array) wp_unslash( $_SERVER ) );
		if ( null === $answer->body ) {
			$this->pending = $answer;
			return;
		}
		$answer->send();
	}

	/**
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
	 */
	public function answer( array $post, array $server ): PageAnswer {
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$host    = $text( $server['HTTP_HOST'] ?? '' );
		$page    = PageRequest::own_address( $text( $server['HTTP_REFERER'] ?? '' ), $host );
		$request = SubscriptionRequest::from(
			$post,
			self::PREFIX,
			'account_name',
			'' === $page ? CurrentPageAddress::current() : $page
		);
		$result  = ( $this->service )()->subscribe( $request, PublicCall::of_form( $post, $server ) );
		if ( null === $result->error && null !== $result->form_id ) {
			$block    = ( $this->locator )()->block( $result->form_id, SignupForm::BLOCK ) ?? [];
			$location = '' === $result->redirect
				? CurrentPageAddress::of_success(
					$result->form_id,
					SignupForm::read( $block )->module_id( $request->number )
				)
				: wp_sanitize_redirect( $result->redirect );
			return new PageAnswer( 303, [ 'Location' => $location ], '' );
		}
		$this->forms->keep( $result, $request );
		return new PageAnswer( ( $result->error ?? ErrorKey::BadRequest )->status(), [], null, $result->retry_after );
	}
}
