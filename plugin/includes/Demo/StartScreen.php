<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Business\Details;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\SiteCountry;

/**
 * The screen *Get started*: set up the site for the business, then start with a full-page pattern,
 * with the demo or with an empty page.
 *
 * @see START-2 START-520 START-860
 */
final class StartScreen implements Module {

	private const LOOKED = 'brolga_not_begun';

	private const LOOKED_SECONDS = 300;

	private readonly Screen $screen;

	public function __construct(
		Build $build,
		private readonly Details $details,
		private readonly Looks $looks
	) {
		$this->screen = new Screen( $build, 'start' );
	}

	/** Adds the menu item, at the end of the menu once the site is under way. */
	public function register(): void {
		add_action(
			'admin_menu',
			fn () => self::has_begun() ? add_action( 'admin_menu', $this->add( ... ), Screen::SELDOM ) : $this->add(),
			Screen::FIRST
		);
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
		add_action(
			'admin_head',
			function (): void {
				if ( str_ends_with( (string) get_current_screen()?->id, '_page_' . $this->screen->slug() ) ) {
					self::print_fonts();
				}
			}
		);
	}

	/** Prints the fonts in which looks are shown. */
	private static function print_fonts(): void {
		wp_print_font_faces();
		wp_print_font_faces_from_style_variations();
	}

	private function add(): void {
		$this->screen->add(
			__( 'Get started', 'brolga' ),
			DemoCapability::NAME,
			__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page. Pages > Add Page works without it.', 'brolga' ),
			'',
			fn (): array => [
				'business' => current_user_can( Roles::MANAGE_SETTINGS ) ? Details::settings_url() : '',
				'known'    => $this->details->are_filled_in() ? '1' : '',
				'place'    => SiteCountry::guessed(),
				'setup'    => (string) wp_json_encode( $this->setup() ),
				'page'     => Screen::new_page(),
				'preview'  => PatternPreview::address(),
				'images'   => (string) wp_json_encode( (object) PreviewImages::urls() ),
				'editor'   => wp_is_block_theme() ? admin_url( 'site-editor.php' ) : '',
			]
		);
	}

	/**
	 * What the form of the setup begins with.
	 *
	 * @return array<string, mixed>
	 */
	private function setup(): array {
		$logo = get_option( 'site_logo' );
		return [
			'title'     => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ),
			'logo'      => is_numeric( $logo ) ? (string) wp_get_attachment_image_url( (int) $logo, 'medium' ) : '',
			'looks'     => $this->looks->all(),
			'followsWp' => self::follows_wordpress(),
		];
	}

	/** Whether language, formats and time zone are still those that WordPress begins with. */
	private static function follows_wordpress(): bool {
		return '' === get_option( 'WPLANG', '' )
			&& 'F j, Y' === get_option( 'date_format' )
			&& 'g:i a' === get_option( 'time_format' )
			&& '' === get_option( 'timezone_string' )
			&& in_array( get_option( 'gmt_offset' ), [ 0, 0.0, '0', '' ], true );
	}

	/**
	 * Whether the demo was imported, or a page with one of the plugin's blocks is published. A positive result
	 * is stored for good; until then, pages are searched only every few minutes, not for each admin screen.
	 */
	private static function has_begun(): bool {
		$noted = (array) get_option( FirstRun::OPTION, [] );
		if ( true === ( $noted['begun'] ?? false ) || Stage::None !== State::load()->stage ) {
			return true;
		}
		if ( ! current_user_can( DemoCapability::NAME ) || false !== get_transient( self::LOOKED ) ) {
			return false;
		}
		$pages = get_posts(
			[
				'post_type'      => 'page',
				's'              => '<!-- wp:brolga/',
				'sentence'       => true,
				'search_columns' => [ 'post_content' ],
				'fields'         => 'ids',
				'numberposts'    => 1,
			]
		);
		if ( [] === $pages ) {
			set_transient( self::LOOKED, '1', self::LOOKED_SECONDS );
		} else {
			update_option( FirstRun::OPTION, [ 'begun' => true ] + $noted );
		}
		return [] !== $pages;
	}

	public function url(): string {
		return $this->screen->url();
	}
}
