<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/** A query for leads, with limits. */
final class LeadQuery {

	public const MAX_LIMIT = 100;

	/** Leads that an export reads at a time: even the longest possible ones fit into memory. */
	public const BATCH = 250;

	/**
	 * @param list<LeadStatus> $statuses
	 * @param list<string> $words
	 */
	private function __construct(
		public readonly array $statuses,
		public readonly string $form_uid,
		public readonly array $words,
		public readonly DateRange $dates,
		public readonly int $before,
		public readonly ?LeadKey $key,
		public readonly int $limit
	) {}

	/**
	 * @param LeadStatus|null $status   Null for those of the inbox.
	 * @param string          $form_uid Empty for all forms.
	 * @param string          $search   Search terms; may be empty.
	 * @param int             $before   Only leads after this one in the list; 0 for all.
	 * @param list<string>    $origin   Index words of Origin, all of which must match.
	 */
	public static function of(
		?LeadStatus $status,
		string $form_uid,
		string $search,
		int $before,
		int $limit,
		DateRange $dates = new DateRange(),
		array $origin = []
	): self {
		return new self(
			null === $status ? [ LeadStatus::New, LeadStatus::Open, LeadStatus::Done ] : [ $status ],
			$form_uid,
			[ ...$origin, ...SearchWords::asked( $search ) ],
			$dates,
			max( 0, $before ),
			null,
			max( 1, min( self::BATCH, $limit ) )
		);
	}

	public function continued( LeadKey $key ): self {
		return new self(
			$this->statuses,
			$this->form_uid,
			$this->words,
			$this->dates,
			$this->before,
			$key,
			$this->limit
		);
	}

	/** Whether leads of all forms and statuses match. */
	public function is_of_all(): bool {
		return '' === $this->form_uid && count( $this->statuses ) === count( LeadStatus::cases() );
	}

	public function is_of_spam(): bool {
		return [ LeadStatus::Spam ] === $this->statuses;
	}

	/** @param list<LeadStatus> $statuses */
	public function with_statuses( array $statuses ): self {
		return new self( $statuses, $this->form_uid, $this->words, $this->dates, 0, null, $this->limit );
	}
}
