<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use Attribute;

/**
 * An attribute for an array in a constructor: the container passes the parts of all features that
 * implement an interface, in the features' order.
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class All {

	/**
	 * @param class-string $kind The interface, see Parts::of().
	 * @param bool $later Whether to pass a Closure that builds the parts on demand.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly bool $later = false
	) {}
}
