<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Forms\Fields\StoredAnswers;
use Brolga\Leads\Entry;
use Brolga\Leads\EntryDraft;
use DateTimeImmutable;
use DateTimeZone;

/**
 * The same of a new enquiry and of one that was stored long ago.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Facts {

	/**
	 * @phpstan-param list<StoredField> $fields
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly array $fields,
		public readonly string $page,
		public readonly string $email,
		public readonly string $name,
		public readonly DateTimeImmutable $at
	) {}

	/**
	 * Of an enquiry that has just been stored.
	 *
	 * @param int               $id    Its number.
	 * @param EntryDraft        $draft What was stored.
	 * @param DateTimeImmutable $at    Now.
	 */
	public static function of_draft( int $id, EntryDraft $draft, DateTimeImmutable $at ): self {
		return new self( $id, $draft->title, $draft->fields, $draft->attribution->page, $draft->contact->email, $draft->contact->full_name(), $at );
	}

	/**
	 * Of a stored enquiry.
	 *
	 * @param Entry $entry The entry.
	 */
	public static function of_entry( Entry $entry ): self {
		return new self( $entry->id, $entry->form_title, $entry->fields, $entry->page, $entry->email, $entry->name, new DateTimeImmutable( $entry->created_at, new DateTimeZone( 'UTC' ) ) );
	}
}
