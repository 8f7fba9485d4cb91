<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

/**
 * Which variant is being rendered, and as what. WordPress renders what is inside
 * of a block first: a variant finds here, in the end, what its element says.
 *
 * @see AB-2
 */
final class Rendering {

	/**
	 * Attributes of the variants' elements, innermost last.
	 *
	 * @var list<array<string, string>>
	 */
	private array $stack = [];

	/**
	 * Renders a variant.
	 *
	 * @param array<string, string> $attributes What its element says besides.
	 * @param callable(): string    $render     Renders it.
	 */
	public function of( array $attributes, callable $render ): string {
		$this->stack[] = $attributes;
		try {
			return $render();
		} finally {
			array_pop( $this->stack );
		}
	}

	/**
	 * Whether a variant is being rendered: a test inside of it is none.
	 */
	public function is_inside(): bool {
		return [] !== $this->stack;
	}

	/**
	 * What the element of the variant says that is being rendered.
	 *
	 * @return array<string, string>
	 */
	public function attributes(): array {
		return [] === $this->stack ? [] : $this->stack[ count( $this->stack ) - 1 ];
	}
}
