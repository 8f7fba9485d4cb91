<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use Attribute;

/**
 * On a constructor's array: it gets the parts of every feature that share an
 * interface, built, in the features' order.
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class All {

	/**
	 * @param class-string $kind The interface, see Parts::of().
	 */
	public function __construct( public readonly string $kind ) {}
}
