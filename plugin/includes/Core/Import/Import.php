<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Database\Transaction;

/**
 * Imports a file's rows in batches, each in one transaction. A trial run does the same and rolls it back, so
 * that its numbers are right. A long file is imported in several calls; the result says where the next one
 * begins.
 *
 * @see EXPORT-5 EXPORT-642
 *
 * @phpstan-type Refusal array{row: int, reason: string}
 * @phpstan-type Report array{
 *     added: int,
 *     silenced: int,
 *     known: int,
 *     repeated: int,
 *     refused: int,
 *     refusals: list<Refusal>,
 *     next: int|null,
 * }
 */
final class Import {

	/** The number of rows per transaction, and per request. */
	private const BATCH = 200;
	public const PIECE  = 2000;

	/** The number of rows in the preview, and of rejected rows reported individually. */
	private const SAMPLE   = 5;
	private const REFUSALS = 50;

	public function __construct( private readonly Transaction $transaction ) {}

	/**
	 * @param array<array-key, mixed> $chosen
	 * @return array{
	 *     columns: list<string>,
	 *     mapping: list<string>,
	 *     targets: array<string, string>,
	 *     sample: list<list<string>>,
	 *     date: string,
	 *     missing: list<string>,
	 * }
	 */
	public function look( CsvFile $file, Importer $importer, array $chosen = [] ): array {
		$survey = Survey::of( $file, $importer, $chosen, null );
		$sample = [];
		foreach ( $file->rows() as $cells ) {
			$sample[] = $cells;
			if ( self::SAMPLE === count( $sample ) ) {
				break;
			}
		}
		return [
			'columns' => $file->heads(),
			'mapping' => $survey->mapping->targets,
			'targets' => $importer->targets(),
			'sample'  => $sample,
			'date'    => $survey->date,
			'missing' => $survey->missing,
		];
	}

	/**
	 * Imports one part of a file.
	 *
	 * @param array<array-key, mixed> $chosen The owner's choice of targets, by column.
	 * @param bool           $is_try Whether to roll everything back.
	 * @param int            $from   The line number of the first row.
	 * @return Report
	 * @throws ImportRefused When the owner has to decide something first.
	 */
	public function run(
		CsvFile $file,
		Importer $importer,
		array $chosen,
		bool $is_try,
		int $from = 0,
		int $limit = self::PIECE,
		?DateOrder $order = null
	): array {
		$survey = Survey::of( $file, $importer, $chosen, $order );
		$survey->check();
		$mapping = $survey->mapping;
		$report  = [
			'added'    => 0,
			'silenced' => 0,
			'known'    => 0,
			'repeated' => 0,
			'refused'  => 0,
			'refusals' => [],
			'next'     => null,
		];
		$batch   = [];
		$taken   = 0;
		$rows    = new RowsSeen( $importer, $mapping, $is_try );
		foreach ( $file->rows() as $number => $cells ) {
			if ( $number < $from ) {
				$rows->pass( $cells );
				continue;
			}
			if ( $taken >= $limit ) {
				$report['next'] = $number;
				break;
			}
			$batch[ $number ] = $cells;
			++$taken;
			if ( count( $batch ) >= self::BATCH ) {
				$report = $this->add( $report, $this->take( $batch, $importer, $mapping, $rows, $is_try ) );
				$batch  = [];
			}
		}
		return $this->add( $report, $this->take( $batch, $importer, $mapping, $rows, $is_try ) );
	}

	/**
	 * @param bool $is_try Whether to roll everything back.
	 * @param array<int, list<string>> $batch
	 * @return array<int, RowOutcome|string> The outcome, or the reason for rejecting the row, by line number.
	 */
	private function take(
		array $batch,
		Importer $importer,
		Mapping $mapping,
		RowsSeen $rows,
		bool $is_try
	): array {
		$results = [];
		try {
			$this->transaction->run(
				static function () use ( $batch, $importer, $mapping, $rows, $is_try, &$results ): void {
					foreach ( $batch as $number => $cells ) {
						try {
							$results[ $number ] = $rows->judge(
								$cells,
								$importer->take(
									$mapping->values( $cells ),
									$mapping->fields( $cells ),
									$mapping->status( $cells )
								)
							);
						} catch ( RowRefused $refusal ) {
							$results[ $number ] = $refusal->getMessage();
						}
					}
					if ( $is_try ) {
						throw new DryRun();
					}
				}
			);
		} catch ( DryRun ) {
			return $results;
		}
		return $results;
	}

	/**
	 * @phpstan-param Report                     $report
	 * @phpstan-param array<int, RowOutcome|string> $results
	 * @return Report
	 */
	private function add( array $report, array $results ): array {
		foreach ( $results as $number => $result ) {
			++$report[ match ( $result ) {
				RowOutcome::Added, RowOutcome::Silenced => 'added',
				RowOutcome::Known                    => 'known',
				RowOutcome::Repeated                 => 'repeated',
				default                           => 'refused',
			} ];
			if ( RowOutcome::Silenced === $result ) {
				++$report['silenced'];
			}
			if ( is_string( $result ) && count( $report['refusals'] ) < self::REFUSALS ) {
				$report['refusals'][] = [
					'row'    => $number,
					'reason' => $result,
				];
			}
		}
		return $report;
	}
}
