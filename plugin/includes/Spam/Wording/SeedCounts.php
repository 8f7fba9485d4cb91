<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use SplFileObject;

/**
 * What is known before an owner has judged anything: in how many messages of a
 * public collection, and of enquiries and contact form spam that we wrote
 * ourselves, a feature was seen. The file holds hashes and numbers, no sentence
 * and no word; `bin/lib/spam/seed.php` writes it.
 *
 * The collection is the SMS Spam Collection by Tiago A. Almeida and José María
 * Gómez Hidalgo (https://doi.org/10.24432/C5CC84), CC BY 4.0. Half of it made the
 * counts, the other half is what `bin/bench spam` measures with.
 *
 * Records of one length in the order of their hashes: a look-up reads some
 * fifteen of them instead of making an array of all.
 *
 * @see SPAM-31
 */
final class SeedCounts {

	/** A record: eight characters of the hash, three digits for each count, a line's end. */
	private const RECORD = 15;

	/** The length of the hash. */
	private const HASH = 8;

	/** The length of a count, in digits of base 36. */
	private const DIGITS = 3;

	/** The records, once they were asked for. */
	private ?string $records = null;

	public function __construct( private readonly string $file ) {}

	/**
	 * The file that comes with the plugin.
	 */
	public static function file(): string {
		return dirname( __DIR__, 3 ) . '/assets/spam-counts.txt';
	}

	/**
	 * How often a feature was seen.
	 */
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
	 * How often features were seen, by us and by the owner.
	 *
	 * @param list<string>          $features The features.
	 * @param array<string, Counts> $learned  What the owner's judgements have taught.
	 * @return array<string, Counts> By feature.
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

	/**
	 * The file of some counts.
	 *
	 * @param array<string, Counts> $counts By feature.
	 */
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

	/**
	 * The records of a file; none where it cannot be read.
	 *
	 * @param string $path The file.
	 */
	private static function read( string $path ): string {
		if ( ! is_readable( $path ) ) {
			return '';
		}
		$file = new SplFileObject( $path );
		return (string) $file->fread( max( 1, $file->getSize() ) );
	}

	/**
	 * By what a feature is found. It is no secret: these are nobody's messages.
	 */
	private static function hash( string $feature ): string {
		return hash( 'xxh32', $feature );
	}

	/**
	 * A count of a record.
	 *
	 * @param int $place Where in it.
	 */
	private function number( int $record, int $place ): int {
		return intval( substr( $this->records ?? '', $record * self::RECORD + $place, self::DIGITS ), 36 );
	}
}
