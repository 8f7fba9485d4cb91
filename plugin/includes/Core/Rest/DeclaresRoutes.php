<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * What answers visitors, and says what it demands of them.
 */
interface DeclaresRoutes {

	/**
	 * @return list<PublicRoute>
	 */
	public static function routes(): array;
}
