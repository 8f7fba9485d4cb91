<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks\Google;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Jobs\Cause;

/**
 * The rows of a tab. Its first row names the columns, and each cell goes below its heading, wherever
 * owners have moved that: so several forms share a sheet, and questions come and go. A heading that
 * is missing is added at the right.
 *
 * @see LEAD-735
 *
 * @phpstan-import-type Answer from SheetsApi
 * @phpstan-type Properties array{sheetId: int, columns: int, rows: int}
 */
final class SheetTable {

	/** One job at a time adds headings: two would write theirs into the same cells. */
	private const LOCK     = 'sheet:headings';
	private const LOCK_TTL = 120;

	/** How many rows at the end are searched for a lead that may be there, at how many at a time. */
	private const SEARCHED  = 20000;
	private const AT_A_TIME = 4000;

	public function __construct(
		private readonly SheetsApi $api,
		private readonly LedgerRepository $ledger,
		private readonly ServiceAccount $account,
		private readonly SheetPlace $place,
		private readonly bool $at_once = false
	) {}

	/**
	 * Adds a row below the last one. Google adds it as it is: nothing in it is a formula.
	 *
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function append( SheetRow $row ): void {
		$columns = $this->columns( $row );
		$first   = min( array_keys( $columns ) );
		$cells   = array_fill( 0, max( array_keys( $columns ) ) - $first + 1, null );
		foreach ( $row->cells as $heading => $cell ) {
			$at = array_search( SheetRow::key( (string) $heading ), $columns, true );
			if ( false !== $at ) {
				$cells[ $at - $first ] = $cell;
			}
		}
		$range = $this->place->range( SheetPlace::letters( $first ) . '1' );
		$this->call(
			'POST',
			'/values/' . rawurlencode( $range ) . ':append',
			[
				'valueInputOption' => 'RAW',
				'insertDataOption' => 'INSERT_ROWS',
			],
			[
				'majorDimension' => 'ROWS',
				'values'         => [ $cells ],
			]
		);
	}

	/**
	 * Whether the last rows contain a lead: its number, at its time.
	 *
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function has( SheetRow $row ): bool {
		$columns = self::named( $this->headings() );
		$wanted  = [];
		foreach ( [ SheetRow::number(), SheetRow::received() ] as $heading ) {
			$at = array_search( SheetRow::key( $heading ), $columns, true );
			if ( false !== $at ) {
				$wanted[ $heading ] = SheetPlace::letters( $at );
			}
		}
		if ( ! isset( $wanted[ SheetRow::number() ] ) ) {
			return false;
		}
		$last  = $this->properties()['rows'];
		$least = max( 2, $last - self::SEARCHED );
		for ( $to = $last; $to >= $least; $to -= self::AT_A_TIME ) {
			$from = max( 2, $to - self::AT_A_TIME + 1 );
			if ( $this->have( $row, $wanted, $from, $to ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, string> $wanted Letters by heading.
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function have( SheetRow $row, array $wanted, int $from, int $to ): bool {
		$found = null;
		foreach ( $wanted as $heading => $letters ) {
			$range = $this->place->range( "{$letters}{$from}:{$letters}{$to}" );
			$query = [
				'majorDimension'    => 'COLUMNS',
				'valueRenderOption' => 'UNFORMATTED_VALUE',
			];
			$cells = self::first( $this->call( 'GET', '/values/' . rawurlencode( $range ), $query ) );
			$rows  = array_keys(
				array_filter(
					$cells,
					static fn ( mixed $cell ): bool => is_scalar( $cell )
						&& (string) $cell === (string) $row->cells[ $heading ]
				)
			);
			$found = null === $found ? $rows : array_intersect( $found, $rows );
			if ( [] === $found ) {
				return false;
			}
		}
		return null !== $found;
	}

	/**
	 * Returns the columns' keys by their place, after adding those that are missing.
	 *
	 * @return non-empty-array<int, string>
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function columns( SheetRow $row ): array {
		$columns = self::named( $this->headings() );
		$missing = self::missing( $row, $columns );
		if ( [] !== $missing ) {
			if ( ! $this->ledger->claim( self::LOCK, self::LOCK_TTL ) ) {
				throw new DeliveryFailed( Cause::SheetBusy->with() );
			}
			try {
				// Another job may have added some meanwhile.
				$headings = $this->headings();
				$missing  = self::missing( $row, self::named( $headings ) );
				$this->add( $missing, count( $headings ) );
				$columns = self::named( [ ...$headings, ...$missing ] );
			} finally {
				$this->ledger->release( self::LOCK );
			}
		}
		return [] === $columns ? throw new DeliveryFailed( Cause::Unreadable->with( SheetsApi::COMPANY ) ) : $columns;
	}

	/**
	 * @param list<string> $headings
	 * @param int $from The first free column.
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function add( array $headings, int $from ): void {
		if ( [] === $headings ) {
			return;
		}
		$to    = $from + count( $headings ) - 1;
		$sheet = $this->properties();
		if ( $to >= $sheet['columns'] ) {
			$this->call(
				'POST',
				':batchUpdate',
				[],
				[
					'requests' => [
						[
							'appendDimension' => [
								'sheetId'   => $sheet['sheetId'],
								'dimension' => 'COLUMNS',
								'length'    => $to + 1 - $sheet['columns'],
							],
						],
					],
				]
			);
		}
		$range = $this->place->range( SheetPlace::letters( $from ) . '1:' . SheetPlace::letters( $to ) . '1' );
		$this->call(
			'PUT',
			'/values/' . rawurlencode( $range ),
			[ 'valueInputOption' => 'RAW' ],
			[
				'range'          => $range,
				'majorDimension' => 'ROWS',
				'values'         => [ $headings ],
			]
		);
	}

	/**
	 * @return list<string> The first row.
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function headings(): array {
		$answer = $this->call( 'GET', '/values/' . rawurlencode( $this->place->range( '1:1' ) ) );
		return array_map(
			static fn ( mixed $cell ): string => is_scalar( $cell ) ? (string) $cell : '',
			self::first( $answer )
		);
	}

	/**
	 * @phpstan-return Properties
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function properties(): array {
		$answer = $this->call(
			'GET',
			'',
			[ 'fields' => 'sheets.properties(sheetId,title,hidden,gridProperties(rowCount,columnCount))' ]
		);
		foreach ( self::items( $answer, 'sheets' ) as $sheet ) {
			$about = self::items( $sheet, 'properties' );
			$grid  = self::items( $about, 'gridProperties' );
			if ( $this->is_here( $about ) && [] !== $grid ) {
				return [
					// Google leaves out a zero.
					'sheetId' => self::number( $about['sheetId'] ?? 0 ),
					'columns' => self::number( $grid['columnCount'] ?? 0 ),
					'rows'    => self::number( $grid['rowCount'] ?? 0 ),
				];
			}
		}
		throw new DeliveryFailed( Cause::Unreadable->with( SheetsApi::COMPANY ) );
	}

	/** @param array<array-key, mixed> $about The properties of a tab. */
	private function is_here( array $about ): bool {
		$title = $about['title'] ?? '';
		return '' === $this->place->tab
			? true !== ( $about['hidden'] ?? false )
			: is_string( $title ) && SheetRow::key( $title ) === SheetRow::key( $this->place->tab );
	}

	/**
	 * @param array<string, string> $query
	 * @param array<string, mixed>|null $body
	 * @phpstan-return Answer
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function call( string $method, string $path, array $query = [], ?array $body = null ): array {
		return $this->api->call( $this->account, $this->place, $method, $path, $query, $body, $this->at_once );
	}

	/**
	 * @param list<string> $headings
	 * @return array<int, string> Keys of the columns that have a heading; of two alike, the first counts.
	 */
	private static function named( array $headings ): array {
		return array_filter(
			array_unique( array_map( SheetRow::key( ... ), $headings ) ),
			static fn ( string $key ): bool => '' !== $key
		);
	}

	/**
	 * @param array<int, string> $columns
	 * @return list<string>
	 */
	private static function missing( SheetRow $row, array $columns ): array {
		return array_values( array_filter(
			array_map( strval( ... ), array_keys( $row->cells ) ),
			static fn ( string $heading ): bool => ! in_array( SheetRow::key( $heading ), $columns, true )
		) );
	}

	/**
	 * @phpstan-param Answer $answer
	 * @return list<mixed> The first row, or column.
	 */
	private static function first( array $answer ): array {
		return array_values( self::items( self::items( $answer, 'values' ), 0 ) );
	}

	/** @return array<array-key, mixed> */
	private static function items( mixed $list, string|int $name ): array {
		return is_array( $list ) && is_array( $list[ $name ] ?? null ) ? $list[ $name ] : [];
	}

	private static function number( mixed $value ): int {
		return is_int( $value ) ? $value : 0;
	}
}
