<?php
/**
 * A marketing service: takes events of a site that it knows.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	return static function ( ApiRequest $request ): array {
		return '/events' === $request->path && 'site_1' === ( $request->json()['site'] ?? '' )
			? [ 204, '' ]
			: [ 400, '{"message":"Nobody that we know."}' ];
	};
} )();
