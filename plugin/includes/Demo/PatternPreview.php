<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use WP_Block_Patterns_Registry;

/**
 * Shows a whole-page pattern as the site would show it to visitors: with its
 * theme, its fonts and its colours, without the toolbar. For those who may make
 * pages of it, in a frame of *Get started*. To WordPress it is a preview, so
 * nobody is asked, counted or told, and forms and links stay where they are.
 *
 * @see START-11 START-30
 */
final class PatternPreview implements Module {

	/** Names the pattern in the address, and the nonce's purpose. */
	public const NAME = 'brolga_pattern';

	public function __construct( private readonly SourceStack $sources ) {}

	/**
	 * Listens before the toolbar and popups are made ready.
	 */
	public function register(): void {
		add_action(
			'template_redirect',
			function (): void {
				$content = $this->content();
				if ( '' !== $content ) {
					$this->print( $content );
					exit;
				}
			},
			PHP_INT_MIN
		);
	}

	/**
	 * The address of previews; a pattern's name follows.
	 */
	public static function address(): string {
		return add_query_arg(
			[
				'preview'  => 'true',
				'_wpnonce' => wp_create_nonce( self::NAME ),
			],
			home_url( '/' )
		) . '&' . self::NAME . '=';
	}

	/**
	 * The pattern that is asked for; empty: none, or not by somebody who may.
	 */
	public function content(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Looked up among the names of patterns.
		$name  = is_string( $_GET[ self::NAME ] ?? null ) ? wp_unslash( $_GET[ self::NAME ] ) : '';
		$nonce = is_string( $_GET['_wpnonce'] ?? null ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
		if ( '' === $name || ! current_user_can( 'edit_pages' ) || false === wp_verify_nonce( $nonce, self::NAME ) ) {
			return '';
		}
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
		$content = is_array( $pattern ) ? $pattern['content'] ?? '' : '';
		return is_string( $content ) ? $content : '';
	}

	/**
	 * What visitors would see of it. Its forms are asked as if they were saved in
	 * a template: what has no place cannot be sent, and is not shown.
	 *
	 * @param string $content Block markup of the theme's or a plugin's.
	 */
	public function render( string $content ): string {
		wp_set_current_user( 0 );
		return $this->sources->within(
			FormSource::of( SourceKind::Template, 'brolga//pattern' ),
			static fn (): string => do_blocks( $content )
		);
	}

	/**
	 * Prints it as a page of its own.
	 *
	 * @param string $content Block markup of the theme's or a plugin's.
	 */
	private function print( string $content ): void {
		show_admin_bar( false );
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		status_header( 200 );
		// Blocks say what they need in the head while they are rendered.
		$page = $this->render( $content );
		Html::put(
			'<!doctype html><html ',
			get_language_attributes(),
			'><head><meta charset="',
			esc_attr( get_bloginfo( 'charset' ) ),
			'"><meta name="viewport" content="width=device-width">'
		);
		wp_head();
		Html::put(
			'</head><body class="',
			esc_attr( implode( ' ', get_body_class() ) ),
			'"><div class="wp-site-blocks"><main class="wp-block-post-content entry-content is-layout-constrained '
				. 'has-global-padding">',
			$page,
			'</main></div>'
		);
		wp_footer();
		Html::put( '</body></html>' );
	}
}
