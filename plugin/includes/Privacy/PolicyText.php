<?php
/**
 * What a privacy policy should say about us.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Module;
use Brolga\Settings\Settings;

/**
 * Suggests a text under Settings > Privacy: what is kept, why, how long.
 *
 * @see PRIV-4
 */
final class PolicyText implements Module {

	/**
	 * Keeps the settings.
	 *
	 * @param Settings $settings Know how long entries are kept.
	 */
	public function __construct( private readonly Settings $settings ) {}

	/**
	 * WordPress asks in wp-admin alone.
	 */
	public function can_register(): bool {
		return is_admin();
	}

	/**
	 * Suggests it when WordPress asks.
	 */
	public function register(): void {
		add_action( 'admin_init', fn () => wp_add_privacy_policy_content( 'Brolga', $this->text() ) );
	}

	/**
	 * The text.
	 */
	public function text(): string {
		$days = $this->settings->retention_days();
		return implode(
			'',
			array_map(
				static fn ( string $paragraph ): string => '<p>' . esc_html( $paragraph ) . '</p>',
				[
					__( 'When you send us a form, we keep what you wrote, the page you sent it from, the page and campaign you came from, and the time, so that we can answer you. We keep your internet address only as a code from which it cannot be read, to stop misuse.', 'brolga' ),
					__( 'Where a form asks for your agreement, we keep the words you agreed to.', 'brolga' ),
					0 === $days
						? __( 'We keep enquiries until we delete them.', 'brolga' )
						/* translators: %d: a number of days. */
						: sprintf( _n( 'We delete enquiries after %d day.', 'We delete enquiries after %d days.', $days, 'brolga' ), $days ),
					__( 'When you sign up for our newsletter, we ask you by e-mail to confirm it. We keep your address, your name if you gave it, and as proof the words you agreed to, the page and the time. Each e-mail has a link by which you leave the list.', 'brolga' ),
					__( 'You can ask us for what we keep about you, and to delete it.', 'brolga' ),
				]
			)
		);
	}
}
