<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A column, and the one form that its values have whichever engine they come
 * from: 1.50 and 1.5, or 007 and 7, are the same number.
 *
 * @see MOVE-3
 */
final class Column {

	private const INTEGERS = [ 'bit', 'tinyint', 'smallint', 'mediumint', 'int', 'bigint' ];

	private const BINARIES = [ 'binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob' ];

	private const TIMES = [ 'datetime', 'timestamp', 'time' ];

	/** Types that MySQL compares with a text otherwise than it sorts them, or not to the last digit. */
	private const UNORDERED = [ 'enum', 'set', 'float', 'double', 'decimal', 'year' ];

	/** What tells any two numbers of a DOUBLE apart. */
	private const DOUBLE = '%.17H';

	private function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		private readonly int $scale
	) {}

	/**
	 * Reads what the database says of it.
	 *
	 * @param string $type `bigint(20) unsigned`, `decimal(26,8)` …
	 */
	public static function of( string $name, string $type ): self {
		preg_match( '/^(\w+)(?:\((\d+)(?:,(\d+))?\))?/', strtolower( $type ), $found );
		return new self( $name, $found[1] ?? '', (int) ( $found[2] ?? 0 ), (int) ( $found[3] ?? 0 ) );
	}

	/**
	 * Whether its values are bytes and no text.
	 */
	public function is_binary(): bool {
		return in_array( $this->type, self::BINARIES, true );
	}

	/**
	 * Whether rows can be gone on from behind one of its values.
	 */
	public function is_ordered(): bool {
		return ! in_array( $this->type, self::UNORDERED, true );
	}

	/**
	 * A value in its normal form.
	 *
	 * @param int|float|string|null $value As the engine gives it.
	 */
	public function normal( int|float|string|null $value ): ?string {
		return match ( true ) {
			null === $value            => null,
			in_array( $this->type, self::INTEGERS, true )
				=> (string) preg_replace( '/^(-?)0+(?=\d)/', '$1', (string) $value ),
			in_array( $this->type, self::TIMES, true )
				=> self::without_zeros( (string) $value ),
			'float' === $this->type    => self::single( (float) $value ),
			'double' === $this->type   => sprintf( self::DOUBLE, (float) $value ),
			'decimal' === $this->type  => $this->decimal( $value ),
			// MySQL fills up the one with spaces that it never shows, the other with zero bytes.
			'char' === $this->type     => rtrim( (string) $value, ' ' ),
			'binary' === $this->type   => str_pad( (string) $value, $this->size, "\0" ),
			default                    => (string) $value,
		};
	}

	/**
	 * A number of four bytes, with no more digits than tell it apart.
	 */
	private static function single( float $value ): string {
		$bytes  = pack( 'g', $value );
		$number = unpack( 'g', $bytes )[1] ?? null;
		$value  = is_float( $number ) ? $number : $value;
		foreach ( [ '%.6H', '%.7H', '%.8H' ] as $form ) {
			if ( pack( 'g', (float) sprintf( $form, $value ) ) === $bytes ) {
				return sprintf( $form, $value );
			}
		}
		return sprintf( '%.9H', $value );
	}

	/**
	 * A decimal number without zeros at its end. SQLite has it as a float, MySQL as
	 * a text that may be longer than a float can tell.
	 */
	private function decimal( int|float|string $value ): string {
		if ( is_float( $value ) ) {
			$value = (string) wp_json_encode( round( $value, $this->scale ) );
			$value = str_contains( $value, 'e' ) ? sprintf( "%.{$this->scale}F", (float) $value ) : $value;
		}
		return self::without_zeros( (string) $value );
	}

	/**
	 * A number, or the seconds of a time, without zeros at the end of its fraction.
	 */
	private static function without_zeros( string $value ): string {
		return str_contains( $value, '.' ) ? rtrim( rtrim( $value, '0' ), '.' ) : $value;
	}
}
