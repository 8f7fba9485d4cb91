<?php
declare( strict_types=1 );

namespace Brolga;

/**
 * Checks the versions of PHP and WordPress, and shows in wp-admin what is missing. WordPress
 * checks only on activation, but a site may later be moved to an older PHP and must not crash.
 * This file, brolga.php and autoload.php therefore use only syntax that an older PHP can parse.
 *
 * @see SITE-16
 */
final class Requirements {

	public const PHP       = '8.2';
	public const WORDPRESS = '6.8';

	/** @var string */
	private $missing;

	/** @param string $wordpress Development versions count as the release that they lead to. */
	public function __construct( string $php, string $wordpress ) {
		$this->missing = '';
		if ( version_compare( $php, self::PHP, '<' ) ) {
			$this->missing = 'PHP ' . self::PHP;
		} elseif ( version_compare( (string) preg_replace( '/-.*/', '', $wordpress ), self::WORDPRESS, '<' ) ) {
			$this->missing = 'WordPress ' . self::WORDPRESS;
		}
	}

	public function are_met(): bool {
		return '' === $this->missing;
	}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'tell' ] );
	}

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
