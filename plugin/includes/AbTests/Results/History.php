<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\Refusal;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * All counts of a test, by day, and by device and source.
 *
 * Each cell is a count, or a pair of a count and an amount in cents.
 */
final class History {

	/** @var array<array-key, mixed> Keys: `day variant record`. */
	private array $days = [];

	/** @var array<array-key, mixed> Keys: `variant record device source`. */
	private array $kinds = [];

	/** Reads the output of encode(); empty if it is invalid. */
	public static function decode( string $json ): self {
		$history = new self();
		try {
			$stored = Json::map( $json, PHP_INT_MAX );
		} catch ( InvalidJson ) {
			return $history;
		}
		$history->days  = is_array( $stored['days'] ?? null ) ? $stored['days'] : [];
		$history->kinds = is_array( $stored['kinds'] ?? null ) ? $stored['kinds'] : [];
		return $history;
	}

	public function encode(): string {
		return Json::encode(
			[
				'days'  => (object) $this->days,
				'kinds' => (object) $this->kinds,
			]
		);
	}

	/**
	 * @param string $day Such as `2026-11-21`, in the site's time zone.
	 * @param int $source A Source's value or a Refusal's code.
	 * @param int $value The orders' value in cents.
	 */
	public function add(
		string $day,
		int $variant,
		int $record,
		int $device,
		int $source,
		int $count,
		int $value
	): void {
		if ( Counted::Refused->value !== $record ) {
			self::add_to( $this->days, "{$day} {$variant} {$record}", $count, $value );
		}
		self::add_to( $this->kinds, "{$variant} {$record} {$device} {$source}", $count, $value );
	}

	/** @return array{string, string}|null */
	public function span(): ?array {
		$days = array_map(
			static fn ( int|string $place ): string => substr( (string) $place, 0, 10 ),
			array_keys( $this->days )
		);
		return [] === $days ? null : [ min( $days ), max( $days ) ];
	}

	/**
	 * Returns the counts of each variant by day.
	 *
	 * @return array<int, array<string, array{int, int}>> Count and cents, by variant and day.
	 */
	public function by_day( Counted $record ): array {
		$found = [];
		foreach ( $this->days as $place => $cell ) {
			[ $day, $variant, $what ] = [ ...explode( ' ', (string) $place ), '', '' ];
			if ( (string) $record->value === $what ) {
				$found[ (int) $variant ][ $day ] = self::cell( $cell );
			}
		}
		return $found;
	}

	/**
	 * Returns the counts of each variant by device or source.
	 *
	 * @param 'device'|'source' $kind
	 * @return array<int, array<int, int>> By variant, and the value of Device or Source.
	 */
	public function by_kind( Counted $record, string $kind ): array {
		$found = [];
		foreach ( $this->kinds as $place => $cell ) {
			[ $variant, $what, $device, $source ] = [ ...explode( ' ', (string) $place ), '', '', '' ];
			if ( (string) $record->value === $what ) {
				$value                             = (int) ( 'device' === $kind ? $device : $source );
				$found[ (int) $variant ][ $value ] = ( $found[ (int) $variant ][ $value ] ?? 0 ) + self::cell(
					$cell
				)[0];
			}
		}
		return $found;
	}

	/** @return array<int, array{int, int}> Count and cents, by variant. */
	public function totals( Counted $record ): array {
		$found = [];
		foreach ( $this->kinds as $place => $cell ) {
			[ $variant, $what ] = [ ...explode( ' ', (string) $place, 3 ), '' ];
			if ( (string) $record->value === $what ) {
				[ $count, $value ]        = self::cell( $cell );
				[ $before, $money ]       = $found[ (int) $variant ] ?? [ 0, 0 ];
				$found[ (int) $variant ]  = [ $before + $count, $money + $value ];
			}
		}
		return $found;
	}

	/** @return array<string, int> */
	public function refused(): array {
		$found = [];
		foreach ( $this->by_kind( Counted::Refused, 'source' ) as $codes ) {
			foreach ( $codes as $code => $count ) {
				$reason = Refusal::of_code( $code );
				if ( null !== $reason ) {
					$found[ $reason->value ] = ( $found[ $reason->value ] ?? 0 ) + $count;
				}
			}
		}
		arsort( $found );
		return $found;
	}

	/** @param array<array-key, mixed> $cells */
	private static function add_to( array &$cells, string $place, int $count, int $value ): void {
		[ $before, $money ] = self::cell( $cells[ $place ] ?? 0 );
		$cells[ $place ]    = 0 === $money + $value ? $before + $count : [ $before + $count, $money + $value ];
	}

	/** @return array{int, int} A cell's count and cents; zeros if it is invalid. */
	private static function cell( mixed $cell ): array {
		if ( is_int( $cell ) ) {
			return [ $cell, 0 ];
		}
		return is_array( $cell ) && is_int( $cell[0] ?? null ) && is_int( $cell[1] ?? null )
			? [ $cell[0], $cell[1] ]
			: [ 0, 0 ];
	}
}
