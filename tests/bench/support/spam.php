<?php
/**
 * Measures the judge of texts, without WordPress: what it catches and what it
 * marks wrongly, before its owner has judged anything and after 200 judgements.
 *
 *     php tests/bench/support/spam.php [SMSSpamCollection]
 *
 * Prints JSON. With the collection it measures on the half that the counts of the
 * plugin were not made of; always on tests/bench/enquiries, which are not in them
 * either.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Spam\Strictness;
use Brolga\Spam\Wording\Counts;
use Brolga\Spam\Wording\DuplicateMessages;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\Score;
use Brolga\Spam\Wording\SeedCounts;
use Brolga\Spam\Wording\SiteProfile;

require_once __DIR__ . '/../../../plugin/includes/autoload.php';
require_once __DIR__ . '/../../../bin/lib/spam/messages.php';

/** An owner judges so many messages. */
const JUDGEMENTS = 200;

/** So many owners, each of whom judged others. */
const OWNERS = 10;

( static function ( string $file ): void {
	$home  = new SiteProfile( 'example.org', [ 'en' ] );
	$seed  = new SeedCounts( SeedCounts::file() );
	$read  = static fn ( array $messages ): array => array_map(
		static fn ( array $message ): array => [ $message[0], Features::of( $message[1], $home ) ],
		$messages
	);
	$share = static function ( array $messages, array $learned ) use ( $seed ): array {
		$marked    = [ 0, 0 ];
		$all       = [ 0, 0 ];
		$threshold = Strictness::Normal->threshold( ( $learned[ Features::MESSAGE ] ?? new Counts() )->all() );
		foreach ( $messages as [ $is_spam, $features ] ) {
			++$all[ (int) $is_spam ];
			$marked[ (int) $is_spam ] += (int) ( Score::of(
				$features,
				$seed->counts( $features->all, $learned ),
				new DuplicateMessages()
			)->points >= $threshold );
		}
		return [
			'caught' => 100 * $marked[1] / max( 1, $all[1] ),
			'false'  => 100 * $marked[0] / max( 1, $all[0] ),
			'honest' => $all[0],
			'spam'   => $all[1],
		];
	};
	$figures = [ 'enquiries' => $share( $read( brolga_messages( dirname( __DIR__ ) . '/enquiries' ) ), [] ) ];
	if ( '' !== $file ) {
		$held             = $read( array_values(
			array_filter(
				brolga_collection( $file ),
				static fn ( array $message ): bool => brolga_is_held_out( $message[1] )
			)
		) );
		$figures['first'] = $share( $held, [] );
		$owners           = [];
		foreach ( range( 1, OWNERS ) as $owner ) {
			// The same owners in each run.
			mt_srand( $owner );
			$mixed = $held;
			shuffle( $mixed );
			$learned = [];
			foreach ( array_slice( $mixed, 0, JUDGEMENTS ) as [ $is_spam, $features ] ) {
				foreach ( $features->all as $feature ) {
					$learned[ $feature ] = ( $learned[ $feature ] ?? new Counts() )->with(
						new Counts( (int) ! $is_spam, (int) $is_spam ),
						1
					);
				}
			}
			$owners[] = $share( array_slice( $mixed, JUDGEMENTS ), $learned );
		}
		$figures['judged'] = [
			'caught' => array_sum( array_column( $owners, 'caught' ) ) / OWNERS,
			'false'  => array_sum( array_column( $owners, 'false' ) ) / OWNERS,
			'least'  => min( array_column( $owners, 'caught' ) ),
			'most'   => max( array_column( $owners, 'false' ) ),
		];
	}
	$long  = str_repeat( implode( "\n", array_column( brolga_messages( dirname( __DIR__ ) . '/enquiries' ), 1 ) ), 3 );
	$times = [];
	for ( $round = 0; $round < 101; $round++ ) {
		$start    = hrtime( true );
		$features = Features::of( 0 === $round % 2 ? substr( $long, 0, 600 ) : $long, $home );
		Score::of(
			$features,
			( new SeedCounts( SeedCounts::file() ) )->counts( $features->all ),
			new DuplicateMessages()
		);
		$times[ 0 === $round % 2 ? 'usual' : 'longest' ][] = ( hrtime( true ) - $start ) / 1e6;
	}
	foreach ( $times as $kind => $each ) {
		// The quickest round: what else the machine does is not the judge's work.
		$figures['milliseconds'][ $kind ] = min( $each );
	}
	echo json_encode( $figures, JSON_THROW_ON_ERROR ), "\n";
} )( $argv[1] ?? '' );
