<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\SiteCountry;

/**
 * The Settings screen, whose script uses the REST API.
 *
 * @see OUTBOX-17
 */
final class SettingsScreen implements Module {

	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'settings' );
	}

	public function register(): void {
		add_action(
			'admin_menu',
			fn () => $this->screen->add(
				__( 'Settings', 'brolga' ),
				Roles::MANAGE_SETTINGS,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
				'',
				self::site()
			),
			Screen::SELDOM
		);
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}

	/**
	 * Returns what the screen's examples depend on until the owner enters a country.
	 *
	 * @return array<string, string>
	 */
	private static function site(): array {
		return [
			'place'    => SiteCountry::guessed(),
			'currency' => function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : '',
		];
	}
}
