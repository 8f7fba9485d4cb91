<?php
/**
 * A mail server for one test: php smtp-sink.php MODE
 *
 * Modes: `accept`, `refuse` (550 to every recipient), `hang` (says nothing),
 * `lose` (takes the mail and never says so).
 * The login is owner, with the password pa55word; nobody has to use it.
 * Prints its port, then each mail
 * that it took as one line of JSON. Ends when its input is closed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

( static function ( string $mode ): void {
	$server = stream_socket_server( 'tcp://127.0.0.1:0' );
	if ( false === $server ) {
		exit( 1 );
	}
	$name = (string) stream_socket_get_name( $server, false );
	echo substr( $name, 1 + (int) strrpos( $name, ':' ) ), "\n";
	while ( true ) {
		$waiting = [ $server, STDIN ];
		$none    = null;
		if ( 1 > (int) stream_select( $waiting, $none, $none, 60 ) || in_array( STDIN, $waiting, true ) ) {
			exit;
		}
		$client = stream_socket_accept( $server, 5 );
		if ( false === $client ) {
			continue;
		}
		if ( 'hang' === $mode ) {
			fgets( $client );
			continue;
		}
		$say  = static fn ( string $line ): int|false => fwrite( $client, $line . "\r\n" );
		$mail = [
			'from' => '',
			'to'   => [],
			'data' => '',
		];
		$say( '220 sink' );
		for ( $line = fgets( $client ); is_string( $line ); $line = fgets( $client ) ) {
			switch ( strtoupper( substr( $line, 0, 4 ) ) ) {
				case 'EHLO':
					$say( "250-sink\r\n250 AUTH PLAIN" );
					break;
				case 'AUTH':
					$say( '334 ' );
					$say( base64_encode( "\0owner\0pa55word" ) === trim( (string) fgets( $client ) ) ? '235 Welcome' : '535 5.7.8 Wrong user or password' );
					break;
				case 'MAIL':
					$mail['from'] = trim( $line );
					$say( '250 OK' );
					break;
				case 'RCPT':
					$mail['to'][] = trim( $line );
					$say( 'refuse' === $mode ? '550 No such person' : '250 OK' );
					break;
				case 'DATA':
					$say( '354 Go on' );
					for ( $line = fgets( $client ); is_string( $line ) && ".\r\n" !== $line; $line = fgets( $client ) ) {
						$mail['data'] .= $line;
					}
					echo json_encode( $mail, JSON_THROW_ON_ERROR ), "\n";
					if ( 'lose' === $mode ) {
						continue 3;
					}
					$say( '250 OK' );
					break;
				case 'QUIT':
					$say( '221 Bye' );
					break 2;
				default:
					$say( '250 OK' );
			}
		}
		fclose( $client );
	}
} )( $argv[1] ?? 'accept' );
