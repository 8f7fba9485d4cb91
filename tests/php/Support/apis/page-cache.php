<?php
/**
 * A page cache's server: Varnish and nginx answer 200 to what they were told to
 * drop; nginx 404 to a page that it does not have, Varnish 405 to strangers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return static fn ( ApiRequest $request ): array => [
	match ( $request->path ) {
		'/not-there/' => 404,
		'/stranger/'  => 405,
		default       => 200,
	},
	'{}',
];
