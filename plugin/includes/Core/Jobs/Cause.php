<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * The causes of failed deliveries. The queue stores only the cause's name and its data; the
 * sentence is built when it is displayed, in the language of its reader. Words of a mail server or
 * another service are shown untranslated.
 *
 * @see OUTBOX-29
 */
enum Cause: string {

	case Interrupted  = 'interrupted';
	case NoHandler    = 'no_handler';
	case NoRecipient  = 'no_recipient';
	case NoCurl       = 'no_curl';
	case NoEncryption = 'no_encryption';
	case NoServer     = 'no_server';
	case Private      = 'private';
	case BadUrl       = 'bad_url';
	case BadServer    = 'bad_server';
	case Blocked      = 'blocked';
	case Timeout      = 'timeout';
	case Certificate  = 'certificate';
	case Unreachable  = 'unreachable';
	case Resting      = 'resting';
	case Limited      = 'limited';
	case ServerError  = 'server_error';
	case Redirected   = 'redirected';
	case NoWebhook    = 'no_webhook';
	case NoReceiver   = 'no_receiver';
	case NoEvent      = 'no_event';
	case Refused      = 'refused';
	case NotPosted    = 'not_posted';
	case NotTracked   = 'not_tracked';
	case NoAccount    = 'no_account';
	case NoUrl        = 'no_url';
	case WrongKey     = 'wrong_key';
	case NoList       = 'no_list';
	case Rejected     = 'rejected';
	case Unreadable   = 'unreadable';
	case BadList      = 'bad_list';
	case Bounced      = 'bounced';
	case ShortKey     = 'short_key';
	case Unsubscribed = 'unsubscribed';

	case NoOpenssl      = 'no_openssl';
	case GoogleKey      = 'google_key';
	case SheetApiOff    = 'sheet_api_off';
	case SheetNotShared = 'sheet_not_shared';
	case SheetNotFound  = 'sheet_not_found';
	case SheetNoTab     = 'sheet_no_tab';
	case SheetLimited   = 'sheet_limited';
	case SheetRefused   = 'sheet_refused';
	case SheetBusy      = 'sheet_busy';

	case MailRefused    = 'mail_refused';
	case MailNoProgram  = 'mail_no_program';
	case MailNoAnswer   = 'mail_no_answer';
	case MailTooLong    = 'mail_too_long';
	case MailNoServer   = 'mail_no_server';
	case MailEncryption = 'mail_encryption';
	case MailLogin      = 'mail_login';
	case MailNeedsLogin = 'mail_needs_login';
	case MailSender     = 'mail_sender';
	case MailRecipient  = 'mail_recipient';
	case MailLost       = 'mail_lost';
	case MailBusy       = 'mail_busy';

	public function with( string|int ...$data ): Reason {
		return new Reason( $this, array_map( strval( ... ), array_values( $data ) ) );
	}

	/** @param list<string> $data */
	public function words( array $data ): string {
		[ $one, $two, $three ] = [ ...$data, '', '', '' ];
		return $this->about_requests( $one )
			?? $this->about_services( $one, $two, $three )
			?? $this->about_sheets( $one, $two )
			?? $this->about_providers( $one, $two, $three )
			?? $this->about_deliveries( $one );
	}

	private function about_requests( string $host ): ?string {
		return match ( $this ) {
			self::NoCurl       => __( 'The PHP extension curl is needed to send requests to other servers. Ask your host to enable it.', 'brolga' ),
			self::NoEncryption => __( 'This URL is not encrypted. Enter one that starts with https://.', 'brolga' ),
			self::NoServer     => sprintf(
				/* translators: %s: a host's name. */
				__( 'The server %s was not found. If you have entered its URL, check it for typos; if not, try again later.', 'brolga' ),
				$host
			),
			self::Private      => sprintf(
				/* translators: %s: a host's name. */
				__( '%1$s is in this server’s private network, so no request is sent. To allow requests, add %1$s to BROLGA_ALLOWED_HOSTS in wp-config.php.', 'brolga' ),
				$host
			),
			self::BadUrl       => __( 'This URL cannot be used. Enter one with https:// and a server name, without a username.', 'brolga' ),
			/* translators: %s: a host's name. */
			self::BadServer    => sprintf( __( '%s is not a valid server name. Check the URL.', 'brolga' ), $host ),
			self::Blocked      => sprintf(
				/* translators: %s: a host's name. */
				__( 'Requests to other servers are blocked in wp-config.php (WP_HTTP_BLOCK_EXTERNAL). Add %s to WP_ACCESSIBLE_HOSTS.', 'brolga' ),
				$host
			),
			self::Timeout      => sprintf(
				/* translators: %s: a host's name. */
				__( '%s did not respond in time. Try again later, or check its status page.', 'brolga' ),
				$host
			),
			self::Certificate  => sprintf(
				/* translators: %s: a host's name. */
				__( 'The certificate of %s could not be verified. If you have entered its URL, check it or have the certificate renewed; if not, try again later.', 'brolga' ),
				$host
			),
			self::Unreachable  => sprintf(
				/* translators: %s: a host's name. */
				__( '%s could not be reached. If you have entered its URL, check it; if not, try again later.', 'brolga' ),
				$host
			),
			self::Resting      => sprintf(
				/* translators: %s: a host's name. */
				__( '%s did not respond a moment ago. Wait a few minutes, then try again or check its status page.', 'brolga' ),
				$host
			),
			default            => null,
		};
	}

	private function about_services( string $one, string $two, string $three ): ?string {
		return match ( $this ) {
			self::Limited      => sprintf(
				/* translators: %s: a service's name. */
				__( '%s is limiting requests. Check the limits of your plan.', 'brolga' ),
				self::service( $one )
			),
			self::ServerError  => sprintf(
				/* translators: 1: a service's name, 2: a number. */
				__( '%1$s returned error %2$d. If the problem persists, check the service’s status page.', 'brolga' ),
				self::service( $one ),
				(int) $two
			),
			self::Redirected   => sprintf(
				/* translators: %s: a service's name. */
				__( '%s redirected to another URL, and redirects are not followed. Enter the correct URL under Brolga > Settings.', 'brolga' ),
				self::service( $one )
			),
			self::NoWebhook    => __( 'This webhook no longer exists. Add it under Brolga > Settings > Webhooks, or ignore this delivery.', 'brolga' ),
			self::NoReceiver   => sprintf(
				/* translators: %s: a service's name, such as Slack. */
				__( '%s is not set up. Set it up under Brolga > Settings > Webhooks, or ignore this delivery.', 'brolga' ),
				$one
			),
			self::NotPosted    => sprintf(
				/* translators: 1: a service's name, such as Slack, 2: a number, 3: what the service says. */
				__( '%1$s refused the message with error %2$d: “%3$s”. Create a new webhook URL there, and paste it under Brolga > Settings > Webhooks.', 'brolga' ),
				$one,
				(int) $two,
				$three
			),
			self::Refused      => sprintf(
				/* translators: 1: a host's name, 2: a number. */
				__( '%1$s refused the webhook with error %2$d. Check that its URL and secret are correct.', 'brolga' ),
				$one,
				(int) $two
			),
			self::NotTracked   => sprintf(
				/* translators: %d: a number. */
				__( 'The marketing service refused the event with error %d. Check its server and site ID under Brolga > Settings > Tracking.', 'brolga' ),
				(int) $one
			),
			default            => null,
		};
	}

	private function about_sheets( string $one, string $two ): ?string {
		return match ( $this ) {
			self::NoOpenssl      => __( 'The PHP extension openssl is needed to use a Google Sheet. Ask your host to enable it.', 'brolga' ),
			self::GoogleKey      => sprintf(
				/* translators: 1: an email address, 2: what Google says. */
				__( 'Google does not accept the key of %1$s: “%2$s”. Create a new key for this service account, and paste it under Brolga > Settings > Webhooks. If that does not help, have your host check the server’s clock.', 'brolga' ),
				$one,
				$two
			),
			self::SheetApiOff    => sprintf(
				/* translators: %s: a project's name. */
				__( 'The Google Sheets API is not enabled in the project “%s”. Enable it in the Google Cloud console under “APIs & Services”, wait a few minutes, then resend.', 'brolga' ),
				$one
			),
			self::SheetNotShared => sprintf(
				/* translators: %s: an email address. */
				__( 'Google does not let %1$s change the sheet. Open the sheet, share it with %1$s as an editor, then resend.', 'brolga' ),
				$one
			),
			self::SheetNotFound  => sprintf(
				/* translators: %s: an email address. */
				__( 'Google does not find the sheet. Copy its address again to Brolga > Settings > Webhooks, share it with %s as an editor, then resend.', 'brolga' ),
				$one
			),
			self::SheetNoTab     => sprintf(
				/* translators: %s: a tab's name. */
				__( 'The sheet has no tab called “%s”. Add one, or correct the name under Brolga > Settings > Webhooks, then resend.', 'brolga' ),
				$one
			),
			self::SheetLimited   => __( 'Google accepts no more requests of your project for now. If this persists, ask for a higher quota of the Google Sheets API in the Google Cloud console.', 'brolga' ),
			self::SheetRefused   => sprintf(
				/* translators: 1: a number, 2: what Google says. */
				__( 'Google refused the row with error %1$d: “%2$s”. Fix this in the sheet, then resend.', 'brolga' ),
				(int) $one,
				$two
			),
			self::SheetBusy      => __( 'Another lead was adding columns to the sheet at the same moment. Resend this one.', 'brolga' ),
			default              => null,
		};
	}

	private function about_providers( string $one, string $two, string $three ): ?string {
		return match ( $this ) {
			self::NoAccount    => sprintf(
				/* translators: 1: an account's name, 2: a service's name. */
				__( 'The %2$s account “%1$s” does not exist. Add it under Brolga > Settings > Providers, then resend the sign-up.', 'brolga' ),
				$one,
				$two
			),
			self::NoUrl        => sprintf(
				/* translators: %s: an account's name. */
				__( 'The account “%s” has no URL. Enter one under Brolga > Settings > Providers.', 'brolga' ),
				$one
			),
			self::WrongKey     => '' === $three
				? sprintf(
					/* translators: 1: a service's name, 2: an account's name. */
					__( '%1$s does not accept the key of the account “%2$s”. Enter a new key under Brolga > Settings > Providers.', 'brolga' ),
					$one,
					$two
				)
				: sprintf(
					/* translators: 1: a service's name, 2: an account's name, 3: what the service says. */
					__( '%1$s rejected the account “%2$s”: “%3$s”. Check your account with that provider and the key under Brolga > Settings > Providers, then resend the sign-up.', 'brolga' ),
					$one,
					$two,
					$three
				),
			self::Unsubscribed => sprintf(
				/* translators: %s: a service's name. */
				__( '%s blocks this address, because the person unsubscribed from your emails. If they want your emails again, ask them to sign up again with double opt-in.', 'brolga' ),
				$one
			),
			self::NoList       => sprintf(
				/* translators: %s: a service's name. */
				__( '%s does not know this list. Choose another one in the block.', 'brolga' ),
				$one
			),
			self::Rejected     => '' === $three
				? sprintf(
					/* translators: 1: a service's name, 2: a number. */
					__( '%1$s returned error %2$d. Check the list in your account with that provider, then resend the sign-up.', 'brolga' ),
					$one,
					(int) $two
				)
				: sprintf(
					/* translators: 1: a service's name, 2: a number, 3: what the service says. */
					__( '%1$s returned error %2$d: “%3$s”. Fix the problem in your account with that provider, then resend the sign-up.', 'brolga' ),
					$one,
					(int) $two,
					$three
				),
			self::Unreadable   => sprintf(
				/* translators: %s: a service's name. */
				__( 'The response from %s could not be read. Check the service’s status page.', 'brolga' ),
				$one
			),
			self::BadList      => __( 'Brevo lists are numbers. Choose the list in the block again.', 'brolga' ),
			self::Bounced      => __( 'Mailchimp has removed this address from the list because emails to it bounced. Ask the subscriber for another address.', 'brolga' ),
			self::ShortKey     => __( 'A Mailchimp key ends with its data center, such as “-us21”. Enter the whole key under Brolga > Settings > Providers.', 'brolga' ),
			default            => null,
		};
	}

	/**
	 * Returns the sentence for a failed delivery or email. Causes without a sentence here show the
	 * mail server's own words.
	 */
	private function about_deliveries( string $one ): string {
		return match ( $this ) {
			self::Interrupted  => __( 'Each attempt was interrupted before it finished. Ask your host whether PHP runs out of time or memory, then resend.', 'brolga' ),
			self::NoHandler    => sprintf(
				/* translators: %s: the kind of a delivery, such as “provider”. */
				__( 'This version of Brolga cannot make deliveries of the type “%s”. Update Brolga, then resend.', 'brolga' ),
				$one
			),
			self::NoEvent      => sprintf(
				/* translators: %s: the name of an event, such as “lead.created”. */
				__( 'No active plugin knows the event “%s”. Activate the plugin that adds it, then resend.', 'brolga' ),
				$one
			),
			self::NoRecipient  => __( 'This email has no valid recipient. Check the addresses under Brolga > Settings > Notifications and in the form.', 'brolga' ),
			self::MailNoAnswer => sprintf(
				/* translators: %d: a number of seconds. */
				_n(
					'The mail server did not answer within %d second.',
					'The mail server did not answer within %d seconds.',
					(int) $one,
					'brolga'
				),
				(int) $one
			),
			self::MailTooLong  => sprintf(
				/* translators: %d: a number of seconds. */
				_n(
					'The mail server was too slow: sending was not finished after %d second.',
					'The mail server was too slow: sending was not finished after %d seconds.',
					(int) $one,
					'brolga'
				),
				(int) $one
			),
			default            => '' === $one ? __( 'The mail server did not accept the email.', 'brolga' ) : $one,
		};
	}

	/**
	 * Returns the cause for a reply code of a mail server, whichever command it answers; null if
	 * the code alone does not tell.
	 *
	 * @param int $code The three-digit SMTP reply code.
	 */
	public static function of_answer( int $code ): ?self {
		return match ( true ) {
			530 === $code                             => self::MailNeedsLogin,
			in_array( $code, [ 534, 535, 538 ], true ) => self::MailLogin,
			$code >= 400 && $code < 500               => self::MailBusy,
			default                                   => null,
		};
	}

	/** Returns a service's name for a sentence. An empty name stands for the marketing service. */
	private static function service( string $name ): string {
		return '' === $name ? __( 'The marketing service', 'brolga' ) : $name;
	}
}
