<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Jobs\Subject;
use Brolga\Forms\Answers\StoredAnswers;

/**
 * A stored subscriber, with the proof of consent.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Subscriber {

	public const SUBJECT = 'subscriber';

	/** @param list<StoredField> $fields */
	private function __construct(
		public readonly int $id,
		public readonly string $list_id,
		public readonly string $email,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly array $fields,
		public readonly SubscriberStatus $status,
		public readonly string $wording,
		public readonly string $consent_page,
		public readonly string $consent_ip_hash,
		public readonly string $consent_at,
		public readonly string $form,
		public readonly string $referral,
		public readonly string $spam_reason
	) {}

	public static function subject( int $id ): Subject {
		return new Subject( self::SUBJECT, $id );
	}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		$text = static fn ( string $column ): string => $row[ $column ] ?? '';
		return new self(
			(int) $text( 'id' ),
			$text( 'list_id' ),
			$text( 'email' ),
			$text( 'first_name' ),
			$text( 'last_name' ),
			StoredAnswers::read( $row['fields'] ?? null ),
			SubscriberStatus::tryFrom( $text( 'status' ) ) ?? SubscriberStatus::Unsubscribed,
			$text( 'consent_text' ),
			$text( 'consent_page' ),
			$text( 'consent_ip_hash' ),
			$text( 'consent_at' ),
			$text( 'form' ),
			$text( 'referral' ),
			$text( 'spam_reason' )
		);
	}
}
