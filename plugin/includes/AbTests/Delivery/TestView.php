<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Delivery;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Settings\Settings;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Closure;
use InvalidArgumentException;
use WP_Block;

/**
 * Prints a test: whoever takes no part, for whatever reason, sees the control.
 *
 * @see AB-1 AB-18 AB-20 AB-21
 */
final class TestView {

	public function __construct(
		private readonly SourceStack $sources,
		private readonly Rendering $rendering,
		private readonly TestRepository $registry,
		private readonly Settings $settings,
		private readonly PageTests $tests,
		private readonly ServerDelivery $server,
		private readonly PlaceholderDelivery $placeholder,
		private readonly InstantDelivery $instant,
		private readonly PageKeys $keys
	) {}

	/**
	 * What stands in the place of a test.
	 *
	 * @param int      $post   The post that the block says it was made on.
	 * @param int      $number The number that it says it has there.
	 * @param WP_Block $block  The test's block.
	 */
	public function render( int $post, int $number, WP_Block $block ): string {
		$key      = $this->rendering->is_inside() || ! self::is_on_page() ? null : $this->key( $post, $number );
		$variants = SavedVariants::of( $block, $this->rendering, null === $key ? [] : $this->elsewhere( $key ) );
		if ( null === $key ) {
			return $variants->plain();
		}
		if ( Preview::is_asked() ) {
			// Only the toolbar of somebody who is signed in names it.
			$this->note( is_user_logged_in() ? $this->running( $key ) : null );
			return $variants->plain( Preview::number( $key ) ?? 0 );
		}
		$test = $this->note( $this->running( $key ) );
		return null === $test || ! $variants->has( 0 )
			? $variants->plain()
			: $this->delivery()->render( $test, $variants );
	}

	/**
	 * A text that goes along with a test's variants, outside of them.
	 *
	 * @param array<int, string> $texts By the variants' numbers, as HTML; the control's at least.
	 */
	public function words( TestKey $key, array $texts ): string {
		$control = $texts[ Variant::CONTROL ] ?? '';
		if ( Preview::is_asked() ) {
			return $texts[ Preview::number( $key ) ?? Variant::CONTROL ] ?? $control;
		}
		$test = self::is_on_page() ? $this->running( $key ) : null;
		return null === $test ? $control : $this->delivery()->words( $test, $texts );
	}

	/**
	 * Whether the page that is being printed has something of a test in it: it runs, or somebody wants to see a
	 * variant.
	 */
	public function shows( TestKey $key ): bool {
		return self::is_on_page() && ( null !== Preview::number( $key ) || null !== $this->running( $key ) );
	}

	/**
	 * What renders variants that are stored in another post.
	 *
	 * @return array<int, Closure(Closure(): string): string> By number.
	 */
	private function elsewhere( TestKey $key ): array {
		$pair   = PagePair::of( $key->post );
		$source = null !== $pair && $pair->key->number === $key->number
			? FormSource::of( SourceKind::Post, $pair->rival )
			: null;
		return null === $source
			? []
			: [ PagePair::RIVAL => fn ( Closure $render ): string => $this->sources->within( $source, $render ) ];
	}

	/**
	 * The test's key: null where the block was copied from another post, and has not been saved by the editor since.
	 *
	 * @param int $post   The post that the block says it was made on.
	 * @param int $number The number that it says it has there.
	 */
	private function key( int $post, int $number ): ?TestKey {
		$source = $this->sources->current();
		try {
			return null !== $source && self::post_of( $source ) === $post ? new TestKey( $post, $number ) : null;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	/**
	 * The post that stores a source; 0 where it is a file.
	 *
	 * @param FormSource $source Where the block is saved.
	 */
	private static function post_of( FormSource $source ): int {
		if ( $source->kind->is_post() ) {
			return $source->post_id();
		}
		$template = get_block_template(
			$source->name,
			SourceKind::TemplatePart === $source->kind ? 'wp_template_part' : 'wp_template'
		);
		return (int) ( $template->wp_id ?? 0 );
	}

	/**
	 * The test, if it runs. The page changes when it starts, too.
	 */
	private function running( TestKey $key ): ?Test {
		$this->keys->note( PageKeys::test( $key->post ) );
		try {
			return $this->registry->running( $key );
		} catch ( StorageUnavailable ) {
			return null;
		}
	}

	/**
	 * Remembers that a test is on the page.
	 *
	 * @param Test|null $test The test, if it runs.
	 */
	private function note( ?Test $test ): ?Test {
		if ( null !== $test ) {
			$this->tests->note( $test );
		}
		return $test;
	}

	/**
	 * How visitors come to their variants on this page.
	 */
	private function delivery(): Delivered {
		if ( Delivery::Instant->value === $this->settings->of( new AbTestsSection() )->text( 'delivery' ) ) {
			return $this->instant;
		}
		return self::is_cached() ? $this->placeholder : $this->server;
	}

	/**
	 * Whether pages may come out of a cache.
	 */
	private static function is_cached(): bool {
		/**
		 * Filters whether pages may come from a page cache. If true, visitors' browsers request the variants of tests.
		 * Use it for caches that Brolga cannot detect, such as a proxy.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_cached Whether a cache was found.
		 *
		 * @example
		 * add_filter( 'brolga_has_page_cache', '__return_true' );
		 */
		return (bool) apply_filters( 'brolga_has_page_cache', PageCaches::are_there() );
	}

	/**
	 * Whether what is being rendered is a visitor's page: feeds, mails and answers
	 * to other programs are no place for a test.
	 */
	private static function is_on_page(): bool {
		return ! is_admin()
			&& ! is_feed()
			&& ! wp_is_serving_rest_request()
			&& ! wp_doing_cron()
			&& ! doing_action( 'wp_head' );
	}
}
