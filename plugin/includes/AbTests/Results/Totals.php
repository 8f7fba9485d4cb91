<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\Counted;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * What a test's counts come to in all, and its visitors of late: as much as the
 * list of tests tells, and no more to read however long a test has run.
 *
 * @see AB-62
 */
final class Totals {

	/** Days that are kept: the two weeks that traffic is judged by, and the days at their ends. */
	private const DAYS = 16;

	/**
	 * @param array<int, array<int, array{int, int}>> $sums Count and money in cents, by record and variant.
	 * @param array<string, int>                      $days Visitors by day, of the last days that had any.
	 */
	private function __construct(
		private array $sums = [],
		private array $days = []
	) {}

	/**
	 * Nothing yet.
	 */
	public static function none(): self {
		return new self();
	}

	/**
	 * What a history comes to.
	 *
	 * @param History $history Everything that was counted.
	 */
	public static function of( History $history ): self {
		$totals = new self();
		foreach ( Counted::cases() as $record ) {
			$sums = Counted::Refused === $record ? [] : $history->totals( $record );
			if ( [] !== $sums ) {
				$totals->sums[ $record->value ] = $sums;
			}
		}
		foreach ( $history->by_day( Counted::Visitors ) as $days ) {
			foreach ( $days as $day => [ $count ] ) {
				$totals->days[ $day ] = ( $totals->days[ $day ] ?? 0 ) + $count;
			}
		}
		krsort( $totals->days, SORT_STRING );
		$totals->days = array_slice( $totals->days, 0, self::DAYS );
		return $totals;
	}

	/**
	 * Reads what encode() wrote; null where it cannot be read.
	 *
	 * @param string $json The text.
	 */
	public static function decode( string $json ): ?self {
		try {
			$stored = Json::map( $json );
		} catch ( InvalidJson ) {
			return null;
		}
		[ $sums, $days ] = [ $stored['sums'] ?? null, $stored['days'] ?? null ];
		if ( ! is_array( $sums ) || ! is_array( $days ) ) {
			return null;
		}
		$totals = new self();
		foreach ( $sums as $record => $variants ) {
			foreach ( is_array( $variants ) ? $variants : [] as $variant => $sum ) {
				if ( is_array( $sum ) && is_int( $sum[0] ?? null ) && is_int( $sum[1] ?? null ) ) {
					$totals->sums[ (int) $record ][ (int) $variant ] = [ $sum[0], $sum[1] ];
				}
			}
		}
		foreach ( $days as $day => $count ) {
			$totals->days[ (string) $day ] = is_int( $count ) ? $count : 0;
		}
		return $totals;
	}

	/**
	 * As it is stored.
	 */
	public function encode(): string {
		return Json::encode(
			[
				'sums' => (object) array_map(
					static fn ( array $variants ): object => (object) $variants,
					$this->sums
				),
				'days' => (object) $this->days,
			]
		);
	}

	/**
	 * Adds a counter.
	 *
	 * @param string $day     `2026-11-21`, on the site's clock.
	 * @param int    $variant The variant's number.
	 * @param int    $record  Counted's value.
	 * @param int    $count   How often.
	 * @param int    $value   Money in cents.
	 */
	public function add( string $day, int $variant, int $record, int $count, int $value ): void {
		[ $before, $money ]                = $this->sums[ $record ][ $variant ] ?? [ 0, 0 ];
		$this->sums[ $record ][ $variant ] = [ $before + $count, $money + $value ];
		if ( Counted::Visitors->value === $record ) {
			$this->days[ $day ] = ( $this->days[ $day ] ?? 0 ) + $count;
		}
	}

	/**
	 * Count and money of each variant.
	 *
	 * @param Counted $record What; not what was refused.
	 * @return array<int, array{int, int}> By variant.
	 */
	public function sums( Counted $record ): array {
		return $this->sums[ $record->value ] ?? [];
	}

	/**
	 * Visitors of all variants after a day of the last two weeks.
	 *
	 * @param string $day `2026-11-21`.
	 */
	public function visitors_after( string $day ): int {
		return array_sum(
			array_filter( $this->days, static fn ( string $one ): bool => $one > $day, ARRAY_FILTER_USE_KEY )
		);
	}

	/**
	 * Whether anybody was counted on a day or after it.
	 *
	 * @param string $day `2026-11-21`.
	 */
	public function has_visitors_since( string $day ): bool {
		return [] !== $this->days && max( array_keys( $this->days ) ) >= $day;
	}
}
