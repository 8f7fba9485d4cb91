<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Core\Internals\DefaultScripts;
use Brolga\Core\Page\PageAnswer;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Text;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Sending\CurrentPageAddress;
use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Views\FormScope;
use Brolga\Forms\Views\FormState;
use Closure;

/**
 * Handles forms that are posted to a page, with scripts or without. If the request has the module
 * header, the response is the HTML of that form alone. Otherwise a success redirects, so that a
 * reload does not send the form again, and a failure is the whole page with the visitor's text.
 *
 * @see FORM-25 FORM-26 FORM-27 FORM-28 FORM-36
 */
final class FormPostAction implements Module, DeclaresRoutes {

	/** Seconds for which a thank-you page can find the lead that it counts. */
	private const LEAD_COOKIE_TTL = 600;

	/** A response whose body is the page that WordPress renders next. */
	private ?PageAnswer $pending = null;

	/** The form's root element that the request wants on its own; empty for the whole page. */
	private string $wanted = '';

	private string $cut = '';

	/**
	 * @param Closure(): SubmissionService $service
	 * @param Closure(): FormLocator $locator
	 * @param Closure(): FormScope $scope
	 * @param Closure(): FormState $state
	 */
	public function __construct(
		#[LazyInject( SubmissionService::class )] private readonly Closure $service,
		private readonly FormTokens $tokens,
		#[LazyInject( FormLocator::class )] private readonly Closure $locator,
		#[LazyInject( FormScope::class )] private readonly Closure $scope,
		#[LazyInject( FormState::class )] private readonly Closure $state,
		private readonly Clock $clock
	) {}

	public static function routes(): array {
		return [
			SubmissionService::route()->at( Edge::Page, FormReader::FORM_BLOCK, Constants::FORM_FORM_TOKEN_NAME ),
		];
	}

	/**
	 * Responds before WordPress queries the page, because a redirect or a single form needs none.
	 * If the page itself is the response, its status is set again after WordPress has set its own.
	 * The block filter runs before FormScope closes the form.
	 */
	public function register(): void {
		add_action( 'wp_loaded', $this->respond( ... ) );
		add_action( 'template_redirect', $this->begin_page( ... ), 1 );
		add_filter( 'render_block_' . FormReader::FORM_BLOCK, $this->cut_out( ... ), PHP_INT_MAX - 1 );
		add_action( 'wp_body_open', $this->print_unshown( ... ), 20 );
	}

	private function respond(): void {
		// Only pages contain forms; the dashboard, cron and other entry points do not.
		$request = wp_using_themes()
			? PageRequest::of(
				// phpcs:ignore WordPress.Security.NonceVerification -- Pages come from caches, where a nonce dies: SpamGuard and the form’s own token judge the request.
				(array) wp_unslash( $_POST ),
				(array) wp_unslash( $_SERVER ),
				$_FILES,
				// phpcs:ignore WordPress.Security.NonceVerification -- Pages come from caches, where a nonce dies: SpamGuard and the form’s own token judge the request.
				(array) wp_unslash( $_GET ),
				(array) wp_unslash( $_COOKIE )
			)
			: null;
		if ( null === $request ) {
			return;
		}
		PageAnswer::keep_from_caches();
		$answer = $this->answer( $request );
		if ( '' !== $answer->lead ) {
			// The site's script counts the lead and deletes the cookie.
			setcookie(
				Constants::LEAD_COOKIE,
				$answer->lead,
				[
					'expires'  => $this->clock->timestamp() + self::LEAD_COOKIE_TTL,
					'path'     => '/',
					'secure'   => is_ssl(),
					'samesite' => 'Lax',
				]
			);
		}
		if ( null === $answer->body ) {
			$this->pending = $answer;
			$this->wanted  = $request->module;
			return;
		}
		$answer->send();
	}

	/**
	 * Sends the headers of the page. If the request wants a single form but doesn't identify it,
	 * the page is rendered into a buffer and the form is taken from there.
	 *
	 * @see FORM-25
	 */
	private function begin_page(): void {
		if ( null === $this->pending ) {
			return;
		}
		$this->pending->send_head();
		if ( '' !== $this->wanted ) {
			ob_start( fn ( string $page ): string => '' === $this->cut ? $page : $this->cut );
		}
	}

	private function cut_out( mixed $content ): mixed {
		$form = ( $this->scope )()->current();
		if (
			is_string( $content )
			&& '' !== $this->wanted
			&& null !== $form?->outcome
			&& $this->wanted === $form->module_id()
		) {
			$this->cut = $content;
		}
		return $content;
	}

	public function answer( PageRequest $request ): PageAnswer {
		$result = $request->lost_files
			? SubmissionResult::refused( ErrorKey::FilesTooLarge )
			: ( $this->service )()->submit( $request->submission, $request->call );
		( $this->state )()->keep( new FormOutcome( $result, $request->submission ) );

		$headers = [ 'Vary' => Constants::FORM_MODULE_HEADER ];
		$lead    = $result->is_lead && null !== $result->form_id ? "{$result->mark}.{$result->form_id->uid}" : '';
		$module  = $this->module( $request );
		if ( null !== $module ) {
			$headers['Content-Type'] = 'text/html; charset=' . get_bloginfo( 'charset' );
			return new PageAnswer( $result->error?->status() ?? 200, $headers, $module, $result->retry_after, $lead );
		}
		if ( null === $result->error && null !== $result->form_id ) {
			$headers['Location'] = $this->destination( $result, $request->submission->number );
			return new PageAnswer( 303, $headers, '', lead: $lead );
		}
		return new PageAnswer(
			( $result->error ?? ErrorKey::BadRequest )->status(),
			$headers,
			null,
			$result->retry_after
		);
	}

	/** Returns the HTML of the form that the request wants on its own; null for the whole page. */
	private function module( PageRequest $request ): ?string {
		if ( '' === $request->module ) {
			return null;
		}
		$id    = $this->tokens->peek( $request->submission->form_token );
		$block = null === $id ? null : ( $this->locator )()->offered_block( $id );
		if ( null === $id || null === $block ) {
			return null;
		}
		$form   = FormReader::read( $block );
		$number = $request->submission->number;
		if (
			! in_array( $request->module, [ $form->module_id( $number ), $form->module_id( $number, true ) ], true )
		) {
			return null;
		}
		DefaultScripts::leave_out();
		return ( $this->scope )()->render_alone( $block, $id, $number, $request->module );
	}

	private function destination( SubmissionResult $result, int $number ): string {
		if ( '' !== $result->redirect || null === $result->form_id ) {
			return wp_sanitize_redirect( $result->redirect );
		}
		$route = null === $result->route ? '' : $this->tokens->sign_route( $result->form_id, $result->route );
		return CurrentPageAddress::of_success(
			$result->form_id,
			$result->form?->module_id( $number ) ?? '',
			$route,
			[] === $result->left
		);
	}

	/**
	 * Prints a failure that no form on the page could show because the form no longer exists: a
	 * message, and the visitor's text.
	 *
	 * @see FORM-46
	 */
	private function print_unshown(): void {
		$outcome = ( $this->state )()->unshown();
		if ( null === $outcome || null === $outcome->result->error ) {
			return;
		}
		$texts = '';
		foreach ( $outcome->typed() as $value ) {
			$text   = is_string( $value ) ? Text::lines( $value ) : '';
			$texts .= '' === $text ? '' : '<p>' . nl2br( esc_html( $text ) ) . '</p>';
		}
		Html::put(
			sprintf(
				'<div class="%s" role="alert"><p>%s</p>%s</div>',
				esc_attr( Constants::FORM_ERROR_TEXT_CLASS ),
				esc_html( $outcome->result->message() ),
				$texts // Escaped above.
			)
		);
	}
}
