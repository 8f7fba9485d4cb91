<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use Attribute;

/**
 * An attribute for a Closure in a constructor: calling the Closure builds the object, so that
 * adding hooks does not build what they need.
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class LazyInject {

	/** @param class-string $name */
	public function __construct( public readonly string $name ) {}
}
