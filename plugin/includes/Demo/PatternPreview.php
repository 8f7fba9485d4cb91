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
 * Displays a full-page pattern in a frame of *Get started*, as visitors would see it: with the
 * theme's styles and without the admin bar. WordPress treats it as a preview, so it asks for no
 * consent, counts nothing, and its forms and links do nothing.
 *
 * @see START-11 START-30
 */
final class PatternPreview implements Module {

	/** The URL parameter for the pattern's name, and the nonce's action. */
	public const NAME = 'brolga_pattern';

	public function __construct( private readonly SourceStack $sources ) {}

	/** Listens before the admin bar and popups are prepared. */
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

	public static function address(): string {
		return add_query_arg(
			[
				'preview'  => 'true',
				'_wpnonce' => wp_create_nonce( self::NAME ),
			],
			home_url( '/' )
		) . '&' . self::NAME . '=';
	}

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
	 * Renders a pattern as visitors would see it. Its forms are treated as part of a template,
	 * because a form without a source cannot be submitted and is not displayed.
	 */
	public function render( string $content ): string {
		wp_set_current_user( 0 );
		return $this->sources->within(
			FormSource::of( SourceKind::Template, 'brolga//pattern' ),
			static fn (): string => do_blocks( $content )
		);
	}

	private function print( string $content ): void {
		show_admin_bar( false );
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		status_header( 200 );
		// Rendered first, because blocks enqueue their styles while rendering.
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
