<?php
/**
 * Nominatim's search, `format=jsonv2`: a list of places, whose degrees are texts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return static function ( ApiRequest $request ): array {
	if (
		'GET' !== $request->method
		|| '/search' !== $request->path
		|| 'jsonv2' !== ( $request->query['format'] ?? '' )
	) {
		return [ 400, '{"error":{"code":400,"message":"Unknown"}}' ];
	}
	return match ( $request->query['q'] ?? '' ) {
		'nowhere' => [ 200, '[]' ],
		'an object' => [ 200, '{"lat":"1","lon":"2","display_name":"No list"}' ],
		'odd places' => [
			200,
			(string) json_encode(
				[
					'text',
					[
						'lat'          => '91',
						'lon'          => '10',
						'display_name' => 'Beyond the pole',
					],
					[
						'lat'          => '1; DROP',
						'lon'          => '10',
						'display_name' => 'No number',
					],
					[
						'lat'          => '-27.4',
						'lon'          => '153',
						'display_name' => [ 'No text' ],
					],
					[
						'lat' => '-27.4',
						'lon' => '153',
					],
					[
						'lat'          => '-27.4',
						'lon'          => '153',
						'display_name' => str_repeat( 'ä', 900 ),
					],
				]
			),
		],
		'many' => [
			200,
			(string) json_encode(
				array_map(
					static fn ( int $number ): array => [
						'lat'          => (string) $number,
						'lon'          => '10',
						'display_name' => "Place {$number}",
					],
					range( 1, 40 )
				)
			),
		],
		default => [ 200, '[{"place_id":1,"lat":"-27.4787123","lon":"153.0187456","display_name":"12, Ferry Road, West End, Brisbane <b>City</b>","importance":0.4}]' ],
	};
};
