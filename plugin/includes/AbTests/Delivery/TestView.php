<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Registry\VariantDelivery;
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
 * Prints a test by the suitable delivery method; the control for visitors who do not take part.
 *
 * @see AB-1 AB-18 AB-20 AB-21
 */
final class TestView {

	public function __construct(
		private readonly SourceStack $sources,
		private readonly VariantRendering $rendering,
		private readonly TestRepository $registry,
		private readonly Settings $settings,
		private readonly PageTests $tests,
		private readonly ServerDelivery $server,
		private readonly PlaceholderDelivery $placeholder,
		private readonly InstantDelivery $instant,
		private readonly PageKeys $keys
	) {}

	/**
	 * Returns the markup of a test.
	 *
	 * @param int $post   ID of the post in which the block says it was created.
	 * @param int $number The test's number on that post, as saved in the block.
	 */
	public function render( int $post, int $number, WP_Block $block ): string {
		$key      = $this->rendering->is_inside() || ! self::is_on_page() ? null : $this->key( $post, $number );
		$variants = SavedVariants::of( $block, $this->rendering, null === $key ? [] : $this->elsewhere( $key ) );
		if ( null === $key ) {
			return $variants->plain();
		}
		if ( Preview::is_asked() ) {
			// Only the toolbar of a logged-in user shows the test.
			$this->note( is_user_logged_in() ? $this->running( $key ) : null );
			return $variants->plain( Preview::number( $key ) ?? 0 );
		}
		$test = $this->note( $this->running( $key ) );
		return null === $test || ! $variants->has( 0 )
			? $variants->plain()
			: $this->delivery()->render( $test, $variants );
	}

	/**
	 * Returns the markup for a text outside the test's block that changes with the variant, such
	 * as the page title.
	 *
	 * @param array<int, string> $texts HTML by variant number; contains at least the control's.
	 */
	public function words( TestKey $key, array $texts ): string {
		$control = $texts[ Variant::CONTROL ] ?? '';
		if ( Preview::is_asked() ) {
			return $texts[ Preview::number( $key ) ?? Variant::CONTROL ] ?? $control;
		}
		$test = self::is_on_page() ? $this->running( $key ) : null;
		return null === $test ? $control : $this->delivery()->words( $test, $texts );
	}

	/** Whether the page shows a variant of a test: the test is running, or the user previews it. */
	public function shows( TestKey $key ): bool {
		return self::is_on_page() && ( null !== Preview::number( $key ) || null !== $this->running( $key ) );
	}

	/** @return array<int, Closure(Closure(): string): string> */
	private function elsewhere( TestKey $key ): array {
		$pair   = PagePair::of( $key->post );
		$source = null !== $pair && $pair->key->number === $key->number
			? FormSource::of( SourceKind::Post, $pair->rival )
			: null;
		return null === $source
			? []
			: [ PagePair::RIVAL => fn ( Closure $render ): string => $this->sources->within( $source, $render ) ];
	}

	/** Returns the key; null if the block was copied from another post and not saved in the editor since. */
	private function key( int $post, int $number ): ?TestKey {
		$source = $this->sources->current();
		try {
			return null !== $source && self::post_of( $source ) === $post ? new TestKey( $post, $number ) : null;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	/** Returns the ID of the post that stores a block; 0 if it is stored in a file. */
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

	/** Returns the test if it is running. Tags the page, so that caches purge it when that changes. */
	private function running( TestKey $key ): ?Test {
		$this->keys->note( PageKeys::test( $key->post ) );
		try {
			return $this->registry->running( $key );
		} catch ( StorageUnavailable ) {
			return null;
		}
	}

	private function note( ?Test $test ): ?Test {
		if ( null !== $test ) {
			$this->tests->note( $test );
		}
		return $test;
	}

	private function delivery(): DeliveryMethod {
		if ( VariantDelivery::Instant->value === $this->settings->of( new AbTestsSection() )->text( 'delivery' ) ) {
			return $this->instant;
		}
		return self::is_cached() ? $this->placeholder : $this->server;
	}

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

	/** Whether this is a page for visitors. Tests do not run in feeds, REST, cron jobs or `wp_head`. */
	private static function is_on_page(): bool {
		return ! is_admin()
			&& ! is_feed()
			&& ! wp_is_serving_rest_request()
			&& ! wp_doing_cron()
			&& ! doing_action( 'wp_head' );
	}
}
