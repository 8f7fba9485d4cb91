<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/** Declares what a class requires of the public requests that it answers. */
interface DeclaresRoutes {

	/** Of all REST routes. */
	public const NAMESPACE = 'brolga/v1';

	/** @return list<PublicRoute> */
	public static function routes(): array;
}
