<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Settings\SectionValues;
use PHPMailer\PHPMailer\PHPMailer;

/**
 * The SMTP server in the settings.
 *
 * @see OUTBOX-17
 */
final class SmtpServer {

	public const PROPERTIES = [
		'Mailer',
		'Host',
		'Port',
		'SMTPSecure',
		'SMTPAutoTLS',
		'SMTPAuth',
		'Username',
		'Password',
		'SMTPOptions',
	];

	/** @param bool $is_given Whether wp-config.php or the environment names the server, not a setting. */
	private function __construct(
		public readonly string $host,
		public readonly int $port,
		public readonly string $encryption,
		public readonly string $user,
		private readonly string $password,
		public readonly int $timeout,
		public readonly bool $serves_all,
		public readonly bool $is_given
	) {}

	public static function of( SectionValues $mail ): ?self {
		if ( 'smtp' !== $mail->text( 'transport' ) || '' === $mail->text( 'smtp_host' ) ) {
			return null;
		}
		return new self(
			$mail->text( 'smtp_host' ),
			$mail->number( 'smtp_port' ),
			$mail->text( 'smtp_encryption' ),
			$mail->text( 'smtp_user' ),
			$mail->text( 'smtp_password' ),
			$mail->number( 'smtp_timeout' ),
			'all' === $mail->text( 'smtp_for' ),
			null !== $mail->constant( 'smtp_host' )
		);
	}

	public function apply( PHPMailer $mailer, ?string $address ): void {
		$mailer->isSMTP();
		$mailer->Host       = $address ?? $this->host;
		$mailer->Port       = $this->port;
		$mailer->SMTPSecure = match ( $this->encryption ) {
			'tls'      => PHPMailer::ENCRYPTION_SMTPS,
			'starttls' => PHPMailer::ENCRYPTION_STARTTLS,
			default    => '',
		};
		// Otherwise PHPMailer would try STARTTLS and fail on an invalid certificate.
		$mailer->SMTPAutoTLS = false;
		$mailer->SMTPAuth    = '' !== $this->user;
		$mailer->Username    = $this->user;
		$mailer->Password    = $this->password;
		$mailer->Timeout     = $this->timeout;
		if ( null !== $address ) {
			// The connection uses an IP address, but the certificate contains the host name.
			$mailer->SMTPOptions = [ 'ssl' => [ 'peer_name' => trim( $this->host, '[]' ) ] ];
		}

		// Limits one response: PHPMailer allows five minutes.
		$mailer->getSMTPInstance()->Timelimit = $this->timeout;
	}

	public function name(): string {
		return "{$this->host}:{$this->port}";
	}
}
