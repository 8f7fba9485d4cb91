<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * The namespace of every route.
 */
final class Routes {

	public const NAMESPACE = 'brolga/v1';
}
