<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Outbox\Calls\Caller;
use Closure;

/**
 * Posts new leads to a Slack channel. Whoever knows the URL can post there, so it is a secret.
 *
 * @see LEAD-734
 */
final class Slack extends LeadReceiver {

	public const KIND = 'slack';

	private const COMPANY = 'Slack';

	/** Maximum characters of one answer, and of all of them. */
	private const ANSWER  = 500;
	private const ANSWERS = 2500;

	/** Maximum characters of Slack's reason, such as `no_service`. */
	private const REASON = 100;

	/** @param Closure(): Caller $caller */
	public function __construct(
		private readonly Settings $settings,
		LeadRepository $leads,
		#[LazyInject( Caller::class )] private readonly Closure $caller
	) {
		parent::__construct( $leads );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function name(): string {
		return self::COMPANY;
	}

	public function is_on(): bool {
		return '' !== $this->url();
	}

	public function account(): string {
		return '';
	}

	public function policy(): string {
		return __( 'We read messages from our forms in Slack, which therefore processes what you send us.', 'brolga' );
	}

	public function test(): string {
		SiteLanguage::write( fn () => $this->post(
			/* translators: %s: the site's title. */
			sprintf( __( 'This is a test from %s.', 'brolga' ), self::site() ),
			true
		) );
		return __( 'A test message was posted. Look at the channel.', 'brolga' );
	}

	protected function send( Lead $lead, ClaimedJob $job ): void {
		$this->post( self::text( $lead ) );
	}

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	private function post( string $text, bool $at_once = false ): void {
		$request  = Request::json(
			'POST',
			$this->url(),
			[
				'text'         => self::plain( $text ),
				// Marks such as asterisks stay as the visitor wrote them.
				'mrkdwn'       => false,
				'unfurl_links' => false,
				'unfurl_media' => false,
			]
		);
		$response = ( $this->caller )()->call( self::COMPANY, $request, $at_once );
		if ( ! $response->is_success() ) {
			throw new Undeliverable( Cause::NotPosted->with(
				self::COMPANY,
				$response->status,
				Text::start( Text::line( $response->body ), self::REASON )
			) );
		}
	}

	private static function text( Lead $lead ): string {
		$answers = [];
		foreach ( ShownAnswer::all( $lead->fields ) as $field ) {
			if ( '' !== $field['text'] ) {
				$answers[] = "{$field['label']}: " . self::cut( $field['text'], self::ANSWER );
			}
		}
		return implode(
			"\n\n",
			array_filter(
				[
					/* translators: %s: the title of a form. */
					sprintf( __( 'New lead: %s', 'brolga' ), $lead->form_title ),
					self::cut( implode( "\n", $answers ), self::ANSWERS ),
					self::address( $lead ),
				],
				static fn ( string $part ): bool => '' !== $part
			)
		);
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

	private static function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	private function url(): string {
		return $this->settings->of( new WebhooksSection() )->text( WebhooksSection::SLACK_URL );
	}
}
