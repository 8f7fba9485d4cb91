<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Connection;
use Brolga\Forms\Definition\FormNames;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadPage;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Search\LeadKeysRepository;
use Brolga\Leads\Search\LeadSearch;
use Generator;

/**
 * Reads leads newest first, page by page, so that page 10,000 of a million leads is as fast as page 1. First
 * the positions of a page are found using indexes only, then its rows are read, which are wide and far apart.
 *
 * @see LEAD-9 LEAD-28 LEAD-30 PERF-12
 */
final class LeadListRepository {

	/** The columns of the list, without the indexed text, which is as long as the message. */
	private const COLUMNS =
		'id, form_source, form_uid, form_title, page_url, status, name, email, summary, fields, created_at, updated_at';

	public function __construct(
		private readonly Connection $db,
		private readonly LeadKeysRepository $keys,
		private readonly LeadSearch $search,
		private readonly FormNames $names
	) {}

	public function list( LeadQuery $query ): LeadPage {
		return $this->page( self::COLUMNS, $query );
	}

	/** @return Generator<int, list<Lead>> */
	public function export( LeadQuery $query ): Generator {
		// Notes can be long, and only exports of spam show them.
		return $this->batches(
			'id, form_source, form_uid, form_title, page_url, status, name, email, fields, attribution, consent, '
				. 'created_at'
				. ( $query->is_of_spam() ? ', notes' : '' ),
			$query
		);
	}

	/** @return Generator<int, list<Lead>> */
	public function questions( LeadQuery $query ): Generator {
		return $this->batches( 'id, created_at, fields', $query );
	}

	/** @return array<string, LeadCount> */
	public function counts( LeadQuery $query ): array {
		if ( [] !== $query->words ) {
			return $this->search->counts( $query );
		}
		$counts = [];
		foreach ( LeadStatus::cases() as $status ) {
			$counts[ $status->value ] = $this->keys->count( $query, $status );
		}
		return $counts;
	}

	public function count( LeadStatus $status ): LeadCount {
		return $this->keys->count( LeadQuery::of( $status, '', '', 0, 1 ), $status );
	}

	/** @return array<string, string> */
	public function forms(): array {
		$forms = [];
		$uid   = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()}" );
		// Jumps from form to form by the index: GROUP BY would read every row.
		while ( null !== $uid && count( $forms ) < 500 ) {
			$newest        = $this->db->row(
				"SELECT form_source, form_title FROM {$this->table()} WHERE form_uid = %s ORDER BY created_at DESC, "
					. 'id DESC LIMIT 1',
				$uid
			);
			$forms[ $uid ] = $this->names->of(
				(string) ( $newest['form_source'] ?? '' ),
				$uid,
				(string) ( $newest['form_title'] ?? '' )
			);
			$uid           = $this->db->value( "SELECT MIN(form_uid) FROM {$this->table()} WHERE form_uid > %s", $uid );
		}
		asort( $forms, SORT_NATURAL | SORT_FLAG_CASE );
		return $forms;
	}

	/** @return Generator<int, list<Lead>> */
	private function batches( string $columns, LeadQuery $query ): Generator {
		if ( [] === $query->words ) {
			$keys = [];
			foreach ( $this->keys->all( $query, $this->beginning( $query ) ) as $key ) {
				$keys[] = $key;
				if ( count( $keys ) === $query->limit ) {
					yield $this->leads( $columns, $keys );
					$keys = [];
				}
			}
			yield $this->leads( $columns, $keys );
			return;
		}
		do {
			$page = $this->page( $columns, $query );
			yield $page->leads;
			$query = null === $page->next ? $query : $query->continued( $page->next );
		} while ( null !== $page->next );
	}

	private function page( string $columns, LeadQuery $query ): LeadPage {
		$key = $this->beginning( $query );
		if ( [] === $query->words ) {
			$keys = $this->keys->newest( $query, $key, $query->limit );
			$next   = count( $keys ) < $query->limit ? null : $keys[ $query->limit - 1 ];
		} else {
			[ $keys, $next ] = $this->search->page( $query, $key );
		}
		return new LeadPage( $this->leads( $columns, $keys ), $next );
	}

	private function beginning( LeadQuery $query ): ?LeadKey {
		return $query->key ?? ( 0 === $query->before ? null : $this->keys->of( $query->before ) );
	}

	/**
	 * @param list<LeadKey> $keys
	 * @return list<Lead>
	 */
	private function leads( string $columns, array $keys ): array {
		$ids  = array_column( $keys, 'id' );
		$rows = $this->db->numbered( 'entries', $columns, $ids );
		// Sorted here by key, because sorting rows this long in the database is slow.
		$rows = array_map(
			static fn ( int $id ): array => $rows[ $id ],
			array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $rows[ $id ] ) ) )
		);
		return array_map(
			Lead::from_row( ... ),
			isset( $rows[0]['form_source'] ) ? $this->names->told( $rows ) : $rows
		);
	}

	/** The table's name on the current site. */
	private function table(): string {
		return $this->db->table( 'entries' );
	}
}
