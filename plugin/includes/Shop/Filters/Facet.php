<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * A property by which visitors filter products, with its options and their counts.
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
