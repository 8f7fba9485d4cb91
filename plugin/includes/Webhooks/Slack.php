<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Outbox\Calls\Caller;
use Closure;

/**
 * Posts new leads to a Slack channel, by the deliveries of webhooks. Whoever knows the URL can post
 * there, so it is a secret.
 *
 * @see LEAD-734
 */
final class Slack {

	/** Takes the place of a webhook's id in a delivery; no webhook can have it. */
	public const ID = '@slack';

	private const COMPANY = 'Slack';

	/** Maximum characters of one answer, and of all of them. */
	private const ANSWER  = 500;
	private const ANSWERS = 2500;

	/** @param Closure(): Caller $caller */
	public function __construct(
		private readonly Settings $settings,
		private readonly LeadRepository $leads,
		#[LazyInject( Caller::class )] private readonly Closure $caller
	) {}

	public function is_on(): bool {
		return '' !== $this->url();
	}

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function post( int $id ): void {
		$lead = $this->leads->find( $id );
		if ( null === $lead ) {
			return;
		}
		$url      = $this->is_on() ? $this->url() : throw new Undeliverable( Cause::NoWebhook->with() );
		$response = ( $this->caller )()->call( self::COMPANY, Request::json(
			'POST',
			$url,
			[
				'text'         => self::text( $lead ),
				// Marks such as asterisks stay as the visitor wrote them.
				'mrkdwn'       => false,
				'unfurl_links' => false,
				'unfurl_media' => false,
			]
		) );
		if ( ! $response->is_success() ) {
			throw new Undeliverable( Cause::Refused->with( self::COMPANY, $response->status ) );
		}
	}

	private static function text( Lead $lead ): string {
		$answers = [];
		foreach ( ShownAnswer::all( $lead->fields ) as $field ) {
			if ( '' !== $field['text'] ) {
				$answers[] = "{$field['label']}: " . self::cut( $field['text'], self::ANSWER );
			}
		}
		return self::plain( implode(
			"\n\n",
			array_filter(
				[
					/* translators: %s: the title of a form. */
					sprintf( __( 'New lead: %s', 'brolga' ), $lead->form_title ),
					self::cut( implode( "\n", $answers ), self::ANSWERS ),
					admin_url( "admin.php?page=brolga-leads&lead={$lead->id}" ),
				],
				static fn ( string $part ): bool => '' !== $part
			)
		) );
	}

	private static function cut( string $text, int $length ): string {
		return mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
	}

	/** Escapes Slack's control characters, and breaks words that would notify a whole channel. */
	private static function plain( string $text ): string {
		return str_replace(
			[ '&', '<', '>' ],
			[ '&amp;', '&lt;', '&gt;' ],
			(string) preg_replace( '/@(?=channel|here|everyone|group)/i', "@\u{2060}", $text )
		);
	}

	private function url(): string {
		return $this->settings->of( new WebhooksSection() )->text( WebhooksSection::SLACK_URL );
	}
}
