<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A column of a table. It normalizes values so that they can be compared between database engines:
 * 1.50 and 1.5, or 007 and 7, are the same number.
 *
 * @see MOVE-3
 */
final class Column {

	private const INTEGERS = [ 'bit', 'tinyint', 'smallint', 'mediumint', 'int', 'bigint' ];

	private const BINARIES = [ 'binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob' ];

	private const TIMES = [ 'datetime', 'timestamp', 'time' ];

	/**
	 * Types by which rows cannot be paged: MySQL compares them with a quoted value in another
	 * order than it sorts them, or imprecisely.
	 */
	private const UNORDERED = [ 'enum', 'set', 'float', 'double', 'decimal', 'year' ];

	/** 17 significant digits tell any two doubles apart. */
	private const DOUBLE = '%.17H';

	private function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		private readonly int $scale
	) {}

	public static function of( string $name, string $type ): self {
		preg_match( '/^(\w+)(?:\((\d+)(?:,(\d+))?\))?/', strtolower( $type ), $found );
		return new self( $name, $found[1] ?? '', (int) ( $found[2] ?? 0 ), (int) ( $found[3] ?? 0 ) );
	}

	public function is_binary(): bool {
		return in_array( $this->type, self::BINARIES, true );
	}

	/** Whether rows can be paged with `column > value`. */
	public function is_ordered(): bool {
		return ! in_array( $this->type, self::UNORDERED, true );
	}

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
			// MySQL pads CHAR with spaces, which it hides, and BINARY with zero bytes.
			'char' === $this->type     => rtrim( (string) $value, ' ' ),
			'binary' === $this->type   => str_pad( (string) $value, $this->size, "\0" ),
			default                    => (string) $value,
		};
	}

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
	 * Removes trailing zeros of a decimal. SQLite returns decimals as floats, MySQL as strings
	 * that may have more digits than a float holds.
	 */
	private function decimal( int|float|string $value ): string {
		if ( is_float( $value ) ) {
			$value = (string) wp_json_encode( round( $value, $this->scale ) );
			$value = str_contains( $value, 'e' ) ? sprintf( "%.{$this->scale}F", (float) $value ) : $value;
		}
		return self::without_zeros( (string) $value );
	}

	private static function without_zeros( string $value ): string {
		return str_contains( $value, '.' ) ? rtrim( rtrim( $value, '0' ), '.' ) : $value;
	}
}
