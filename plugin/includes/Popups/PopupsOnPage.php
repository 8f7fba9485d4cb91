<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Clock;
use Brolga\Core\Module;
use Brolga\Core\Page\Build;
use Brolga\Popups\Settings\Page;
use Brolga\Popups\Settings\PopupSettings;
use WP_Post;

/**
 * Puts popups on pages: those whose conditions name the page, and those that a
 * link on it opens. Their blocks are rendered before the head is printed, with
 * what they enqueue, and the popups themselves with the footer.
 *
 * @see POPUP-34 POPUP-37 POPUP-38
 */
final class PopupsOnPage implements Module {

	/** What wires them, and how they look. */
	private const MODULE = '@brolga/popups';
	private const STYLE  = 'brolga-popups';
	private const SHEETS = [ 'runtime/style-popups-look.css', 'runtime/popups-look.css' ];

	/** A link to a popup's place on the page. */
	private const PLACE = '/#brolga-popup-([1-9][0-9]{0,17})\b/';

	/**
	 * The popups of this page; null: it has not been asked yet.
	 *
	 * @var array<int, PopupSettings>|null
	 */
	private ?array $shown = null;

	/**
	 * The popups that a page may link to, by id.
	 *
	 * @var array<int, array{slug: string, ...}>
	 */
	private array $targets = [];

	/**
	 * Popups that links were seen to.
	 *
	 * @var array<int, true>
	 */
	private array $linked = [];

	/**
	 * Their markup, by id.
	 *
	 * @var array<int, string>
	 */
	private array $markup = [];

	public function __construct(
		private readonly PublishedPopups $popups,
		private readonly PopupMarkup $view,
		private readonly Build $build,
		private readonly Clock $clock
	) {}

	/**
	 * Listens.
	 */
	public function register(): void {
		add_action( 'template_redirect', $this->begin( ... ), 0 );
		add_filter( 'render_block', $this->follow_links( ... ) );
		add_filter( 'the_content', $this->follow_links( ... ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', $this->choose( ... ), 100 );
		// Before the island of the page's data, at 1, and before scripts.
		add_action( 'wp_footer', $this->print( ... ), 0 );
	}

	/**
	 * The popups of this page, by id.
	 *
	 * @return array<int, PopupSettings>
	 */
	public function shown(): array {
		return $this->shown ?? [];
	}

	/**
	 * A page begins. What it prints is looked through for links only where there
	 * are popups to link to.
	 */
	private function begin(): void {
		$this->shown   = null;
		$this->targets = [];
		$this->linked  = [];
		$this->markup  = [];
		if ( is_feed() || is_embed() || is_robots() ) {
			return;
		}
		$this->targets = $this->popups->all();
	}

	/**
	 * Notes the popups that something links to.
	 *
	 * @param string $html What is printed.
	 */
	private function follow_links( string $html ): string {
		if ( [] === $this->targets ) {
			return $html;
		}
		if ( str_contains( $html, '#brolga-popup-' ) && preg_match_all( self::PLACE, $html, $found ) > 0 ) {
			foreach ( $found[1] as $id ) {
				$this->linked[ (int) $id ] = true;
			}
		}
		foreach ( $this->targets as $id => $popup ) {
			if ( ! isset( $this->linked[ $id ] ) && self::links_to( $html, $id, $popup['slug'] ) ) {
				$this->linked[ $id ] = true;
			}
		}
		return $html;
	}

	/**
	 * Whether something links to a popup's own page.
	 *
	 * @param string $html What is printed.
	 * @param int    $id   The popup.
	 * @param string $slug Its slug.
	 */
	private static function links_to( string $html, int $id, string $slug ): bool {
		return ( '' !== $slug && ( str_contains( $html, '/' . PopupType::SLUG . "/{$slug}/" ) || str_contains( $html, '/' . PopupType::SLUG . "/{$slug}\"" ) || str_contains( $html, PopupType::POST_TYPE . "={$slug}\"" ) ) )
			|| str_contains( $html, 'post_type=' . PopupType::POST_TYPE . "&amp;p={$id}\"" );
	}

	/**
	 * Chooses the popups of the page and renders them.
	 */
	private function choose(): void {
		$all = $this->popups->all();
		$now = $this->clock->now();
		if ( [] === $all && ! is_singular( PopupType::POST_TYPE ) ) {
			$this->shown = [];
			return;
		}
		$page = Page::now();
		$ids  = [];
		foreach ( $all as $id => $popup ) {
			// On a popup's own page nothing lies over it.
			if ( PopupType::POST_TYPE === $page->type ? $this->opens_own( $page ) && $page->id === $id : $popup['conditions']->hold( $page, $now ) ) {
				$ids[] = $id;
			}
		}
		if ( PopupType::POST_TYPE === $page->type && ! isset( $all[ $page->id ] ) && $this->opens_own( $page ) ) {
			$ids[] = $page->id;
		}
		$this->shown = [];
		$this->add( $ids );
		$this->add_linked();
	}

	/**
	 * Whether somebody looks at a popup who may edit it: they see it as visitors
	 * will, over the page.
	 *
	 * @param Page $page The popup's own page.
	 */
	private function opens_own( Page $page ): bool {
		return $page->is_signed_in && current_user_can( 'edit_post', $page->id );
	}

	/**
	 * Renders popups and puts them on the page.
	 *
	 * @param list<int> $ids     The popups.
	 * @param bool      $by_link Whether they are there for a link's sake: then nothing else opens them.
	 */
	private function add( array $ids, bool $by_link = false ): void {
		$ids = array_values( array_diff( $ids, array_keys( $this->markup ) ) );
		if ( [] === $ids ) {
			return;
		}
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			// A preview has unsaved words, which the query has put into its post.
			$popup = get_queried_object_id() === $id ? get_queried_object() : get_post( $id );
			if ( ! $popup instanceof WP_Post || ! PopupType::is( $popup ) || ( 'publish' !== $popup->post_status && get_queried_object_id() !== $id ) || post_password_required( $popup ) ) {
				continue;
			}
			$settings           = PopupSettings::of( $id );
			$this->markup[ $id ] = '';
			$this->shown[ $id ]  = $by_link ? $settings->by_link() : $settings;
			$this->markup[ $id ] = $this->view->render( $popup, $settings );
		}
		$this->enqueue();
	}

	/**
	 * Adds the popups that links on the page open, and those that links in these open.
	 */
	private function add_linked(): void {
		$all  = $this->popups->all();
		$page = Page::now();
		$now  = $this->clock->now();
		do {
			$more = [];
			foreach ( array_keys( array_diff_key( $this->linked, $this->markup ) ) as $id ) {
				unset( $this->linked[ $id ] );
				if ( isset( $all[ $id ] ) && $id !== $page->id && $all[ $id ]['conditions']->may_open( $page, $now ) ) {
					$more[] = $id;
				}
			}
			$this->add( $more, true );
		} while ( [] !== $more );
	}

	/**
	 * Loads what popups take, on pages that have one.
	 */
	private function enqueue(): void {
		if ( [] === $this->markup ) {
			return;
		}
		wp_enqueue_script_module( self::MODULE );
		foreach ( self::SHEETS as $sheet ) {
			if ( $this->build->has( $sheet ) ) {
				wp_enqueue_style( self::STYLE, $this->build->url( $sheet ), [], $this->build->asset( 'runtime/popups-look' )['version'] );
				wp_style_add_data( self::STYLE, 'path', $this->build->path( $sheet ) );
				return;
			}
		}
	}

	/**
	 * Prints the popups. In a classic theme the page's own links are only known now.
	 */
	private function print(): void {
		if ( null === $this->shown ) {
			return;
		}
		$this->add_linked();
		// Each was escaped where it was made.
		Html::put( ...array_values( $this->markup ) );
	}
}
