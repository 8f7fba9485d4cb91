<?php
declare( strict_types=1 );

namespace Brolga\Leads\Export;

use Brolga\Leads\Lead;
use Brolga\Leads\LeadKey;
use Brolga\Leads\Storage\QuestionRepository;

/**
 * Each question that was asked, one a column. Forms that ask the same under the
 * same id share one. The columns come from the leads themselves, or, where there
 * are more of those than are looked at first, also from what their forms have ever
 * asked.
 *
 * @see EXPORT-6
 *
 * @phpstan-import-type Question from QuestionRepository
 */
final class LeadColumns {

	/** More questions than forms have; what is beyond stays in the dashboard. */
	private const MAX = 500;

	/** How many leads were looked at. */
	private int $leads = 0;

	/** Whether these are all there are. */
	private bool $whole = true;

	/** Where the newest of them stands. */
	private ?LeadKey $newest = null;

	/**
	 * Labels by question.
	 *
	 * @var array<string, string>
	 */
	private array $labels = [];

	/**
	 * Takes a lead's questions in; the newest lead is the first.
	 */
	public function add( Lead $lead ): void {
		++$this->leads;
		$this->newest ??= new LeadKey( $lead->created_at, $lead->id );
		array_map( $this->ask( ... ), $lead->fields );
	}

	/**
	 * Takes the questions of further leads in, which nobody has looked at.
	 *
	 * @param list<Question> $questions All that may have been asked.
	 */
	public function add_unseen( array $questions ): void {
		$this->whole = false;
		array_map( $this->ask( ... ), $questions );
	}

	/**
	 * How many leads were looked at.
	 */
	public function leads(): int {
		return $this->leads;
	}

	/**
	 * Whether all leads were looked at.
	 */
	public function is_whole(): bool {
		return $this->whole;
	}

	/**
	 * Where the newest lead stands; null: there is none.
	 */
	public function newest(): ?LeadKey {
		return $this->newest;
	}

	/**
	 * The heads of the columns. Questions with one label, or with that of a column
	 * of the file's own, are told apart by a number: a program that reads the file
	 * by its heads would keep the last.
	 *
	 * @param list<string> $others The heads of the file's other columns.
	 * @return list<string>
	 *
	 * @see EXPORT-13
	 */
	public function labels( array $others = [] ): array {
		$taken = array_fill_keys( $others, true );
		$heads = [];
		foreach ( $this->labels as $label ) {
			$head = $label;
			for ( $number = 2; isset( $taken[ $head ] ); $number++ ) {
				$head = "{$label} ({$number})";
			}
			$taken[ $head ] = true;
			$heads[]        = $head;
		}
		return $heads;
	}

	/**
	 * A lead's answers, one for each column.
	 *
	 * @return list<string>
	 */
	public function answers( Lead $lead ): array {
		$answers = [];
		foreach ( $lead->fields as $field ) {
			$answers[ "{$field['id']}\n{$field['label']}" ] = $field['text'];
		}
		$cells = [];
		foreach ( $this->labels as $question => $label ) {
			$cells[] = $answers[ $question ] ?? '';
		}
		return $cells;
	}

	/**
	 * Makes a question a column, unless it is one. Id and label are what makes two
	 * questions one.
	 *
	 * @phpstan-param array{id: string, label: string, ...} $question
	 */
	private function ask( array $question ): void {
		if ( count( $this->labels ) < self::MAX ) {
			$this->labels[ "{$question['id']}\n{$question['label']}" ] ??= $question['label'];
		}
	}
}
