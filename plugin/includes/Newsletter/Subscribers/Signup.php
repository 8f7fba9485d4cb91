<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Forms\Answers\StoredAnswers;

/**
 * A stored sign-up for a list, with the proof of consent and its subscriber.
 *
 * @see NEWS-32
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Signup {

	/** @param list<StoredField> $fields */
	private function __construct(
		public readonly int $id,
		public readonly Subscriber $subscriber,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly array $fields,
		public readonly string $wording,
		public readonly string $consent_page,
		public readonly string $consent_ip_hash,
		public readonly string $consent_at,
		public readonly string $form,
		public readonly string $referral,
		public readonly string $asked_at,
		public readonly bool $is_answered
	) {}

	/** @param array<string, string|int|float|null> $row */
	public static function from_row( array $row, Subscriber $subscriber ): self {
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		return new self(
			(int) $text( 'id' ),
			$subscriber,
			$text( 'first_name' ),
			$text( 'last_name' ),
			StoredAnswers::read( $text( 'fields' ) ),
			$text( 'consent_text' ),
			$text( 'consent_page' ),
			$text( 'consent_ip_hash' ),
			$text( 'consent_at' ),
			$text( 'form' ),
			$text( 'referral' ),
			$text( 'asked_at' ),
			'1' === $text( 'answered' )
		);
	}
}
