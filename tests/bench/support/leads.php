<?php
/**
 * Writes made-up enquiries as tables for LOAD DATA: php leads.php FROM TO FOLDER
 *
 * In FOLDER: `leads-FROM` and `words-FROM`. The same numbers make the same
 * enquiries. How often a word occurs follows Zipf, as in any language; a few
 * words have a share of their own, so that a benchmark knows what it looks for.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Leads\SearchWords;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( int $from, int $to, string $folder ): void {
	$cell  = static fn ( string $text ): string => str_replace( [ '\\', "\t", "\n" ], [ '\\\\', '\\t', '\\n' ], $text );
	$names = [
		[
			'Ann',
			'Björn',
			'Chloé',
			'Dan',
			'Eve',
			'François',
			'Grace',
			'Hüseyin',
			'Ivy',
			'Jo',
			'Kim',
			'Łucja',
			'Mia',
			'Noah',
			'Olga',
			'Priya',
		],
		[
			'Smith',
			'Müller',
			"O'Neil",
			'Nguyen',
			'Garcia',
			'Kowalska',
			'Brown',
			'Tanaka',
			'Silva',
			'Jones',
			'Martin',
			'Øst',
			'Wilson',
			'Kaya',
			'Lee',
			'Rossi',
		],
	];
	// A vocabulary: three syllables a word, the same one each time.
	$syllables  = [
		'ba',
		'cor',
		'du',
		'fen',
		'gri',
		'ho',
		'jal',
		'ke',
		'lim',
		'mo',
		'nar',
		'pe',
		'quo',
		'ris',
		'sta',
		'ter',
		'ul',
		'vi',
		'wen',
		'yo',
		'za',
		'bre',
		'clu',
		'dra',
		'flo',
		'gan',
		'sil',
		'tur',
	];
	$vocabulary = [];
	for ( $word = 0; $word < 20000; $word++ ) {
		$vocabulary[] = $syllables[ $word % 28 ]
			. $syllables[ intdiv( $word, 28 ) % 28 ]
			. $syllables[ intdiv( $word, 784 ) % 28 ];
	}
	// Word number e^(ln(n)·x), with x between 0 and 1, is drawn as Zipf says.
	$power   = log( count( $vocabulary ) );
	$began   = 1698800000;
	$leads = fopen( "{$folder}/entries-{$from}", 'wb' );
	$words   = fopen( "{$folder}/words-{$from}", 'wb' );
	if ( false === $leads || false === $words ) {
		exit( 3 );
	}
	for ( $id = $from; $id <= $to; $id++ ) {
		mt_srand( $id );
		$name    = $names[0][ mt_rand( 0, 15 ) ] . ' ' . $names[1][ mt_rand( 0, 15 ) ];
		$email   = strtolower( preg_replace( '/[^A-Za-z]/', '', $name ) . mt_rand( 1, 99999 ) )
			. '@example'
			. mt_rand( 1, 50 )
			. '.com';
		$phone   = sprintf( '04%02d %03d %03d', mt_rand( 0, 99 ), mt_rand( 0, 999 ), mt_rand( 0, 999 ) );
		$message = [ "ref{$id}" ];
		for ( $length = mt_rand( 10, 45 ); $length > 0; $length-- ) {
			$message[] = $vocabulary[ (int) exp( $power * mt_rand() / mt_getrandmax() ) - 1 ] ?? 'garden';
		}
		foreach ( [
			'garden'    => 6000,
			'wall'      => 4000,
			'terrace'   => 100,
			'bromeliad' => 1,
		] as $word => $of_ten_thousand ) {
			if ( mt_rand( 1, 10000 ) <= $of_ten_thousand ) {
				$message[] = $word;
			}
		}
		if ( 0 === $id % 50 ) {
			$message[] = '東京の庭師';
		}
		$fields = [];
		foreach ( [
			'Name'    => $name,
			'Email'   => $email,
			'Phone'   => $phone,
			'Service' => [ 'Lawns', 'Walls', 'Ponds' ][ $id % 3 ],
			'Message' => implode( ' ', $message ),
		] as $label => $text ) {
			$fields[] = [
				'id'    => strtolower( $label ),
				'label' => $label,
				'type'  => 'Message' === $label ? 'text' : 'input',
				'value' => $text,
				'text'  => $text,
			];
		}
		$at     = gmdate( 'Y-m-d H:i:s', $began + 90 * $id );
		$found  = SearchWords::of( implode( "\n", array_column( $fields, 'text' ) ) );
		$chance = mt_rand( 1, 1000 );
		$status = match ( true ) {
			$chance <= 1   => 'trash',
			$chance <= 150 => 'spam',
			$chance <= 200 => 'new',
			$chance <= 230 => 'open',
			default        => 'done',
		};
		$form   = 0 === $id % 2000 ? 'seldom' : 'form' . ( $id % 4 );
		$row    = [
			(string) $id,
			'post-1',
			$form,
			ucfirst( $form ),
			'https://example.com/contact/',
			$status,
			'\\N',
			md5( (string) $id ),
			$name,
			$email,
			substr( implode( ' ', $message ), 0, 200 ),
			(string) wp_json_encode( $fields, JSON_UNESCAPED_UNICODE ),
			SearchWords::join( $found ),
			'{"referrer":"","campaign":{}}',
			'',
			'[]',
			'',
			$at,
			$at,
		];
		fwrite(
			$leads,
			implode(
				"\t",
				array_map( static fn ( string $text ): string => '\\N' === $text ? $text : $cell( $text ), $row )
			) . "\n"
		);
		fwrite(
			$words,
			implode(
				'',
				array_map( static fn ( string $word ): string => $cell( $word ) . "\t{$at}\t{$id}\n", $found )
			)
		);
	}
} )( (int) $argv[1], (int) $argv[2], $argv[3] );
