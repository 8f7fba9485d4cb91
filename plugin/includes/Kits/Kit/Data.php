<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

/** Typed access to decoded JSON that anybody may have written: what is missing or of another type is empty. */
final class Data {

	/** @param array<array-key, mixed> $values */
	private function __construct( public readonly array $values ) {}

	public static function of( mixed $values ): self {
		return new self( is_array( $values ) ? $values : [] );
	}

	public function text( string|int $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}

	public function number( string|int $name ): int {
		$value = $this->values[ $name ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/** Whether a value says yes, in one of the ways in which other programs write it. */
	public function flag( string|int $name ): bool {
		$value = $this->values[ $name ] ?? false;
		return true === $value || in_array( $value, [ 1, '1', 'true', 'yes', 'on' ], true );
	}

	public function at( string|int $name ): self {
		return self::of( $this->values[ $name ] ?? null );
	}

	/** @return list<self> */
	public function each( string|int $name ): array {
		return $this->at( $name )->all();
	}

	/** @return list<self> */
	public function all(): array {
		return array_map( self::of( ... ), array_values( array_filter( $this->values, is_array( ... ) ) ) );
	}

	/** @return list<string> */
	public function texts( string|int $name ): array {
		return array_values( array_filter( $this->at( $name )->values, is_string( ... ) ) );
	}

	public function has( string|int $name ): bool {
		return array_key_exists( $name, $this->values );
	}
}
