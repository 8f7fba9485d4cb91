<?php
declare( strict_types=1 );

namespace Brolga\Leads\Export;

use Brolga\Leads\Lead;
use Brolga\Leads\LeadKey;
use Brolga\Leads\Storage\QuestionRepository;

/**
 * One column per question; forms that ask the same under the same ID share one. The columns come from the
 * leads; if there are too many to read first, also from all questions that their forms have ever asked.
 *
 * @see EXPORT-6
 *
 * @phpstan-import-type Question from QuestionRepository
 */
final class LeadColumns {

	/** The most columns for questions. Answers to further questions are not exported. */
	private const MAX = 500;

	private int $leads = 0;

	private bool $whole = true;

	private ?LeadKey $newest = null;

	/** @var array<string, string> */
	private array $labels = [];

	/** Adds the questions of a lead. Leads must be added newest first. */
	public function add( Lead $lead ): void {
		++$this->leads;
		$this->newest ??= new LeadKey( $lead->created_at, $lead->id );
		array_map( $this->ask( ... ), $lead->fields );
	}

	/** @param list<Question> $questions */
	public function add_unseen( array $questions ): void {
		$this->whole = false;
		array_map( $this->ask( ... ), $questions );
	}

	public function leads(): int {
		return $this->leads;
	}

	public function is_whole(): bool {
		return $this->whole;
	}

	public function newest(): ?LeadKey {
		return $this->newest;
	}

	/**
	 * Returns the column headings. Questions with the same label as each other or as a fixed column get a
	 * number, because a program that reads the file by its headings would keep only the last one.
	 *
	 * @param list<string> $others The headings of the fixed columns.
	 * @return list<string>
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

	/** @return list<string> */
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

	/** @phpstan-param array{id: string, label: string, ...} $question */
	private function ask( array $question ): void {
		if ( count( $this->labels ) < self::MAX ) {
			$this->labels[ "{$question['id']}\n{$question['label']}" ] ??= $question['label'];
		}
	}
}
