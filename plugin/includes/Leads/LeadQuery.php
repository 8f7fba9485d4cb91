<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * A question to the table of enquiries, within bounds.
 */
final class LeadQuery {

	/** The longest page of a list. */
	public const MAX_LIMIT = 100;

	/** How many an export reads at once: the longest enquiries there can be fit into memory. */
	public const BATCH = 250;

	/**
	 * @param list<LeadStatus> $statuses Never empty.
	 * @param list<string>      $words    Something must begin with each of them.
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
	 * @param LeadStatus|null $status   One status; null: those of the inbox.
	 * @param string          $form_uid A form's uid; empty: all.
	 * @param string          $search   Words.
	 * @param int             $before   Only what stands below this lead; 0: all.
	 * @param int             $limit    How many.
	 * @param DateRange       $dates    When they came in.
	 * @param list<string>    $origin   Words of Origin, each of which must be there.
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
			[ ...$origin, ...Words::asked( $search ) ],
			$dates,
			max( 0, $before ),
			null,
			max( 1, min( self::BATCH, $limit ) )
		);
	}

	/**
	 * The same question, from another key on.
	 *
	 * @param LeadKey $key Only what stands below it.
	 */
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

	/**
	 * Whether its filter lets all enquiries of its days through.
	 */
	public function is_of_all(): bool {
		return '' === $this->form_uid && count( $this->statuses ) === count( LeadStatus::cases() );
	}

	/**
	 * Whether it lists spam and nothing else.
	 */
	public function is_of_spam(): bool {
		return [ LeadStatus::Spam ] === $this->statuses;
	}

	/**
	 * The same question about other statuses, from the newest on.
	 *
	 * @param list<LeadStatus> $statuses Never empty.
	 */
	public function with_statuses( array $statuses ): self {
		return new self( $statuses, $this->form_uid, $this->words, $this->dates, 0, null, $this->limit );
	}
}
