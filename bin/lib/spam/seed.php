<?php
/**
 * Writes plugin/assets/spam-counts.txt, what the judge of texts knows before an
 * owner has judged anything:
 *
 *     php bin/lib/spam/seed.php SMSSpamCollection
 *
 * The file is that of the SMS Spam Collection (https://doi.org/10.24432/C5CC84,
 * CC BY 4.0): a line a message, `ham` or `spam`, a tab, the text. Half of it is
 * counted, with all lines of honest.txt and spam.txt beside this script, which
 * are our own; the other half is left for `bin/bench spam`.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Spam\Wording\Counts;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\SeedCounts;
use Brolga\Spam\Wording\SiteProfile;

require_once __DIR__ . '/../../../plugin/includes/autoload.php';
require_once __DIR__ . '/messages.php';

/** So often a message of ours counts: text messages are not written like enquiries. */
const OURS = 4;

/** What was seen in one message only is chance. */
const LEAST = 2;

( static function ( string $file ): void {
	$home    = new SiteProfile( 'example.org', [ 'en' ] );
	$honest  = [];
	$spam    = [];
	$seen    = [];
	$samples = [
		...array_map(
			static fn ( array $message ): array => [ ...$message, 1 ],
			array_filter(
				brolga_collection( $file ),
				static fn ( array $message ): bool => ! brolga_is_held_out( $message[1] )
			)
		),
		...array_map( static fn ( array $message ): array => [ ...$message, OURS ], brolga_messages( __DIR__ ) ),
	];
	foreach ( $samples as [ $is_spam, $text, $weight ] ) {
		foreach ( Features::of( $text, $home )->all as $feature ) {
			$seen[ $feature ]   = ( $seen[ $feature ] ?? 0 ) + 1;
			$honest[ $feature ] = ( $honest[ $feature ] ?? 0 ) + ( $is_spam ? 0 : $weight );
			$spam[ $feature ]   = ( $spam[ $feature ] ?? 0 ) + ( $is_spam ? $weight : 0 );
		}
	}
	$counts = [];
	foreach ( $seen as $feature => $times ) {
		if ( $times >= LEAST ) {
			$counts[ $feature ] = new Counts( $honest[ $feature ], $spam[ $feature ] );
		}
	}
	file_put_contents( SeedCounts::file(), SeedCounts::write( $counts ) );
	echo count( $samples ), ' messages, ', count( $counts ), " features\n";
} )( $argv[1] ?? exit( "Which file has the SMS Spam Collection?\n" ) );
