<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Jobs\Subject;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Source\FormId;
use Brolga\Spam\Wording\Sign;
use Brolga\Spam\Wording\TrainingLabel;
use InvalidArgumentException;

/**
 * A stored lead.
 *
 * @phpstan-import-type StoredField from LeadDraft
 * @phpstan-type SentReply array{key: string, subject: string, quotes: bool, message: string, job: int}
 * @phpstan-type TimelineEvent array{
 *     at: string,
 *     user: int,
 *     kind: string,
 *     text: string,
 *     reply?: SentReply,
 *     signs?: list<array{sign: string, value: string}>,
 * }
 */
final class Lead {

	public const SUBJECT = 'lead';

	/** The timeline event of a lead that was received as spam; its text is the reason. */
	public const KEPT_APART = 'kept';

	/** The timeline event of a lead that was taken out of spam; its emails were sent then. */
	public const RELEASED = 'released';

	public const REPLY = 'reply';

	/**
	 * @param list<StoredField> $fields
	 * @param array<string, string> $campaign
	 * @param list<TimelineEvent> $timeline
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $form_source,
		public readonly string $form_uid,
		public readonly string $form_title,
		public readonly string $page,
		public readonly LeadStatus $status,
		public readonly string $name,
		public readonly string $email,
		public readonly string $summary,
		public readonly array $fields,
		public readonly string $referrer,
		public readonly array $campaign,
		public readonly AssignedVariants $variants,
		public readonly string $consent,
		public readonly array $timeline,
		public readonly string $body_hash,
		public readonly TrainingLabel $lesson,
		public readonly string $created_at,
		public readonly string $updated_at
	) {}

	public static function subject( int $id ): Subject {
		return new Subject( self::SUBJECT, $id );
	}

	/**
	 * Creates a lead from a row. Lists select fewer columns; missing ones are empty.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function from_row( array $row ): self {
		$text         = static fn ( string $column ): string => $row[ $column ] ?? '';
		$attribution = self::decode( $row['attribution'] ?? null );
		$referrer    = $attribution['referrer'] ?? '';
		return new self(
			(int) $text( 'id' ),
			$text( 'form_source' ),
			$text( 'form_uid' ),
			$text( 'form_title' ),
			$text( 'page_url' ),
			LeadStatus::tryFrom( $text( 'status' ) ) ?? LeadStatus::New,
			$text( 'name' ),
			$text( 'email' ),
			$text( 'summary' ),
			StoredAnswers::read( $row['fields'] ?? null ),
			is_string( $referrer ) ? $referrer : '',
			self::campaign( $attribution['campaign'] ?? [] ),
			AssignedVariants::of_stored( $attribution['variants'] ?? [] ),
			$text( 'consent' ),
			self::timeline( self::decode( $row['notes'] ?? null ) ),
			$text( 'body_hash' ),
			TrainingLabel::tryFrom( $text( 'lesson' ) ) ?? TrainingLabel::Nothing,
			$text( 'created_at' ),
			$text( 'updated_at' )
		);
	}

	public function form_id(): ?FormId {
		try {
			return FormId::parse( "{$this->form_source}:{$this->form_uid}" );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	/**
	 * Whether the lead's emails were never queued, because it was received as spam.
	 *
	 * @see SPAM-9
	 */
	public function is_held_back(): bool {
		return $this->was_kept_apart() && ! in_array( self::RELEASED, array_column( $this->timeline, 'kind' ), true );
	}

	public function was_kept_apart(): bool {
		return in_array( self::KEPT_APART, array_column( $this->timeline, 'kind' ), true );
	}

	/** @return array<array-key, mixed> */
	private static function decode( ?string $json ): array {
		try {
			$value = null === $json || '' === $json ? [] : Json::decode( $json, PHP_INT_MAX );
		} catch ( InvalidJson ) {
			$value = [];
		}
		return is_array( $value ) ? $value : [];
	}

	/** @return array<string, string> */
	private static function campaign( mixed $items ): array {
		$campaign = [];
		foreach ( is_array( $items ) ? $items : [] as $name => $value ) {
			if ( is_string( $value ) ) {
				$campaign[ (string) $name ] = $value;
			}
		}
		return $campaign;
	}

	/**
	 * @param array<array-key, mixed> $items
	 * @return list<TimelineEvent>
	 */
	private static function timeline( array $items ): array {
		$events = [];
		foreach ( $items as $item ) {
			$item  = new BlockAttributes( is_array( $item ) ? $item : [] );
			$event = [
				'at'   => $item->line( 'at' ),
				'user' => $item->number( 'user', 0, PHP_INT_MAX ),
				'kind' => $item->line( 'kind' ),
				'text' => $item->lines( 'text' ),
			];
			$signs    = Sign::read( $item->items( 'signs' ) );
			$event    = [] === $signs ? $event : $event + [ 'signs' => $signs ];
			$reply    = new BlockAttributes( $item->items( 'reply' ) );
			$events[] = self::REPLY !== $event['kind'] ? $event : $event + [
				'reply' => [
					'key'     => $reply->line( 'key' ),
					'subject' => $reply->line( 'subject' ),
					'quotes'  => $reply->flag( 'quotes' ),
					'message' => $reply->line( 'message' ),
					'job'     => $reply->number( 'job', 0, PHP_INT_MAX ),
				],
			];
		}
		return $events;
	}
}
