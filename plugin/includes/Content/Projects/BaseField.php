<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

use Brolga\Core\Support\Module;

/**
 * Adds the URL base of projects to WordPress' permalink settings.
 *
 * @see PORT-260
 */
final class BaseField implements Module {

	/** The permalink screen, because WordPress rebuilds the rewrite rules when it is saved. */
	private const SCREEN = 'permalink';

	public function register(): void {
		add_action( 'load-options-permalink.php', $this->prepare( ... ) );
	}

	/**
	 * Saves the field itself, since the permalink screen does not support the Settings API. Runs
	 * before WordPress rebuilds the rewrite rules.
	 */
	private function prepare(): void {
		add_settings_field(
			ProjectBase::OPTION,
			__( 'Project base', 'brolga' ),
			self::show( ... ),
			self::SCREEN,
			'optional',
			[ 'label_for' => ProjectBase::OPTION ]
		);
		if ( ! isset( $_POST[ ProjectBase::OPTION ] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		check_admin_referer( 'update-permalink' );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- clean() makes slugs of whatever it is.
		$typed = wp_unslash( $_POST[ ProjectBase::OPTION ] );
		$base  = ProjectBase::clean( is_string( $typed ) ? $typed : '' );
		if ( ProjectBase::of_site() !== $base ) {
			update_option( ProjectBase::OPTION, $base );
			// They were registered with the old base.
			( new Projects() )->add_types();
		}
	}

	private static function show(): void {
		printf(
			'<input name="%1$s" id="%1$s" value="%2$s" class="regular-text code" aria-describedby="%1$s-help">'
				. '<p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( ProjectBase::OPTION ),
			esc_attr( ProjectBase::of_site() ),
			esc_html__( 'The URLs of all projects start with this word. If you change it, update the links to projects in your texts.', 'brolga' )
		);
	}
}
