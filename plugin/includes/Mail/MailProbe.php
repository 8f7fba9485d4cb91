<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Settings\Settings;

/**
 * Connects to the server in the settings and reads its greeting, without logging in or sending anything.
 *
 * @see LEAD-25 OUTBOX-584
 */
final class MailProbe implements Probe {

	/** In seconds. */
	private const PATIENCE = 5;

	public function __construct(
		private readonly Settings $settings,
		private readonly ?ServerPlace $place = null
	) {}

	public function id(): string {
		return 'mail';
	}

	public function try_out(): Finding {
		$server = SmtpServer::of( $this->settings->of( new MailSection() ) );
		if ( null === $server ) {
			return Finding::good(
				__( 'No mail server is set up', 'brolga' ),
				__( 'WordPress sends your email. To check delivery, send a test email under Brolga > Settings > Email.', 'brolga' )
			);
		}
		/* translators: %s: a mail server. */
		$silent = sprintf( __( '%s is not responding', 'brolga' ), $server->name() );
		try {
			$address = $this->place?->address( $server ) ?? $server->host;
		} catch ( DeliveryFailed $refusal ) {
			return Finding::critical( $silent, $refusal->getMessage() );
		}
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- A warning is an answer here and no line for the log; the old handler is back at once.
		set_error_handler( static fn (): bool => true );
		try {
			$stream = stream_socket_client(
				( 'tls' === $server->encryption ? 'tls://' : 'tcp://' ) . "{$address}:{$server->port}",
				$code,
				$reason,
				self::PATIENCE,
				STREAM_CLIENT_CONNECT,
				stream_context_create( [ 'ssl' => [ 'peer_name' => trim( $server->host, '[]' ) ] ] )
			);
		} finally {
			restore_error_handler();
		}
		$greeting = '';
		if ( false !== $stream ) {
			$greeting = trim( wp_check_invalid_utf8( self::line( $stream ), true ) );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A connection, not a file.
			fclose( $stream );
		}
		$again = __( 'Try again', 'brolga' );
		if ( str_starts_with( $greeting, '220' ) ) {
			/* translators: %s: a mail server. */
			return Finding::good( sprintf( __( '%s is responding', 'brolga' ), $server->name() ), $greeting )->with(
				Finding::PROBE,
				$again
			);
		}
		return Finding::critical(
			$silent,
			MailTrouble::advice(
				( false === $stream && 'tls' === $server->encryption && 0 === $code
					? Cause::MailEncryption
					: Cause::MailNoServer )->with(),
				$server
			),
			'' === $greeting ? (string) $reason : $greeting
		)->with(
			Finding::PROBE,
			$again
		);
	}

	/**
	 * Reads the server's first line. The time limit covers the whole line, because a server that
	 * sends single bytes would keep each read alive for minutes.
	 *
	 * @param resource $stream The connection.
	 * @see OUTBOX-20
	 */
	private static function line( $stream ): string {
		$end  = hrtime( true ) + 1e9 * self::PATIENCE;
		$line = '';
		stream_set_blocking( $stream, false );
		while (
			! str_ends_with( $line, "\n" )
			&& strlen( $line ) < 512
			&& ! feof( $stream )
			&& hrtime( true ) < $end
		) {
			$part = fgets( $stream, 512 );
			if ( is_string( $part ) && '' !== $part ) {
				$line .= $part;
				continue;
			}
			$heard = [ $stream ];
			$none  = null;
			stream_select( $heard, $none, $none, 0, 200000 );
		}
		return str_ends_with( $line, "\n" ) || feof( $stream ) ? $line : '';
	}
}
