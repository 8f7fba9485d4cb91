<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_CLI;

/**
 * The shared part of the `wp brolga … import` commands: reads the file, maps its columns, imports it or only
 * tries to, and reports the result. Rejected rows end the command with status 1.
 *
 * @see EXPORT-5 LEAD-80
 *
 * @phpstan-import-type Refusal from Import
 * @phpstan-type Report array{
 *     added: int,
 *     silenced: int,
 *     known: int,
 *     repeated: int,
 *     refused: int,
 *     refusals: list<Refusal>,
 * }
 */
final class ImportOnTerminal {

	public function __construct(
		private readonly Import $import,
		private readonly RecordedImport $recorded
	) {}

	/** @param array<string, string|bool> $options */
	public function run( string $path, Importer $importer, string $action, array $options ): void {
		$is_try  = true === ( $options['dry-run'] ?? null );
		$chosen  = self::chosen(
			self::file( $path ),
			$importer,
			is_string( $options['map'] ?? null ) ? $options['map'] : ''
		);
		$columns = $this->columns( self::file( $path ), $importer, $chosen );
		if ( $is_try && 'json' !== ( $options['format'] ?? null ) ) {
			Terminal::show( [], $columns, [ 'column', 'becomes' ] );
		}
		$order  = DateOrder::tryFrom( is_string( $options['dates'] ?? null ) ? $options['dates'] : '' );
		$report = $this->take( $path, $importer, $chosen, $is_try, $action, $order );
		if ( 'json' === ( $options['format'] ?? null ) ) {
			WP_CLI::line( (string) wp_json_encode(
				[ 'columns' => $columns ] + $report,
				JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			) );
		} else {
			self::tell( $report, $is_try );
		}
		if ( $report['refused'] > 0 ) {
			WP_CLI::error( sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row cannot be imported. Correct it and import the file again: rows that exist already are skipped.',
					'%d rows cannot be imported. Correct them and import the file again: rows that exist already are skipped.',
					$report['refused'],
					'brolga'
				),
				$report['refused']
			) );
		}
	}

	private static function file( string $path ): CsvFile {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			WP_CLI::error(
				/* translators: %s: a file's name. */
				sprintf( __( '%s cannot be opened. Check the file name and permissions.', 'brolga' ), $path )
			);
		}
		try {
			return new CsvFile( $path );
		} catch ( UnreadableFile $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}

	/** @return array<int, string> */
	private static function chosen( CsvFile $file, Importer $importer, string $json ): array {
		try {
			$map = '' === $json ? [] : Json::map( $json );
		} catch ( InvalidJson ) {
			WP_CLI::error( __( '--map is not a JSON object. Enter column names and what they become, for example \'{"Mail":"email","Remarks":"skip"}\'.', 'brolga' ) );
		}
		try {
			return ColumnNames::chosen( $file, $importer, $map );
		} catch ( ImportRefused $refusal ) {
			WP_CLI::error( $refusal->getMessage() );
		}
	}

	/**
	 * @param array<int, string> $chosen
	 * @return list<array{column: string, becomes: string}>
	 */
	private function columns( CsvFile $file, Importer $importer, array $chosen ): array {
		$look = $this->import->look( $file, $importer, $chosen );
		return array_map(
			static fn ( string $head, string $target ): array => [
				'column'  => $head,
				'becomes' => Importer::SKIP === $target ? ColumnNames::SKIP : $target,
			],
			$look['columns'],
			$look['mapping']
		);
	}

	/**
	 * @param array<int, string> $chosen
	 * @return Report
	 */
	private function take(
		string $path,
		Importer $importer,
		array $chosen,
		bool $is_try,
		string $action,
		?DateOrder $order
	): array {
		$report = [
			'added'    => 0,
			'silenced' => 0,
			'known'    => 0,
			'repeated' => 0,
			'refused'  => 0,
			'refusals' => [],
		];
		$from   = 0;
		while ( null !== $from ) {
			try {
				$piece = Terminal::answer(
					fn (): array => $this->recorded->take(
						self::file( $path ),
						$importer,
						$chosen,
						$is_try,
						$action,
						get_current_user_id(),
						$from,
						$order
					)
				);
			} catch ( ImportRefused $refusal ) {
				WP_CLI::error( $refusal->getMessage() );
			}
			$report['added']    += $piece['added'];
			$report['silenced'] += $piece['silenced'];
			$report['known']    += $piece['known'];
			$report['repeated'] += $piece['repeated'];
			$report['refused']  += $piece['refused'];
			$report['refusals'] = [ ...$report['refusals'], ...$piece['refusals'] ];
			$from               = $piece['next'];
		}
		return $report;
	}

	/** @phpstan-param Report $report */
	private static function tell( array $report, bool $is_try ): void {
		if ( [] !== $report['refusals'] ) {
			Terminal::show( [], $report['refusals'], [ 'row', 'reason' ] );
		}
		if ( $report['known'] > 0 ) {
			WP_CLI::line( sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row exists already and is skipped.',
					'%d rows exist already and are skipped.',
					$report['known'],
					'brolga'
				),
				$report['known']
			) );
		}
		if ( $report['repeated'] > 0 ) {
			WP_CLI::line( sprintf(
				/* translators: %d: a number of rows. */
				_n(
					'%d row repeats another row of this file and is skipped.',
					'%d rows repeat other rows of this file and are skipped.',
					$report['repeated'],
					'brolga'
				),
				$report['repeated']
			) );
		}
		if ( $report['silenced'] > 0 ) {
			WP_CLI::line( sprintf(
				/* translators: %d: a number of people. */
				_n(
					'%d person in the file has unsubscribed and is never emailed.',
					'%d people in the file have unsubscribed and are never emailed.',
					$report['silenced'],
					'brolga'
				),
				$report['silenced']
			) );
		}
		$added = $report['added'];
		WP_CLI::success(
			$is_try
				/* translators: %d: a number of rows. */
				? sprintf( _n( '%d row would be imported.', '%d rows would be imported.', $added, 'brolga' ), $added )
				/* translators: %d: a number of rows. */
				: sprintf( _n( '%d row was imported.', '%d rows were imported.', $added, 'brolga' ), $added )
		);
	}
}
