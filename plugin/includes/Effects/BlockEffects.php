<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Effects\Visibility\BlockVisibility;
use Closure;
use WP_Post;

/** Applies effects and rules to blocks as they are rendered. Pages without them load no files for them. */
final class BlockEffects implements Module {

	private const MODULE = '@brolga/effects';
	private const STYLE  = 'brolga-effects';
	private const MARK   = '[data-brolga-rule]{outline:1px dashed currentcolor;outline-offset:3px}';
	private const SCRIPT = 'runtime/effects';
	private const SHEET  = 'runtime/style-effects-look.css';

	/** @var array<string, Closure(): Effect> Effects by the block attribute with their settings. */
	private readonly array $effects;

	/**
	 * @param Closure(): Animation $animation
	 * @param Closure(): BlockLink $link
	 * @param Closure(): Sticky $sticky
	 * @param Closure(): BlockVisibility $visibility
	 */
	public function __construct(
		private readonly Build $build,
		private readonly BlockRendering $rendering,
		#[LazyInject( Animation::class )] Closure $animation,
		#[LazyInject( BlockLink::class )] Closure $link,
		#[LazyInject( Sticky::class )] Closure $sticky,
		#[LazyInject( BlockVisibility::class )] private readonly Closure $visibility
	) {
		$this->effects = [
			'brolgaAnimation' => $animation,
			'brolgaLink'      => $link,
			'brolgaSticky'    => $sticky,
		];
	}

	/**
	 * Visibility comes last, because it puts a block in a template with all its effects. The excerpt is filtered
	 * after WordPress has made it, at priority 10.
	 */
	public function register(): void {
		$this->rendering->allow( [ ...array_keys( $this->effects ), BlockRendering::RULE ], 'object' );
		foreach ( $this->effects as $attribute => $effect ) {
			$this->rendering->change(
				$attribute,
				fn ( string $html, array $attributes ): string => $this->render(
					$effect(),
					$html,
					$attributes[ $attribute ]
				)
			);
		}
		$this->rendering->hide(
			BlockRendering::RULE,
			fn ( array $block ): bool => ( $this->visibility )()->hides( $block )
		);
		$this->rendering->change(
			BlockRendering::RULE,
			fn ( string $html, array $attributes ): string => ( $this->visibility )()->in_template( $html, $attributes )
		);
		add_filter( 'get_the_excerpt', self::excerpt( ... ), 11, 2 );
		add_action( 'enqueue_block_assets', $this->style_canvas( ... ) );
	}

	private function render( Effect $effect, string $html, mixed $settings ): string {
		$changed = is_array( $settings ) && '' !== trim( $html ) ? $effect->apply( $settings, $html ) : null;
		if ( null === $changed ) {
			return $html;
		}
		$this->load( $effect->is_scripted() );
		return $changed;
	}

	private function load( bool $script ): void {
		$version = $this->build->has( self::SCRIPT . '.asset.php' )
			? $this->build->asset( self::SCRIPT )['version']
			: null;
		if ( null === $version ) {
			return;
		}
		wp_enqueue_style( self::STYLE, $this->build->url( self::SHEET ), [], $version );
		wp_style_add_data( self::STYLE, 'path', $this->build->path( self::SHEET ) );
		if ( $script ) {
			wp_enqueue_script_module(
				self::MODULE,
				$this->build->url( self::SCRIPT . '.js' ),
				[ '@brolga/runtime' ],
				$version
			);
		}
	}

	private static function excerpt( mixed $excerpt, mixed $post = null ): mixed {
		return $post instanceof WP_Post
			&& '' === trim( $post->post_excerpt )
			&& str_contains( $post->post_content, BlockRendering::RULE )
			? BlockVisibility::excerpt( $post )
			: $excerpt;
	}

	private function style_canvas(): void {
		if ( is_admin() ) {
			$this->load( false );
			wp_add_inline_style( self::STYLE, self::MARK );
		}
	}
}
