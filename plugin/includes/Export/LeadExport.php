<?php
/**
 * Leads as a table.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Export;

use Brolga\Database\StorageUnavailable;
use Brolga\Forms\Entry;
use Brolga\Forms\EntryQuery;
use Brolga\Forms\EntryListRepository;
use Brolga\Forms\EntryPage;
use Generator;

/**
 * Writes leads as CSV, newest first as the list is, in batches: a million takes
 * no more memory than a hundred, and nothing is ever written to a file.
 *
 * It reads twice: which questions there are stands in the first line, and an
 * answer to a question that was asked once, years ago, in the last one.
 *
 * @see EXPORT-2 EXPORT-3
 */
final class LeadExport {

	/**
	 * Keeps the table.
	 *
	 * @param EntryListRepository $entries Where leads are.
	 */
	public function __construct( private readonly EntryListRepository $entries ) {}

	/**
	 * Looks through the leads.
	 *
	 * @param EntryQuery $query Which leads.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function columns( EntryQuery $query ): LeadColumns {
		$columns = new LeadColumns();
		foreach ( $this->batches( $query, $this->entries->questions( ... ) ) as $entries ) {
			array_map( $columns->add( ... ), $entries );
		}
		return $columns;
	}

	/**
	 * The table, some lines at a time. Should the database go away on the way, the
	 * last line says that others are missing: what was sent cannot be taken back.
	 *
	 * @param EntryQuery  $query   Which leads.
	 * @param LeadColumns $columns What columns() found for them.
	 * @return Generator<int, string>
	 */
	public function lines( EntryQuery $query, LeadColumns $columns ): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( $this->heads( $columns ) );
		try {
			// What comes in during the export is for the next one.
			$query = null === $columns->newest() ? $query : $query->continued( $columns->newest()->included() );
			foreach ( $this->batches( $query, $this->entries->export( ... ) ) as $entries ) {
				yield implode( '', array_map( static fn ( Entry $entry ): string => Csv::line( self::cells( $entry, $columns ) ), $entries ) );
			}
		} catch ( StorageUnavailable ) {
			yield Csv::line( [ __( 'This file is not complete: the database stopped answering. Please export once more.', 'brolga' ) ] );
		}
	}

	/**
	 * All leads, batch by batch.
	 *
	 * @param EntryQuery                        $query Which leads.
	 * @param callable( EntryQuery ): EntryPage $read  Reads a batch.
	 * @return Generator<int, list<Entry>>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function batches( EntryQuery $query, callable $read ): Generator {
		do {
			$page = $read( $query );
			yield $page->entries;
			$query = null === $page->next ? $query : $query->continued( $page->next );
		} while ( null !== $page->next );
	}

	/**
	 * The first line.
	 *
	 * @param LeadColumns $columns The questions.
	 * @return list<string>
	 */
	private function heads( LeadColumns $columns ): array {
		return [
			__( 'Number', 'brolga' ),
			__( 'Received', 'brolga' ),
			__( 'Status', 'brolga' ),
			__( 'Form', 'brolga' ),
			__( 'Page', 'brolga' ),
			__( 'Name', 'brolga' ),
			__( 'Email', 'brolga' ),
			...$columns->labels(),
			__( 'Came from', 'brolga' ),
			__( 'Campaign', 'brolga' ),
			__( 'Agreed to', 'brolga' ),
		];
	}

	/**
	 * A lead's line. Its time is that of the site's clock.
	 *
	 * @param Entry       $entry   The lead.
	 * @param LeadColumns $columns The questions.
	 * @return list<string>
	 */
	private static function cells( Entry $entry, LeadColumns $columns ): array {
		return [
			(string) $entry->id,
			get_date_from_gmt( $entry->created_at ),
			$entry->status->value,
			$entry->form_title,
			$entry->page,
			$entry->name,
			$entry->email,
			...$columns->answers( $entry ),
			$entry->referrer,
			[] === $entry->campaign ? '' : http_build_query( $entry->campaign, '', '&', PHP_QUERY_RFC3986 ),
			$entry->consent,
		];
	}
}
