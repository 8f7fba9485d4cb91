<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * Something by which products are chosen, with what there is of it.
 *
 * @phpstan-type Option array{value: string, label: string, count: int}
 */
final class Facet {

	/** @param non-empty-list<Option> $options */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly array $options
	) {}
}
