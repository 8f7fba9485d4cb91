<?php
declare( strict_types=1 );

namespace Brolga;

/**
 * Compares the machine with what the plugin needs, and says in wp-admin what is
 * missing. WordPress asks only when a plugin is activated; a site can be moved
 * to an older PHP afterwards, and must not go white for it. So this file, like
 * the two before it, is written in words that an older PHP can read.
 *
 * @see SITE-16
 */
final class Requirements {

	public const PHP       = '8.2';
	public const WORDPRESS = '6.8';

	/**
	 * What is missing, or an empty text.
	 *
	 * @var string
	 */
	private $missing;

	/**
	 * Compares versions.
	 *
	 * @param string $php       PHP's version.
	 * @param string $wordpress WordPress's version; one in the making counts as made.
	 */
	public function __construct( string $php, string $wordpress ) {
		$this->missing = '';
		if ( version_compare( $php, self::PHP, '<' ) ) {
			$this->missing = 'PHP ' . self::PHP;
		} elseif ( version_compare( (string) preg_replace( '/-.*/', '', $wordpress ), self::WORDPRESS, '<' ) ) {
			$this->missing = 'WordPress ' . self::WORDPRESS;
		}
	}

	/**
	 * Whether the plugin can run here.
	 */
	public function are_met(): bool {
		return '' === $this->missing;
	}

	/**
	 * Instead of the plugin: a notice for those who can do something about it.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'tell' ] );
	}

	/**
	 * Prints the notice.
	 */
	public function tell(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-error"><p>'
				. esc_html(
					sprintf(
						/* translators: %s: a program and its version, for instance "PHP 8.2". */
						__( 'Brolga is inactive because it needs %s or newer. Update the site, or ask your host.', 'brolga' ),
						$this->missing
					)
				)
				. '</p></div>';
		}
	}
}
