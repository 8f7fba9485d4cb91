<?php
/**
 * What the owner has set.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Leads\Mails\NotificationsSection;
use Brolga\Mail\MailSection;
use Brolga\Privacy\PrivacySection;

/**
 * Reads the plugin's settings: one autoloaded option, so reading them asks the
 * database nothing. What is stored may be old or edited by hand: each getter
 * returns a usable value whatever it finds. SettingsService writes.
 */
final class Settings {

	/** The option that holds them all, by section. */
	public const OPTION = 'brolga_settings';

	/**
	 * Keeps its helpers.
	 *
	 * @param Vault $vault Opens secrets.
	 */
	public function __construct( private readonly Vault $vault = new Vault() ) {}

	/**
	 * The values of a section.
	 *
	 * @param Section $section The section.
	 */
	public function of( Section $section ): Values {
		$all = get_option( self::OPTION, [] );
		return new Values( $section, is_array( $all ) ? $all : [], $this->vault );
	}

	/**
	 * Networks whose X-Forwarded-For is believed.
	 *
	 * @return list<string>
	 */
	public function trusted_proxies(): array {
		return $this->of( new PrivacySection() )->texts( 'trusted_proxies' );
	}

	/**
	 * The sender's address of our mails; empty: WordPress' own.
	 */
	public function mail_from(): string {
		return $this->of( new MailSection() )->text( 'mail_from' );
	}

	/**
	 * The sender's name of our mails; empty: the site's title.
	 */
	public function mail_from_name(): string {
		$name = $this->of( new MailSection() )->text( 'mail_from_name' );
		return '' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name;
	}

	/**
	 * Where answers to our mails go when a mail does not say itself; empty: the sender.
	 */
	public function reply_to(): string {
		return $this->of( new MailSection() )->text( 'reply_to' );
	}

	/**
	 * Who is told of an enquiry when its form does not say.
	 */
	public function notification_recipient(): string {
		$address = $this->of( new NotificationsSection() )->text( 'notification_recipient' );
		if ( '' !== $address ) {
			return $address;
		}
		$admin = get_option( 'admin_email' );
		return is_string( $admin ) ? $admin : '';
	}

	/**
	 * How many days enquiries are kept; 0: until somebody deletes them.
	 */
	public function retention_days(): int {
		return $this->of( new PrivacySection() )->number( 'retention_days' );
	}

	/**
	 * Whether uninstalling the plugin removes entries, settings and tables.
	 */
	public function erase_on_uninstall(): bool {
		return $this->of( new PrivacySection() )->flag( 'erase_on_uninstall' );
	}
}
