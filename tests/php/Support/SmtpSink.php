<?php
/**
 * A mail server for one test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;

/**
 * Starts smtp-sink.php, and reads what it received.
 */
final class SmtpSink {

	/** @var resource */
	private $process;

	/** @var resource */
	private $input;

	/** @var resource */
	private $output;

	public readonly int $port;

	/**
	 * @param string $mode        One of those in smtp-sink.php.
	 * @param string $certificate A file with key and certificate, for `starttls`.
	 */
	public function __construct( string $mode, string $certificate = '' ) {
		$process = proc_open(
			[ PHP_BINARY, __DIR__ . '/smtp-sink.php', $mode, $certificate ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ] ],
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'The mail server could not be started.' );
		}
		[ $this->input, $this->output ] = $pipes;
		$this->process                  = $process;
		$this->port                     = (int) fgets( $this->output );
	}

	/**
	 * Makes WordPress' mailer use it, as an owner's SMTP plugin would.
	 */
	public function use( PHPMailer $mailer ): void {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = $this->port;
		$mailer->SMTPAuth    = false;
		$mailer->SMTPAutoTLS = false;
		$mailer->Timeout     = min( $mailer->Timeout, 2 );
	}

	/**
	 * @return list<array{to: list<string>, data: string}> What it took.
	 */
	public function stop(): array {
		fclose( $this->input );
		$mails = [];
		foreach ( explode( "\n", trim( (string) stream_get_contents( $this->output ) ) ) as $line ) {
			$mail = json_decode( $line, true );
			if ( is_array( $mail ) && is_array( $mail['to'] ?? null ) && is_string( $mail['data'] ?? null ) ) {
				$mails[] = [
					'to'   => array_values( array_filter( $mail['to'], is_string( ... ) ) ),
					'data' => $mail['data'],
				];
			}
		}
		proc_close( $this->process );
		return $mails;
	}
}
