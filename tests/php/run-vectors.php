<?php
/**
 * Runs tables against our PHP, for bin/test vectors.
 *
 * Without a file it prints the rules that are built, else a list of verdicts for
 * each file, as JSON.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Vectors;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

echo json_encode(
	1 === $argc
		? array_keys( Vectors::rules() )
		: array_map(
			static function ( string $file ): array {
				$table = Vectors::read( $file );
				return array_map(
					static fn( array $given ): array => Vectors::judge( $table, $given ),
					$table['cases']
				);
			},
			array_slice( $argv, 1 )
		),
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
);
