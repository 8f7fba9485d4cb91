<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file without a name that goes when the call ends, which WP_Filesystem does not know.

namespace Brolga\Core\Import;

use WP_Error;

/**
 * The common part of abilities that import: the table is a text, and a long one is imported in several calls.
 *
 * @see EXPORT-5 LEAD-81
 */
final class ImportOfText {

	/** The longest text per call, in characters. */
	private const LENGTH = 2000000;

	public function __construct( private readonly RecordedImport $recorded ) {}

	/** @return array<string, array<string, mixed>> */
	public static function input(): array {
		return [
			'csv'     => [
				'description' => __( 'The table as CSV. The first line has the names of the columns.', 'brolga' ),
				'type'        => 'string',
				'maxLength'   => self::LENGTH,
			],
			'map'     => [
				'description'          => __( 'How columns are imported, by name, for example {"Mail":"email","Remarks":"skip"}. Other columns are recognized by their names.', 'brolga' ),
				'type'                 => 'object',
				'additionalProperties' => [ 'type' => 'string' ],
				'default'              => [],
			],
			'dates'   => [
				'description' => __( 'Whether the day or the month comes first in dates like 03/04/2026. If empty, the table or the site’s date format decides.', 'brolga' ),
				'type'        => 'string',
				'enum'        => [ '', DateOrder::DayFirst->value, DateOrder::MonthFirst->value ],
				'default'     => '',
			],
			'dry_run' => [
				'description' => __( 'Whether to count only, and import nothing.', 'brolga' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'from'    => [
				'description' => __( 'The row to begin with. Pass the `next` value of the previous call.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function output(): array {
		$count = static fn ( string $description ): array => [
			'description' => $description,
			'type'        => 'integer',
		];
		return [
			'added'    => $count( __( 'Number of rows that were imported.', 'brolga' ) ),
			'silenced' => $count( __( 'Number of imported people who have unsubscribed. They are kept so that they are never emailed.', 'brolga' ) ),
			'known'    => $count( __( 'Number of rows that exist already.', 'brolga' ) ),
			'repeated' => $count( __( 'Number of rows that repeat other rows of the table.', 'brolga' ) ),
			'refused'  => $count( __( 'Number of rows that cannot be imported.', 'brolga' ) ),
			'refusals' => [
				'description' => __( 'The first rows that cannot be imported, each with the reason.', 'brolga' ),
				'type'        => 'array',
				'items'       => [ 'type' => 'object' ],
			],
			'next'     => [
				'description' => __( 'The `from` value for the next call with the same table, or null if this was the end.', 'brolga' ),
				'type'        => [ 'integer', 'null' ],
			],
		];
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public function take( array $input, Importer $importer, string $action ): array|WP_Error {
		$text = is_string( $input['csv'] ?? null ) ? $input['csv'] : '';
		$kept = tmpfile();
		if ( false === $kept || strlen( $text ) !== fwrite( $kept, $text ) ) {
			return ImportRequest::refusal(
				__( 'The table could not be stored. Check whether the disk is full.', 'brolga' )
			);
		}
		try {
			$file   = new CsvFile( stream_get_meta_data( $kept )['uri'] ?? '' );
			$chosen = ColumnNames::chosen( $file, $importer, is_array( $input['map'] ?? null ) ? $input['map'] : [] );
			return $this->recorded->take(
				$file,
				$importer,
				$chosen,
				true === ( $input['dry_run'] ?? null ),
				$action,
				get_current_user_id(),
				is_int( $input['from'] ?? null ) ? $input['from'] : 0,
				DateOrder::tryFrom( is_string( $input['dates'] ?? null ) ? $input['dates'] : '' )
			);
		} catch ( UnreadableFile | ImportRefused $error ) {
			return ImportRequest::refusal( $error->getMessage() );
		}
	}
}
