<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Text;

/**
 * Typed access to the attributes of a saved block. Anybody who may write a post, or an importer,
 * can have written them, so each getter returns its type whatever was saved. The defaults live in
 * block.json alone; a missing attribute is empty.
 */
final class BlockAttributes {

	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	public function line( string $name ): string {
		return Text::line( $this->raw( $name ) );
	}

	/**
	 * Returns a line that is no HTML. WordPress filters attributes as if they were HTML when somebody
	 * without `unfiltered_html` saves a post, and stores `&` as `&amp;`.
	 */
	public function label( string $name ): string {
		return Text::line( wp_specialchars_decode( $this->raw( $name ), ENT_NOQUOTES ) );
	}

	public function lines( string $name ): string {
		return Text::lines( $this->raw( $name ) );
	}

	public function flag( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	public function number( string $name, int $low, int $high ): int {
		$value = $this->values[ $name ] ?? 0;
		return max( $low, min( $high, is_numeric( $value ) ? (int) $value : 0 ) );
	}

	/** @return array<array-key, mixed> */
	public function items( string $name ): array {
		$value = $this->values[ $name ] ?? [];
		return is_array( $value ) ? $value : [];
	}

	private function raw( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}
}
