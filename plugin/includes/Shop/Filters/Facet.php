<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * Something by which products are chosen, with what there is of it.
 *
 * @phpstan-type Option array{value: string, label: string, count: int}
 */
final class Facet {

	/**
	 * @param string                 $name    The parameter.
	 * @param string                 $label   What it is called.
	 * @param non-empty-list<Option> $options How many products have which value.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly array $options
	) {}
}
