<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\LinkPages;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Settings\Page;
use Brolga\Popups\Settings\PopupSettings;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Triggers\PopupTriggers;
use Closure;
use WP_Post;

/**
 * Adds popups to pages: those whose conditions match the page, and those that a link on the page
 * opens. Their blocks are rendered when scripts are enqueued, so that their styles and scripts
 * load; the popups themselves are printed in the footer.
 *
 * @see POPUP-34 POPUP-37 POPUP-38 POPUP-420
 */
final class PopupsOnPage implements Module {

	private const MODULE = '@brolga/popups';
	private const STYLE  = 'brolga-popups';
	private const LOOK   = 'runtime/popups-look';
	private const SHEET  = 'runtime/style-popups-look.css';

	/** A text in every link to a popup, for a quick check. */
	private const WORD = 'popup';

	/** Matches a link to a popup on the same page or to its own page, with any permalinks. */
	private const LINK = '~(?:#brolga-popup-|post_type='
		. PopupType::POST_TYPE
		. '&(?:amp;|#038;)p=)(?<id>[1-9][0-9]{0,17})\b|(?:/'
		. PopupType::SLUG
		. '/|[?;&]'
		. PopupType::POST_TYPE
		. '=)(?<slug>[^/?#&"\'<>\s]+)~';

	/** @var array<int, PopupSettings>|null The popups of this page; null before they are chosen. */
	private ?array $shown = null;

	/** @var array<int, array{slug: string, conditions: DisplayConditions}> */
	private array $all = [];

	/** @var array<int, true> */
	private array $linked = [];

	/** @var array<int, string> */
	private array $markup = [];

	/**
	 * @param Closure(): Fields $fields
	 * @param Closure(): PopupTriggers $triggers
	 * @param Closure(): PopupMarkup $view
	 */
	public function __construct(
		private readonly PublishedPopups $popups,
		#[LazyInject( PopupMarkup::class )] private readonly Closure $view,
		private readonly Build $build,
		#[LazyInject( Fields::class )] private readonly Closure $fields,
		#[LazyInject( PopupTriggers::class )] private readonly Closure $triggers,
		private readonly Clock $clock,
		private readonly LinkPages $links
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->begin( ... ), 0 );
		add_filter( 'render_block', $this->follow_links( ... ) );
		add_filter( 'the_content', $this->follow_links( ... ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', $this->choose( ... ), 100 );
		// Before the page configuration (1), which contains the popups' data, and before the scripts.
		add_action( 'wp_footer', $this->print( ... ), 0 );
	}

	/** @return array<int, PopupSettings> */
	public function shown(): array {
		return $this->shown ?? [];
	}

	private function begin(): void {
		$this->shown  = null;
		$this->all    = is_feed() || is_embed() || is_robots() ? [] : $this->popups->all();
		$this->linked = [];
		$this->markup = [];
	}

	private function follow_links( string $html ): string {
		// Runs for every block and again for its parents, so blocks without a link must be cheap.
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

	private function choose(): void {
		$page = Page::now();
		$now  = $this->clock->now();
		if ( $this->links->is_shown() ) {
			// Visitors who have just confirmed a sign-up see no popup.
			$ids = [];
		} elseif ( PopupType::POST_TYPE === $page->type ) {
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
	 * Whether the current user may edit the popup whose own page is shown. Editors see it as
	 * visitors will, over the page.
	 */
	private function opens_own( Page $page ): bool {
		return $page->is_signed_in && current_user_can( 'edit_post', $page->id );
	}

	/**
	 * @param bool $by_link Whether the popups are added for a link, so that nothing else opens them.
	 * @param list<int> $ids
	 */
	private function add( array $ids, bool $by_link = false ): void {
		$ids = array_values( array_diff( $ids, array_keys( $this->markup ) ) );
		if ( [] === $ids ) {
			return;
		}
		_prime_post_caches( $ids, false, true );
		foreach ( $ids as $id ) {
			// In a preview, the unsaved content is in the queried post.
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

	/** Prints the popups. In a classic theme, links in the page are known only now. */
	private function print(): void {
		if ( null === $this->shown ) {
			return;
		}
		$this->add_linked();
		// Each part was escaped when it was built.
		Html::put( ...array_values( $this->markup ) );
	}
}
