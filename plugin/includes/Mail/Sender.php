<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\WordPressSender;

/**
 * The settings for sender and Reply-To, with their defaults.
 *
 * @see OUTBOX-11
 */
final class Sender {

	public function __construct( private readonly Settings $settings ) {}

	/** The sender's address; empty for WordPress's default. */
	public function address(): string {
		return $this->settings->of( new MailSection() )->text( 'mail_from' );
	}

	/**
	 * The sender's address after the filters of other plugins.
	 *
	 * @see OUTBOX-720
	 */
	public function used(): string {
		$chosen = $this->address();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		$used = apply_filters( 'wp_mail_from', '' === $chosen ? WordPressSender::address() : $chosen );
		return is_string( $used ) ? $used : $chosen;
	}

	public function name(): string {
		$name = $this->chosen_name();
		return '' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name;
	}

	public function chosen_name(): string {
		return $this->settings->of( new MailSection() )->text( 'mail_from_name' );
	}

	/**
	 * The default Reply-To: the address in the settings, else that of the business; empty for the sender.
	 *
	 * @see OUTBOX-470
	 */
	public function answers_to(): string {
		$chosen = $this->reply_to();
		return '' === $chosen ? ( new Details( $this->settings ) )->lines( Detail::Email )[0] ?? '' : $chosen;
	}

	public function reply_to(): string {
		return $this->settings->of( new MailSection() )->text( 'reply_to' );
	}

	public function owner(): string {
		$address = $this->settings->of( new NotificationsSection() )->text( 'notification_recipient' );
		return '' === $address ? self::administrator() : $address;
	}

	/** The site's administration email address. */
	public static function administrator(): string {
		$admin = get_option( 'admin_email' );
		return is_string( $admin ) ? $admin : '';
	}
}
