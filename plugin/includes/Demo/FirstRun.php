<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Opens *Get started* once, for the user who has just activated the plugin and no other plugin with it.
 *
 * @see START-1
 */
final class FirstRun implements Module {

	/** Empty until the first activation; then the ID of the user who has yet to see the screen, or 0. */
	public const OPTION = 'brolga_first_run';

	public function __construct(
		private readonly PluginFile $plugin,
		private readonly StartScreen $screen
	) {}

	public function register(): void {
		register_activation_hook( $this->plugin->path, $this->note( ... ) );
		add_action(
			'admin_init',
			function (): void {
				if ( $this->is_due() ) {
					wp_safe_redirect( $this->screen->url() );
					exit;
				}
			}
		);
	}

	private function note( bool $network_wide = false ): void {
		if ( [] === get_option( self::OPTION, [] ) ) {
			$is_person = ! $network_wide
				&& ! wp_doing_ajax()
				&& ! ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
			update_option( self::OPTION, [ 'for' => $is_person ? get_current_user_id() : 0 ] );
		}
	}

	/**
	 * Whether to open the screen now. The first call by that user clears the note, so the screen
	 * opens only once.
	 */
	public function is_due(): bool {
		$noted = get_option( self::OPTION, [] );
		$for   = is_array( $noted ) ? $noted['for'] ?? 0 : 0;
		if ( 0 === $for || get_current_user_id() !== $for || wp_doing_ajax() ) {
			return false;
		}
		update_option( self::OPTION, [ 'for' => 0 ] + (array) $noted );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress says by it that several plugins were activated; nothing is done by it.
		return ! isset( $_GET['activate-multi'] ) && ! is_network_admin() && current_user_can( DemoCapability::NAME );
	}
}
