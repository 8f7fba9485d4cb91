<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/** The namespace of all REST routes. */
final class Routes {

	public const NAMESPACE = 'brolga/v1';
}
