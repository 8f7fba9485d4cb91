<?php
/**
 * What the owner has set.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Settings;

/**
 * The plugin's settings: one autoloaded option, so reading them asks the
 * database nothing. What is stored may be old or edited by hand: each getter
 * returns a usable value whatever it finds.
 */
final class Settings {

	/** The option that holds them all. */
	public const OPTION = 'brolga_settings';

	/**
	 * Networks whose X-Forwarded-For is believed.
	 *
	 * @return list<string>
	 */
	public function trusted_proxies(): array {
		$value = $this->get( 'trusted_proxies' );
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}

	/**
	 * The sender's address of our mails; empty: WordPress' own.
	 */
	public function mail_from(): string {
		return $this->address( 'mail_from' );
	}

	/**
	 * The sender's name of our mails; empty: the site's title.
	 */
	public function mail_from_name(): string {
		$name = $this->text( 'mail_from_name' );
		return '' === $name ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $name;
	}

	/**
	 * Where answers to our mails go when a mail does not say itself; empty: the sender.
	 */
	public function reply_to(): string {
		return $this->address( 'reply_to' );
	}

	/**
	 * Who is told of an enquiry when its form does not say.
	 */
	public function notification_recipient(): string {
		$address = $this->address( 'notification_recipient' );
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
		$days = $this->get( 'retention_days' );
		return is_int( $days ) ? max( 0, $days ) : 0;
	}

	/**
	 * Whether uninstalling the plugin removes entries, settings and tables.
	 */
	public function erase_on_uninstall(): bool {
		return true === $this->get( 'erase_on_uninstall' );
	}

	/**
	 * Changes some settings and keeps the rest. What cannot be used is left as it was.
	 *
	 * @param array<string, mixed> $changes Settings by name.
	 */
	public function update( array $changes ): void {
		// What another administrator saved a moment ago must not be undone by a stale cache.
		wp_cache_delete( 'alloptions', 'options' );
		$values = $this->all();
		foreach ( $changes as $name => $value ) {
			$clean = match ( $name ) {
				'trusted_proxies'                                => is_array( $value ) ? self::networks( $value ) : null,
				'mail_from', 'reply_to', 'notification_recipient' => is_string( $value ) ? self::clean_address( $value ) : null,
				'mail_from_name'                                 => is_string( $value ) ? sanitize_text_field( $value ) : null,
				'retention_days'                                 => is_int( $value ) && $value >= 0 ? $value : null,
				'erase_on_uninstall'                             => is_bool( $value ) ? $value : null,
				default                                          => null,
			};
			if ( null !== $clean ) {
				$values[ $name ] = $clean;
			}
		}
		update_option( self::OPTION, $values, true );
	}

	/**
	 * Everything that is stored.
	 *
	 * @return array<array-key, mixed>
	 */
	private function all(): array {
		$values = get_option( self::OPTION, [] );
		return is_array( $values ) ? $values : [];
	}

	/**
	 * One stored value.
	 *
	 * @param string $name Its name.
	 */
	private function get( string $name ): mixed {
		return $this->all()[ $name ] ?? null;
	}

	/**
	 * One stored text.
	 *
	 * @param string $name Its name.
	 */
	private function text( string $name ): string {
		$value = $this->get( $name );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * One stored mail address, or an empty text.
	 *
	 * @param string $name Its name.
	 */
	private function address( string $name ): string {
		$value = $this->text( $name );
		return false === is_email( $value ) ? '' : $value;
	}

	/**
	 * A mail address or an empty text; null when it is neither.
	 *
	 * @param string $value As the owner typed it.
	 */
	private static function clean_address( string $value ): ?string {
		$value = trim( $value );
		return '' === $value || false !== is_email( $value ) ? $value : null;
	}

	/**
	 * The entries of a list that are addresses or networks.
	 *
	 * @param array<array-key, mixed> $values As the owner typed them.
	 * @return list<string>
	 */
	private static function networks( array $values ): array {
		$networks = [];
		foreach ( $values as $value ) {
			$value = is_string( $value ) ? trim( $value ) : '';
			if ( 1 === preg_match( '#^([0-9a-fA-F:.]+)(?:/(\d{1,3}))?$#D', $value, $match ) && false !== filter_var( $match[1], FILTER_VALIDATE_IP ) ) {
				$networks[] = $value;
			}
		}
		return $networks;
	}
}
