<?php
declare( strict_types=1 );

namespace Brolga\Effects\Visibility;

use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Security\Viewer;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Views\FormScope;
use Closure;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Shows blocks by rule. What the server decides is left out of the page; what the browser decides waits in a
 * template, with an inline script that shows it before the browser paints.
 *
 * @see VIS-1 VIS-2 VIS-5 VIS-6 VIS-9
 */
final class BlockVisibility {

	public const SCRIPT = 'assets/show.js';

	/** The script module that follows the cart. */
	private const OF_CART = '@brolga/cart-blocks';

	/**
	 * @param Closure(): InlineScript $scripts
	 * @param Closure(): FormScope $scope
	 * @param Closure(): DatedPages $dates
	 */
	public function __construct(
		private readonly SourceStack $sources,
		private readonly Clock $clock,
		#[LazyInject( InlineScript::class )] private readonly Closure $scripts,
		#[LazyInject( FormScope::class )] private readonly Closure $scope,
		#[LazyInject( DatedPages::class )] private readonly Closure $dates
	) {}

	/** @param array<array-key, mixed> $block */
	public function hides( array $block ): bool {
		$rule = $this->rule( $block );
		if ( null === $rule || self::is_for_editor() ) {
			return false;
		}
		$now  = $this->clock->now();
		$next = $rule->next_change( $now );
		if ( null !== $next && self::is_for_page() ) {
			( $this->dates )()->note( $next );
		}
		$is_hidden = ! $rule->admits( $now, Viewer::now() )
			|| $rule->is_for_browser() && ( null === $rule->for_browser() || ! $this->can_wait( $block ) );
		if ( $is_hidden ) {
			// A form that is left out keeps its number among those with the same identity.
			$this->sources->note_forms( $block );
		}
		return $is_hidden;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @see VIS-10
	 */
	private function rule( array $block ): ?ShowRule {
		$rule = ShowRule::of( $block );
		return null === $rule || null !== ( $this->scope )()->current() ? null : $rule;
	}

	/** @param array<array-key, mixed> $attributes */
	public function in_template( string $html, array $attributes ): string {
		$rule = $this->rule( [ 'attrs' => $attributes ] );
		$data = true === $rule?->is_for_browser() ? $rule->for_browser() : null;
		if ( null === $data || '' === trim( $html ) || self::is_for_editor() || ( $this->scope )()->is_alone() ) {
			return $html;
		}
		if ( isset( $data['data-brolga-cart'] ) ) {
			wp_enqueue_script_module( self::OF_CART );
		}
		$script = ( $this->scripts )()->html( self::SCRIPT );
		return '<template' . Html::attributes( $data ) . ">{$html}</template>{$script}";
	}

	/**
	 * Whether a block can wait in a template: on a page, and not where its parent counts its children.
	 *
	 * @param array<array-key, mixed> $block
	 */
	private function can_wait( array $block ): bool {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		return self::is_for_page()
			&& ! ( str_starts_with( $name, 'brolga/' )
				&& null !== WP_Block_Type_Registry::get_instance()->get_registered( $name )?->parent );
	}

	/** Whether a page is rendered: no feed, excerpt or description, which run no scripts. */
	private static function is_for_page(): bool {
		return ! is_admin()
			&& ! wp_is_rest_endpoint()
			&& ! wp_doing_cron()
			&& ! is_feed()
			&& ! doing_filter( 'get_the_excerpt' )
			&& ! doing_action( 'wp_head' );
	}

	/** Whether a block is rendered for the editor, which shows every block. */
	private static function is_for_editor(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared, and nothing else; the user’s capability decides.
		return 'edit' === ( $_GET['context'] ?? '' ) && wp_is_rest_endpoint() && current_user_can( 'edit_posts' );
	}

	/**
	 * Makes an excerpt anew, without blocks that have a rule.
	 *
	 * @see VIS-8
	 */
	public static function excerpt( WP_Post $post ): string {
		$open               = clone $post;
		$open->post_content = ShowRule::without_ruled( $post->post_content );
		return wp_trim_excerpt( '', $open );
	}
}
