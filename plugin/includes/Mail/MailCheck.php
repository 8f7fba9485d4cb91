<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;

/**
 * A health check for the sender and the mail server's settings, without any connection.
 *
 * @see LEAD-25 OUTBOX-17 EMAIL-866
 */
final class MailCheck implements HealthCheck {

	public function __construct(
		private readonly Settings $settings,
		private readonly Sender $sender,
		private readonly EmailDesign $design
	) {}

	public function id(): string {
		return 'mail';
	}

	public function title(): string {
		return __( 'Email delivery', 'brolga' );
	}

	public function look(): Finding {
		$values = $this->settings->of( new MailSection() );
		$server = SmtpServer::of( $values );
		$from   = $this->sender->address();
		$domain = strtolower( substr( $from, 1 + (int) strrpos( $from, '@' ) ) );
		$to_set = static fn ( Finding $finding ): Finding => $finding->with(
			Finding::LINK,
			__( 'Email settings', 'brolga' ),
			admin_url( 'admin.php?page=brolga-settings&section=mail' )
		);
		$sealed = $values->stored['smtp_password'] ?? '';
		$missing = null === $server ? [] : $values->keeps_back( 'smtp_password' );
		if ( [] !== $missing ) {
			return $to_set( Finding::critical(
				__( 'The mail server password is not being used', 'brolga' ),
				sprintf(
					/* translators: %s: the name of a constant. */ __(
						'Add %s where BROLGA_SMTP_PASSWORD is set. The password is only sent to a server that is named there.',
						'brolga'
					),
					implode( ', ', $missing )
				)
			) );
		}
		if ( null !== $server && '' !== $sealed && '' === $values->text( 'smtp_password' ) ) {
			return $to_set( Finding::critical(
				__( 'The mail server password can no longer be read', 'brolga' ),
				__( 'The password was encrypted with the keys in wp-config.php, and those have changed. Enter it again.', 'brolga' )
			) );
		}
		$problem = $this->design->is_chosen() ? $this->design->problem() : '';
		if ( '' !== $problem ) {
			return $to_set( Finding::recommended(
				__( 'The email design does not work', 'brolga' ),
				__( 'Emails are sent as plain text. Correct brolga/email.php in your theme, or remove it to use the built-in design.', 'brolga' ),
				$problem
			) );
		}
		if ( null === $server ) {
			return Mailboxes::has( $domain )
				? $to_set( Finding::recommended(
					/* translators: %s: a domain. */
					sprintf( __( 'Email is sent from %s', 'brolga' ), $domain ),
					__( 'The sender’s domain belongs to a mail provider, so emails from this web server often end up as spam. Use a sender at your own domain, or the provider’s SMTP server.', 'brolga' )
				) )
				: $to_set( Finding::good(
					__( 'WordPress sends your email', 'brolga' ),
					__( 'Email is sent by the web server’s mail program or by another plugin. If emails go missing, set up an SMTP server.', 'brolga' )
				) );
		}
		return $to_set( Finding::good(
			/* translators: %s: a mail server. */
			sprintf( __( 'Email is sent through %s', 'brolga' ), $server->name() ),
			__( 'Test the connection here, or send a test email under Brolga > Settings > Email.', 'brolga' )
		) )
			->with( Finding::PROBE, __( 'Test connection', 'brolga' ) );
	}
}
