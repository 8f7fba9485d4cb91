<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\WordPressSender;

/**
 * The owner's settings for sender and answers, with what holds where nothing is set.
 *
 * @see OUTBOX-11
 */
final class Sender {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * The sender's address of our mails; empty: WordPress' own.
	 */
	public function address(): string {
		return $this->settings->of( new MailSection() )->text( 'mail_from' );
	}

	/**
	 * The address that our mails come from, whoever has the last word on it.
	 *
	 * @see OUTBOX-720
	 */
	public function used(): string {
		$chosen = $this->address();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		$used = apply_filters( 'wp_mail_from', '' === $chosen ? WordPressSender::address() : $chosen );
		return is_string( $used ) ? $used : $chosen;
	}

	/**
	 * The sender's name of our mails; empty: the site's title.
	 */
	public function name(): string {
		$name = $this->chosen_name();
		return '' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name;
	}

	/**
	 * The sender's name as the owner chose it; empty: they did not.
	 */
	public function chosen_name(): string {
		return $this->settings->of( new MailSection() )->text( 'mail_from_name' );
	}

	/**
	 * Where answers go when neither a mail nor the owner says so: to the business; empty: to the sender.
	 *
	 * @see OUTBOX-470
	 */
	public function answers_to(): string {
		$chosen = $this->reply_to();
		return '' === $chosen ? ( new Details( $this->settings ) )->lines( Detail::Email )[0] ?? '' : $chosen;
	}

	/**
	 * Where answers to our mails go, as the owner chose it; empty: they did not.
	 */
	public function reply_to(): string {
		return $this->settings->of( new MailSection() )->text( 'reply_to' );
	}

	/**
	 * The owner's address, for what is told to nobody else.
	 */
	public function owner(): string {
		$address = $this->settings->of( new NotificationsSection() )->text( 'notification_recipient' );
		if ( '' !== $address ) {
			return $address;
		}
		$admin = get_option( 'admin_email' );
		return is_string( $admin ) ? $admin : '';
	}
}
