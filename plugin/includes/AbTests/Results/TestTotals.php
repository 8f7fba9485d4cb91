<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\Counted;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * A test's total counts and recent visitors: the data for the list of tests. Its size does not
 * grow with the duration of the test.
 *
 * @see AB-62
 */
final class TestTotals {

	/** Days stored: the two weeks over which traffic is averaged, and the days at both ends. */
	private const DAYS = 16;

	/**
	 * @param array<int, array<int, array{int, int}>> $sums Count and cents, by record and variant.
	 * @param array<string, int> $days Visitors by day, for the last days that had any.
	 */
	private function __construct(
		private array $sums = [],
		private array $days = []
	) {}

	public static function none(): self {
		return new self();
	}

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

	/** Reads the output of encode(); null if it is invalid. */
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
	 * @param string $day Such as `2026-11-21`, in the site's time zone.
	 * @param int $record A value of Counted.
	 * @param int $value The orders' value in cents.
	 */
	public function add( string $day, int $variant, int $record, int $count, int $value ): void {
		[ $before, $money ]                = $this->sums[ $record ][ $variant ] ?? [ 0, 0 ];
		$this->sums[ $record ][ $variant ] = [ $before + $count, $money + $value ];
		if ( Counted::Visitors->value === $record ) {
			$this->days[ $day ] = ( $this->days[ $day ] ?? 0 ) + $count;
		}
	}

	/**
	 * @param Counted $record Not a refusal, which is not stored here.
	 * @return array<int, array{int, int}> Count and cents, by variant.
	 */
	public function sums( Counted $record ): array {
		return $this->sums[ $record->value ] ?? [];
	}

	/** @param string $day A day within the last two weeks, such as `2026-11-21`. */
	public function visitors_after( string $day ): int {
		return array_sum(
			array_filter( $this->days, static fn ( string $one ): bool => $one > $day, ARRAY_FILTER_USE_KEY )
		);
	}

	/** @param string $day Such as `2026-11-21`. */
	public function has_visitors_since( string $day ): bool {
		return [] !== $this->days && max( array_keys( $this->days ) ) >= $day;
	}
}
