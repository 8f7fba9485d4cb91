<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\SiteCountry;
use Brolga\Core\Support\WordPressSender;

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

	/** @return array<string, string> Values used for empty settings, shown as placeholders. */
	private static function site(): array {
		$option = get_option( 'admin_email' );
		$admin  = is_string( $option ) ? $option : '';
		$sender = WordPressSender::address();
		return [
			'title'    => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ),
			'admin'    => $admin,
			// Mail is never sent from addresses such as `wordpress@localhost`.
			'sender'   => false === is_email( $sender ) ? $admin : $sender,
			'shop'     => SiteCountry::of_shop(),
			'place'    => SiteCountry::guessed(),
			'currency' => function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : '',
		];
	}
}
