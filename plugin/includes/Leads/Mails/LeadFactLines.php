<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use DateTimeImmutable;
use DateTimeZone;

/**
 * The facts about a lead as lines of text, the same for a new lead and a stored one.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class LeadFactLines {

	/** @phpstan-param list<StoredField> $fields */
	private function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly array $fields,
		public readonly string $page,
		public readonly string $email,
		public readonly string $name,
		public readonly DateTimeImmutable $at
	) {}

	public static function of_draft( int $id, LeadDraft $draft, DateTimeImmutable $at ): self {
		return new self(
			$id,
			$draft->title,
			$draft->fields,
			$draft->attribution->page,
			$draft->contact->email,
			$draft->contact->full_name(),
			$at
		);
	}

	public static function of_lead( Lead $lead ): self {
		return new self(
			$lead->id,
			$lead->form_title,
			$lead->fields,
			$lead->page,
			$lead->email,
			$lead->name,
			new DateTimeImmutable( $lead->created_at, new DateTimeZone( 'UTC' ) )
		);
	}
}
