<?php
declare( strict_types=1 );

namespace Brolga\Leads\Export;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\SiteTime;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\QuestionRepository;
use Brolga\Spam\Wording\Sign;
use Generator;

/**
 * Writes leads as CSV, newest first as the list is, in batches: a million takes
 * no more memory than a hundred, and nothing is ever written to a file.
 *
 * Which questions there are stands in the first line, and an answer to a question
 * that was asked once, years ago, in the last one. To read all leads twice would
 * keep whoever asked waiting before the first byte: only the newest are looked at
 * before, and what their forms asked at other times has been noted.
 *
 * @see EXPORT-2 EXPORT-3 EXPORT-6 PERF-13
 */
final class LeadExport {

	/** So many batches are looked at before the first line is written. */
	public const FIRST = 4;

	public function __construct(
		private readonly LeadListRepository $leads,
		private readonly QuestionRepository $questions
	) {}

	/**
	 * Looks at the leads: at all of them, where they are few.
	 */
	public function columns( LeadQuery $query ): LeadColumns {
		$columns = new LeadColumns();
		foreach ( $this->leads->questions( $query ) as $batch => $leads ) {
			array_map( $columns->add( ... ), $leads );
			if ( self::FIRST === $batch ) {
				$columns->add_unseen( $this->questions->of( $query->form_uid ) );
				break;
			}
		}
		return $columns;
	}

	/**
	 * The table, some lines at a time. Should the database go away on the way, the
	 * last line says that others are missing: what was sent cannot be taken back.
	 *
	 * @param LeadColumns $columns What columns() found for them.
	 * @param (callable( int ): void)|null $note Told how many leads there are up to the next piece, before it leaves.
	 * @return Generator<int, string>
	 */
	public function lines( LeadQuery $query, LeadColumns $columns, ?callable $note = null ): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( self::heads( $columns, $query->is_of_spam() ) );
		try {
			// What comes in during the export is for the next one.
			$query = null === $columns->newest() ? $query : $query->continued( $columns->newest()->included() );
			$clock = new SiteTime();
			$written = 0;
			foreach ( $this->leads->export( $query ) as $leads ) {
				$written += count( $leads );
				$lines  = '';
				foreach ( $leads as $lead ) {
					$lines .= Csv::line( [
						...self::cells( $lead, $columns, $clock ),
						...$query->is_of_spam() ? [ self::why( $lead ) ] : [],
					] );
				}
				if ( null !== $note ) {
					$note( $written );
				}
				yield $lines;
			}
		} catch ( StorageUnavailable ) {
			yield Csv::line( [ __( 'This file is incomplete because the database stopped responding. Export it again.', 'brolga' ) ] );
		}
	}

	/**
	 * The first line.
	 *
	 * @param LeadColumns $columns The questions.
	 * @param bool        $spam    Whether spam alone is listed, each with its reason.
	 * @return list<string>
	 */
	private static function heads( LeadColumns $columns, bool $spam ): array {
		$first = [
			__( 'Number', 'brolga' ),
			__( 'Received', 'brolga' ),
			__( 'Status', 'brolga' ),
			__( 'Form', 'brolga' ),
			__( 'Page', 'brolga' ),
			__( 'Name', 'brolga' ),
			__( 'Email', 'brolga' ),
		];
		$last  = [
			__( 'Came from', 'brolga' ),
			__( 'Campaign', 'brolga' ),
			__( 'A/B variants', 'brolga' ),
			__( 'Agreed to', 'brolga' ),
			...$spam ? [ __( 'Spam reason', 'brolga' ) ] : [],
		];
		return [ ...$first, ...$columns->labels( [ ...$first, ...$last ] ), ...$last ];
	}

	/**
	 * A lead's line. Its time is that of the site's clock. Its status stands there as it
	 * is stored, in every language: our import reads it back.
	 *
	 * @param LeadColumns $columns The questions.
	 * @param SiteTime    $clock   Tells times.
	 * @return list<string>
	 */
	private static function cells( Lead $lead, LeadColumns $columns, SiteTime $clock ): array {
		return [
			(string) $lead->id,
			$clock->of( $lead->created_at ),
			$lead->status->value,
			$lead->form_title,
			$lead->page,
			$lead->name,
			$lead->email,
			...$columns->answers( $lead ),
			$lead->referrer,
			[] === $lead->campaign ? '' : http_build_query( $lead->campaign, '', '&', PHP_QUERY_RFC3986 ),
			implode( ', ', $lead->variants->names() ),
			$lead->consent,
		];
	}

	/**
	 * Why a lead was kept apart: the name of the reason, or what its text was
	 * marked for. Empty for what was marked by hand.
	 *
	 * @see SPAM-34
	 */
	private static function why( Lead $lead ): string {
		foreach ( $lead->timeline as $event ) {
			if ( Lead::KEPT_APART === $event['kind'] ) {
				$signs = array_map(
					static fn ( array $sign ): string => Sign::told( $sign['sign'], $sign['value'] ),
					$event['signs'] ?? []
				);
				return [] === $signs ? $event['text'] : implode( '; ', $signs );
			}
		}
		return '';
	}
}
