<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use Attribute;

/**
 * On a constructor's Closure: it builds the object when it is called, so that
 * hooking into WordPress does not build what stands behind the hook.
 */
#[Attribute( Attribute::TARGET_PARAMETER )]
final class Later {

	/**
	 * @param class-string $name Its class.
	 */
	public function __construct( public readonly string $name ) {}
}
