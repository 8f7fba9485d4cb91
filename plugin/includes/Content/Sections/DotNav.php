<?php
declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;

/**
 * Prints the dot navigation in the footer, wherever its block is: only then have all sections of
 * the page been rendered.
 *
 * @see NAV-3 NAV-4 NAV-5
 */
final class DotNav implements Module {

	private const BLOCK = 'brolga/dot-nav';

	private string $root = '';

	public function __construct( private readonly PageSections $sections ) {
	}

	public function register(): void {
		// A block theme renders the page into a string before wp_head.
		add_action( 'wp_enqueue_scripts', $this->bring_assets( ... ) );
		add_action( 'wp_footer', $this->print( ... ), 5 );
	}

	/** Registers the page's navigation; ignores further blocks after the first. */
	public function add( string $root ): void {
		$this->root = '' === $this->root ? $root : $this->root;
	}

	private function bring_assets(): void {
		if ( $this->is_wanted() ) {
			ViewsOnDemand::enqueue( self::BLOCK );
			wp_enqueue_style( generate_block_asset_handle( self::BLOCK, 'style' ) );
		}
	}

	/** Clears the collected data afterwards, so that the navigation is printed once. */
	private function print(): void {
		if ( $this->is_wanted() ) {
			$this->bring_assets();
			// Each part was escaped when it was built.
			Html::put(
				"<nav {$this->root}><ol",
				Html::attributes( [ 'style' => '--brolga-dots:' . count( $this->sections->all() ) ] ),
				'>',
				$this->dots(),
				"</ol></nav>\n"
			);
		}
		$this->root = '';
		$this->sections->forget();
	}

	/** @see NAV-5 */
	private function is_wanted(): bool {
		return '' !== $this->root && count( $this->sections->all() ) > 1;
	}

	private function dots(): string {
		$dots  = '';
		$count = 0;
		foreach ( $this->sections->all() as $id => $name ) {
			$link  = Html::attributes(
				[
					// Not URL-encoded, because browsers compare the fragment with the ID before decoding it.
					'href'            => '#' . $id,
					'data-brolga-dot' => $count,
				]
			);
			$label = '' === $name
				? sprintf( /* translators: %d: which section of the page. */ __( 'Section %d', 'brolga' ), $count + 1 )
				: $name;
			$dots .= "<li><a{$link}><span class=\"wp-block-brolga-dot-nav__label\">"
				. esc_html( $label )
				. '</span></a></li>';
			++$count;
		}
		return $dots;
	}
}
