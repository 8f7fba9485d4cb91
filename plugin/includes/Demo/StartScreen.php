<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Business\Details;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * The screen *Get started*: enter the business's details, then import the demo, start with a
 * full-page pattern or with an empty page.
 *
 * @see START-2 START-520
 */
final class StartScreen implements Module {

	private const LOOKED = 'brolga_not_begun';

	private const LOOKED_SECONDS = 300;

	private readonly Screen $screen;

	public function __construct( Build $build, private readonly Details $details ) {
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
				'page'     => Screen::new_page(),
				'preview'  => PatternPreview::address(),
				'images'   => (string) wp_json_encode( (object) PreviewImages::urls() ),
				'editor'   => wp_is_block_theme() ? admin_url( 'site-editor.php' ) : '',
			]
		);
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
