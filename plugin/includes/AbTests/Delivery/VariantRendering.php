<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

/**
 * Knows which variant is being rendered. WordPress renders inner blocks first, so a variant's
 * block reads the attributes for its element from here.
 *
 * @see AB-2
 */
final class VariantRendering {

	/** @var list<array<string, string>> Attributes of the variants' elements, innermost last. */
	private array $stack = [];

	/**
	 * @param array<string, string> $attributes
	 * @param callable(): string $render
	 */
	public function of( array $attributes, callable $render ): string {
		$this->stack[] = $attributes;
		try {
			return $render();
		} finally {
			array_pop( $this->stack );
		}
	}

	/** Whether a variant is being rendered. A test nested in a variant is not run as a test. */
	public function is_inside(): bool {
		return [] !== $this->stack;
	}

	/** @return array<string, string> */
	public function attributes(): array {
		return [] === $this->stack ? [] : $this->stack[ count( $this->stack ) - 1 ];
	}
}
