<?php
/**
 * A mail server for one test: php smtp-sink.php MODE
 *
 * Modes: `accept`, `refuse` (550 to every recipient), `pick` (550 to those whose
 * address begins with gone), `hang` (says nothing), `lose` (takes the mail and
 * never says so), `drip` (a byte now and then, never a whole line), `slow` (each
 * answer after most of a second), `late` (takes the mail and says so after more
 * than its time), `linger` (takes the mail, and drips its farewell), `drip-tls`
 * (drips where encryption should begin), `starttls` (encrypts, with the key and
 * certificate in the file that is the second argument).
 * The login is owner, with the password pa55word; nobody has to use it.
 * Prints its port. When its input is closed it prints each mail that it took as
 * one line of JSON and ends: nobody reads it before, and a pipe holds no megabyte.
 *
 * @package Brolga
 */

declare( strict_types=1 );

( static function ( string $mode, string $certificate ): void {
	$context = stream_context_create( [ 'ssl' => [ 'local_cert' => $certificate ] ] );
	$server  = stream_socket_server( 'tcp://127.0.0.1:0', context: $context );
	if ( false === $server ) {
		exit( 1 );
	}
	$name = (string) stream_socket_get_name( $server, false );
	echo substr( $name, 1 + (int) strrpos( $name, ':' ) ), "\n";
	$mails = '';
	while ( true ) {
		$waiting = [ $server, STDIN ];
		$none    = null;
		if ( 1 > (int) stream_select( $waiting, $none, $none, 60 ) || in_array( STDIN, $waiting, true ) ) {
			exit( $mails );
		}
		$client = stream_socket_accept( $server, 5 );
		if ( false === $client ) {
			continue;
		}
		if ( 'hang' === $mode ) {
			fgets( $client );
			continue;
		}
		$drip = static function ( string $line ) use ( $client ): void {
			// Until the other side has had enough of it.
			for ( $told = 0; 1 === @fwrite( $client, $line[ $told++ ] ?? '.' ); ) {
				usleep( 100000 );
			}
		};
		$say  = static function ( string $line ) use ( $client, $mode ): void {
			usleep( 'slow' === $mode ? 700000 : 0 );
			// Who has had enough may be gone.
			@fwrite( $client, $line . "\r\n" );
		};
		if ( 'drip' === $mode ) {
			$drip( '220-sink' );
			continue;
		}
		$mail = [
			'from' => '',
			'to'   => [],
			'data' => '',
		];
		$say( '220 sink' );
		for ( $line = fgets( $client ); is_string( $line ); $line = fgets( $client ) ) {
			switch ( strtoupper( substr( $line, 0, 4 ) ) ) {
				case 'EHLO':
					$say( str_ends_with( $mode, 'tls' ) ? "250-sink\r\n250 STARTTLS" : "250-sink\r\n250 AUTH PLAIN" );
					break;
				case 'STAR':
					$say( str_ends_with( $mode, 'tls' ) ? '220 Go on' : '502 Not here' );
					if ( 'drip-tls' === $mode ) {
						$drip( "\x16\x03\x03" );
					}
					if ( 'starttls' === $mode ) {
						stream_socket_enable_crypto( $client, true, STREAM_CRYPTO_METHOD_TLS_SERVER );
					}
					break;
				case 'AUTH':
					$say( '334 ' );
					$say( base64_encode( "\0owner\0pa55word" ) === trim( (string) fgets( $client ) )
						? '235 Welcome'
						: '535 5.7.8 Wrong user or password' );
					break;
				case 'MAIL':
					$mail['from'] = trim( $line );
					$say( '250 OK' );
					break;
				case 'RCPT':
					$mail['to'][] = trim( $line );
					$say( 'refuse' === $mode || ( 'pick' === $mode && str_contains( $line, '<gone' ) )
						? '550 No such person'
						: '250 OK' );
					break;
				case 'DATA':
					$say( '354 Go on' );
					for ( $line = fgets( $client ); is_string( $line )
						&& ".\r\n" !== $line; $line = fgets( $client ) ) {
						$mail['data'] .= $line;
					}
					$mails .= json_encode( $mail, JSON_THROW_ON_ERROR ) . "\n";
					if ( 'lose' === $mode ) {
						continue 3;
					}
					sleep( 'late' === $mode ? 8 : 0 );
					$say( '250 OK' );
					break;
				case 'QUIT':
					if ( 'linger' === $mode ) {
						$drip( '221-Well' );
					}
					$say( '221 Bye' );
					break 2;
				default:
					$say( '250 OK' );
			}
		}
		fclose( $client );
	}
} )( $argv[1] ?? 'accept', $argv[2] ?? '' );
