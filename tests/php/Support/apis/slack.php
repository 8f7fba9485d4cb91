<?php
/**
 * An incoming webhook as Slack documents it: JSON with a text, answered by `ok`
 * or by a word for what is wrong.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return static fn ( ApiRequest $request ): array => match ( true ) {
	'/gone' === $request->path                                          => [ 404, 'no_service' ],
	'POST' !== $request->method,
	'application/json' !== $request->header( 'content-type' ),
	! is_string( $request->json()['text'] ?? null )                     => [ 400, 'invalid_payload' ],
	default                                                             => [ 200, 'ok' ],
};
