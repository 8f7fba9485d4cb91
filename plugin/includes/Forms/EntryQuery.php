<?php
/**
 * What a list of enquiries holds.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

/**
 * A question to the table of enquiries, within bounds.
 */
final class EntryQuery {

	/** The longest page of a list. */
	public const MAX_LIMIT = 100;

	/** How many an export reads at once: the longest enquiries there can be fit into memory. */
	public const BATCH = 250;

	/** The most words of a search that count. */
	private const MAX_WORDS = 8;

	/**
	 * Keeps the parts; use of().
	 *
	 * @param list<EntryStatus> $statuses Never empty.
	 * @param string            $form_uid A form's uid; empty: all.
	 * @param list<string>      $words    In small letters; each must be found.
	 * @param int               $before   Only entries with a lower id; 0: all.
	 * @param int               $limit    How many.
	 * @param DateRange         $dates    When they came in.
	 */
	private function __construct(
		public readonly array $statuses,
		public readonly string $form_uid,
		public readonly array $words,
		public readonly int $before,
		public readonly int $limit,
		public readonly DateRange $dates
	) {}

	/**
	 * A question.
	 *
	 * @param EntryStatus|null $status   One status; null: those of the inbox.
	 * @param string           $form_uid A form's uid; empty: all.
	 * @param string           $search   Words.
	 * @param int              $before   Only entries with a lower id; 0: all.
	 * @param int              $limit    How many.
	 * @param DateRange        $dates    When they came in.
	 */
	public static function of( ?EntryStatus $status, string $form_uid, string $search, int $before, int $limit, DateRange $dates = new DateRange() ): self {
		$words = preg_split( '/\s+/u', Text::lower( Text::line( $search ) ), -1, PREG_SPLIT_NO_EMPTY );
		return new self(
			null === $status ? [ EntryStatus::New, EntryStatus::Open, EntryStatus::Done ] : [ $status ],
			$form_uid,
			array_slice( false === $words ? [] : $words, 0, self::MAX_WORDS ),
			max( 0, $before ),
			max( 1, min( self::BATCH, $limit ) ),
			$dates
		);
	}

	/**
	 * The same question, from another place on.
	 *
	 * @param int $id Only entries with a lower id.
	 */
	public function continued( int $id ): self {
		return new self( $this->statuses, $this->form_uid, $this->words, $id, $this->limit, $this->dates );
	}
}
