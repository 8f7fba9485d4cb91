<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Pages;

use Brolga\AbTests\Delivery\TestView;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestReader;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * Delivers a test of two pages like any other test: replaces the first page's content with a test
 * block that has the content of both pages as its variants. The title changes with the variant.
 *
 * @see AB-64
 */
final class PageTestView implements Module {

	/** WordPress renders the blocks of `the_content` at priority 9. */
	private const PRIORITY = 8;

	/** @param Closure(): TestView $view */
	public function __construct( #[LazyInject( TestView::class )] private readonly Closure $view ) {}

	public function register(): void {
		add_filter( 'the_content', $this->content( ... ), self::PRIORITY );
		add_filter( 'render_block_core/post-title', $this->title( ... ), 10, 3 );
	}

	private function content( mixed $content ): mixed {
		$pair = doing_filter( 'get_the_excerpt' ) ? null : $this->pair( (int) get_the_ID() );
		return null === $pair ? $content : self::block( $pair );
	}

	/** @param array<mixed> $saved */
	private function title( mixed $html, array $saved, WP_Block $block ): mixed {
		$post = $block->context['postId'] ?? 0;
		$pair = is_string( $html ) ? $this->pair( is_numeric( $post ) ? (int) $post : 0 ) : null;
		if ( null === $pair || ! is_string( $html ) ) {
			return $html;
		}
		$titles = [ $pair->title( Variant::CONTROL ), $pair->title( PagePair::RIVAL ) ];
		$at     = strrpos( $html, ">{$titles[0]}<" );
		return false === $at || $titles[0] === $titles[1]
			? $html
			: substr_replace( $html, ( $this->view )()->words( $pair->key, $titles ), $at + 1, strlen( $titles[0] ) );
	}

	/** Returns the test that has this post as its first page, if visitors may see it. */
	private function pair( int $post ): ?PagePair {
		if ( $post < 1 || ! is_singular() || get_queried_object_id() !== $post || post_password_required( $post ) ) {
			return null;
		}
		$pair = PagePair::of( $post );
		return null !== $pair
			&& null !== $pair->content( PagePair::RIVAL )
			&& null === $pair->problem()
			&& ( $this->view )()->shows( $pair->key )
			? $pair
			: null;
	}

	private static function block( PagePair $pair ): string {
		$variants = '';
		foreach ( $pair->test()->variants as $variant ) {
			// Unclosed blocks in the variant must not swallow the rest of this page.
			$inner     = serialize_blocks( parse_blocks( $pair->content( $variant->number ) ?? '' ) );
			$variants .= get_comment_delimited_block_content(
				TestReader::VARIANT_BLOCK,
				[ 'number' => $variant->number, 'weight' => $variant->weight ],
				$inner
			);
		}
		return get_comment_delimited_block_content(
			TestReader::TEST_BLOCK,
			[ 'number' => $pair->key->number, 'post' => $pair->key->post, 'align' => 'full' ],
			$variants
		);
	}
}
