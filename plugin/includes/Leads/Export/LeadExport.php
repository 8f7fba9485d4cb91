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
 * Exports leads as CSV, newest first, in batches: memory use is constant, and nothing is written to a file.
 *
 * The first line needs all questions, although the last lead may hold the only answer to one of them. Reading
 * all leads twice would delay the first byte, so only the newest leads are read in advance; the questions of
 * earlier forms are taken from the table of questions.
 *
 * @see EXPORT-2 EXPORT-3 EXPORT-6 PERF-13
 */
final class LeadExport {

	/** The number of batches that are read before the first line is written. */
	public const FIRST = 4;

	public function __construct(
		private readonly LeadListRepository $leads,
		private readonly QuestionRepository $questions
	) {}

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
	 * Yields the CSV in pieces. If the database becomes unavailable on the way, the last line says
	 * that leads are missing, because what was sent cannot be taken back.
	 *
	 * @param LeadColumns                  $columns The result of columns() for the same query.
	 * @param (callable( int ): void)|null $note    Receives the number of leads so far before each piece.
	 * @return Generator<int, string>
	 */
	public function lines( LeadQuery $query, LeadColumns $columns, ?callable $note = null ): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( self::heads( $columns, $query->is_of_spam() ) );
		try {
			// Leads that arrive during the export are left to the next one.
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

	/** @return list<string> */
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

	/** @return list<string> Times are in the site's time zone; the status is untranslated, for the import. */
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

	/** @see SPAM-34 */
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
