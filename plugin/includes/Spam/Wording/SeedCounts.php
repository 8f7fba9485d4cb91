<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use SplFileObject;

/**
 * Counts that are known before the owner has judged any message: in how many genuine and spam messages of a
 * public collection, and of messages we wrote ourselves, a feature was found. The file contains hashes and
 * numbers, no words; `bin/lib/spam/seed.php` writes it.
 *
 * The collection is the SMS Spam Collection by Tiago A. Almeida and José María Gómez Hidalgo
 * (https://doi.org/10.24432/C5CC84), CC BY 4.0. Half of it produced the counts; `bin/bench spam` measures with
 * the other half.
 *
 * Records have a fixed length and are sorted by hash, so that a binary search reads about fifteen of them.
 *
 * @see SPAM-31
 */
final class SeedCounts {

	/** Characters of a record: eight of the hash, three for each count, and a line break. */
	private const RECORD = 15;

	/** Characters of the hash. */
	private const HASH = 8;

	/** Characters of a count, in base 36. */
	private const DIGITS = 3;

	private ?string $records = null;

	public function __construct( private readonly string $file ) {}

	public static function file(): string {
		return dirname( __DIR__, 3 ) . '/assets/spam-counts.txt';
	}

	public function of( string $feature ): Counts {
		$this->records ??= self::read( $this->file );
		$hash            = self::hash( $feature );
		$low             = 0;
		$high            = intdiv( strlen( $this->records ), self::RECORD ) - 1;
		while ( $low <= $high ) {
			$middle = intdiv( $low + $high, 2 );
			$order  = substr_compare( $this->records, $hash, $middle * self::RECORD, self::HASH );
			if ( 0 === $order ) {
				return new Counts(
					$this->number( $middle, self::HASH ),
					$this->number( $middle, self::HASH + self::DIGITS )
				);
			}
			$low  = $order < 0 ? $middle + 1 : $low;
			$high = $order < 0 ? $high : $middle - 1;
		}
		return new Counts();
	}

	/**
	 * Returns the shipped counts plus the owner's, which count several times.
	 *
	 * @param array<string, Counts> $learned Counts from the owner's judgements.
	 * @param list<string> $features
	 * @return array<string, Counts>
	 */
	public function counts( array $features, array $learned = [] ): array {
		$counts = [];
		foreach ( $features as $feature ) {
			$seed               = $this->of( $feature );
			$counts[ $feature ] = isset( $learned[ $feature ] )
				? $seed->with( $learned[ $feature ], Model::OWN_WEIGHT )
				: $seed;
		}
		return $counts;
	}

	/** @param array<string, Counts> $counts */
	public static function write( array $counts ): string {
		$most    = 36 ** self::DIGITS - 1;
		$digits  = static fn ( int $number ): string => str_pad(
			base_convert( (string) min( $most, $number ), 10, 36 ),
			self::DIGITS,
			'0',
			STR_PAD_LEFT
		);
		$records = [];
		foreach ( $counts as $feature => $count ) {
			$records[] = self::hash( (string) $feature ) . $digits( $count->honest ) . $digits( $count->spam ) . "\n";
		}
		sort( $records, SORT_STRING );
		return implode( '', $records );
	}

	private static function read( string $path ): string {
		if ( ! is_readable( $path ) ) {
			return '';
		}
		$file = new SplFileObject( $path );
		return (string) $file->fread( max( 1, $file->getSize() ) );
	}

	/** A short hash without a key: the messages behind these counts are public. */
	private static function hash( string $feature ): string {
		return hash( 'xxh32', $feature );
	}

	/** @param int $place Offset in the record. */
	private function number( int $record, int $place ): int {
		return intval( substr( $this->records ?? '', $record * self::RECORD + $place, self::DIGITS ), 36 );
	}
}
