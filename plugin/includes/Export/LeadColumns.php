<?php
/**
 * What an export of leads will hold.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Export;

use Brolga\Forms\Entry;
use Brolga\Forms\EntryPlace;

/**
 * The questions that were asked in any of the leads, each one a column, and how
 * many leads there are. Forms that ask the same under the same id share one.
 */
final class LeadColumns {

	/** More questions than forms have; what is beyond stays in the dashboard. */
	private const MAX = 500;

	/** How many leads there are. */
	private int $leads = 0;

	/** Where the newest of them stands. */
	private ?EntryPlace $newest = null;

	/**
	 * Labels by question.
	 *
	 * @var array<string, string>
	 */
	private array $labels = [];

	/**
	 * Takes a lead's questions in; the newest lead is the first.
	 *
	 * @param Entry $entry A lead.
	 */
	public function add( Entry $entry ): void {
		++$this->leads;
		$this->newest ??= new EntryPlace( $entry->created_at, $entry->id );
		foreach ( $entry->fields as $field ) {
			$key = self::key( $field['id'], $field['label'] );
			if ( ! isset( $this->labels[ $key ] ) && count( $this->labels ) < self::MAX ) {
				$this->labels[ $key ] = $field['label'];
			}
		}
	}

	/**
	 * How many leads there are.
	 */
	public function leads(): int {
		return $this->leads;
	}

	/**
	 * Where the newest lead stands; null: there is none.
	 */
	public function newest(): ?EntryPlace {
		return $this->newest;
	}

	/**
	 * The heads of the columns.
	 *
	 * @return list<string>
	 */
	public function labels(): array {
		return array_values( $this->labels );
	}

	/**
	 * A lead's answers, one for each column.
	 *
	 * @param Entry $entry A lead.
	 * @return list<string>
	 */
	public function answers( Entry $entry ): array {
		$answers = array_fill_keys( array_keys( $this->labels ), '' );
		foreach ( $entry->fields as $field ) {
			$key = self::key( $field['id'], $field['label'] );
			if ( isset( $answers[ $key ] ) ) {
				$answers[ $key ] = $field['text'];
			}
		}
		return array_values( $answers );
	}

	/**
	 * What makes two questions one.
	 *
	 * @param string $id    The field's id.
	 * @param string $label Its label.
	 */
	private static function key( string $id, string $label ): string {
		return "{$id}\n{$label}";
	}
}
