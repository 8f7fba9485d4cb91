<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

/**
 * The services that an account can be at. Our own list is none of them: it
 * needs no account.
 *
 * @see NEWS-12
 */
enum ProviderKind: string {
	case Mailchimp  = 'mailchimp';
	case Brevo      = 'brevo';
	case MailerLite = 'mailerlite';
	case Webhook    = 'webhook';

	/**
	 * Its name, as it writes it itself.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Mailchimp  => 'Mailchimp',
			self::Brevo      => 'Brevo',
			self::MailerLite => 'MailerLite',
			self::Webhook    => __( 'The webhook', 'brolga' ),
		};
	}
}
