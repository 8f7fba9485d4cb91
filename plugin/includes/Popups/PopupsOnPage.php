<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\LinkPages;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\Conditions;
use Brolga\Popups\Settings\Page;
use Brolga\Popups\Settings\PopupSettings;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Triggers\PopupTriggers;
use Closure;
use WP_Post;

/**
 * Puts popups on pages: those whose conditions name the page, and those that a
 * link on it opens. Their blocks are rendered before the head is printed, with
 * what they enqueue, and the popups themselves with the footer.
 *
 * @see POPUP-34 POPUP-37 POPUP-38 POPUP-420
 */
final class PopupsOnPage implements Module {

	/** What wires them, and how they look. */
	private const MODULE = '@brolga/popups';
	private const STYLE  = 'brolga-popups';
	private const LOOK   = 'runtime/popups-look';
	private const SHEET  = 'runtime/style-popups-look.css';

	/** What every link to a popup has in it. */
	private const WORD = 'popup';

	/** A link to a popup's place on a page, or to its own page, pretty or not. */
	private const LINK = '~(?:#brolga-popup-|post_type='
		. PopupType::POST_TYPE
		. '&(?:amp;|#038;)p=)(?<id>[1-9][0-9]{0,17})\b|(?:/'
		. PopupType::SLUG
		. '/|[?;&]'
		. PopupType::POST_TYPE
		. '=)(?<slug>[^/?#&"\'<>\s]+)~';

	/**
	 * The popups of this page; null: it has not been asked yet.
	 *
	 * @var array<int, PopupSettings>|null
	 */
	private ?array $shown = null;

	/**
	 * The popups that are switched on, by id: those that the page may have.
	 *
	 * @var array<int, array{slug: string, conditions: Conditions}>
	 */
	private array $all = [];

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

	/**
	 * @param Closure(): Fields        $fields   What is stored of a popup.
	 * @param Closure(): PopupTriggers $triggers What opens popups.
	 * @param Closure(): PopupMarkup $view Prints them.
	 */
	public function __construct(
		private readonly PublishedPopups $popups,
		#[Later( PopupMarkup::class )] private readonly Closure $view,
		private readonly Build $build,
		#[Later( Fields::class )] private readonly Closure $fields,
		#[Later( PopupTriggers::class )] private readonly Closure $triggers,
		private readonly Clock $clock,
		private readonly LinkPages $links
	) {}

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
		$this->shown  = null;
		$this->all    = is_feed() || is_embed() || is_robots() ? [] : $this->popups->all();
		$this->linked = [];
		$this->markup = [];
	}

	/**
	 * Notes the popups that something links to.
	 *
	 * @param string $html What is printed.
	 */
	private function follow_links( string $html ): string {
		// Every block comes by here, and again in each block around it: what has no link costs one look.
		if (
			[] !== $this->all
			&& str_contains( $html, self::WORD )
			&& preg_match_all( self::LINK, $html, $found, PREG_SET_ORDER ) > 0
		) {
			$ids = array_flip( array_map( static fn ( array $popup ): string => $popup['slug'], $this->all ) );
			foreach ( $found as $link ) {
				$id = isset( $link['slug'] ) ? $ids[ $link['slug'] ] ?? 0 : (int) ( $link['id'] ?? 0 );

				$this->linked[ $id ] = true;
			}
		}
		return $html;
	}

	/**
	 * Chooses the popups of the page and renders them.
	 */
	private function choose(): void {
		$page = Page::now();
		$now  = $this->clock->now();
		if ( $this->links->is_shown() ) {
			// Who has just confirmed is not asked to sign up.
			$ids = [];
		} elseif ( PopupType::POST_TYPE === $page->type ) {
			// On a popup's own page no other lies over it.
			$ids = $this->opens_own( $page ) ? [ $page->id ] : [];
		} else {
			$ids = array_keys( array_filter(
				$this->all,
				static fn ( array $popup ): bool => $popup['conditions']->hold( $page, $now )
			) );
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
			if (
				! $popup instanceof WP_Post
				|| ! PopupType::is( $popup )
				|| ( 'publish' !== $popup->post_status && get_queried_object_id() !== $id )
				|| post_password_required( $popup )
			) {
				continue;
			}
			$settings            = ( $this->fields )()->of( $id );
			$this->shown[ $id ]  = $by_link ? $settings->by_link() : $settings;
			$this->markup[ $id ] = ( $this->view )()->render( $popup, $settings );
		}
		$this->enqueue();
	}

	/**
	 * Adds the popups that links on the page open, and those that links in these open.
	 */
	private function add_linked(): void {
		$page = Page::now();
		$now  = $this->clock->now();
		do {
			$more = [];
			foreach ( array_keys( array_diff_key( $this->linked, $this->markup ) ) as $id ) {
				unset( $this->linked[ $id ] );
				if (
					isset( $this->all[ $id ] )
					&& $id !== $page->id
					&& $this->all[ $id ]['conditions']->may_open( $page, $now )
				) {
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
		if ( [] === $this->markup || ! $this->build->has( self::SHEET ) ) {
			return;
		}
		wp_enqueue_script_module( self::MODULE );
		foreach ( $this->shown() as $settings ) {
			$trigger = ( $this->triggers )()->of( $settings );
			$script  = Extensions::guard( $trigger::class, $trigger->script( ... ), '' );
			if ( '' !== $script ) {
				wp_enqueue_script_module( $script );
			}
		}
		wp_enqueue_style(
			self::STYLE,
			$this->build->url( self::SHEET ),
			[],
			$this->build->asset( self::LOOK )['version']
		);
		wp_style_add_data( self::STYLE, 'path', $this->build->path( self::SHEET ) );
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
