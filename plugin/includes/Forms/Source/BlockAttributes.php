<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Text;

/**
 * Attributes come out of saved content, which anybody who may write a post, or
 * an importer, can have made: whatever is found, each getter returns its type.
 * The defaults live in block.json alone; what is missing here is empty.
 */
final class BlockAttributes {

	/**
	 * @param array<array-key, mixed> $values As WordPress parsed them.
	 */
	public function __construct( private readonly array $values ) {}

	/**
	 * One line of text.
	 *
	 * @param string $name The attribute.
	 */
	public function line( string $name ): string {
		return Text::line( $this->raw( $name ) );
	}

	/**
	 * Text of many lines.
	 *
	 * @param string $name The attribute.
	 */
	public function lines( string $name ): string {
		return Text::lines( $this->raw( $name ) );
	}

	/**
	 * A yes or no.
	 *
	 * @param string $name The attribute.
	 */
	public function flag( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/**
	 * A whole number within bounds.
	 *
	 * @param string $name The attribute.
	 * @param int    $low  The least.
	 * @param int    $high The most.
	 */
	public function number( string $name, int $low, int $high ): int {
		$value = $this->values[ $name ] ?? 0;
		return max( $low, min( $high, is_numeric( $value ) ? (int) $value : 0 ) );
	}

	/**
	 * An object or a list, as an array; empty when it is neither.
	 *
	 * @param string $name The attribute.
	 * @return array<array-key, mixed>
	 */
	public function items( string $name ): array {
		$value = $this->values[ $name ] ?? [];
		return is_array( $value ) ? $value : [];
	}

	/**
	 * A text or a number, as text.
	 *
	 * @param string $name The attribute.
	 */
	private function raw( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}
}
