<?php
declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Brolga\Content\External\ClickToLoad;
use Brolga\Content\Map\MapFrames;
use Brolga\Content\Map\MapService;
use Brolga\Content\Video\VideoService;
use Brolga\Core\Consent\ServiceHosts;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Holds back videos, maps and other embedded content of the site's declared services until the
 * visitor consents, no matter which block, widget or plugin printed the iframe. On sites that do
 * not ask for consent, iframes load at once.
 *
 * @see CONSENT-400 CONSENT-402
 */
final class Frames implements Module {

	private const MODULE = '@brolga/frames';
	private const LOOK   = 'frames';

	/** Filters of texts that are not printed by a block. */
	public const TEXTS = [
		'the_content',
		'widget_text',
		'widget_text_content',
		'widget_custom_html_content',
		'widget_block_content',
		'woocommerce_short_description',
	];

	/**
	 * @param Closure(): ServiceHosts $services
	 * @param Closure(): MapFrames $maps
	 * @param Closure(): LazyStyles $lazy_styles
	 */
	public function __construct(
		#[LazyInject( ServiceHosts::class )] private readonly Closure $services,
		#[LazyInject( MapFrames::class )] private readonly Closure $maps,
		#[LazyInject( LazyStyles::class )] private readonly Closure $lazy_styles
	) {}

	public function register(): void {
		add_filter( 'render_block', $this->in_block( ... ), PHP_INT_MAX - 1, 2 );
		foreach ( self::TEXTS as $text ) {
			add_filter( $text, $this->in_text( ... ), PHP_INT_MAX - 1 );
		}
	}

	/** Skips blocks with inner blocks: the filter has already run for each inner block. */
	private function in_block( mixed $html, mixed $block ): mixed {
		return is_array( $block ) && [] !== ( $block['innerBlocks'] ?? [] ) ? $html : $this->in_text( $html );
	}

	private function in_text( mixed $html ): mixed {
		// Excerpts are text and contain neither frames nor their placeholders.
		if (
			! is_string( $html )
			|| false === stripos( $html, '<iframe' )
			|| doing_filter( 'get_the_excerpt' )
			|| ! ( $this->services )()->are_asked()
		) {
			return $html;
		}
		return FrameTags::replace( $html, $this->instead( ... ) );
	}

	/**
	 * Returns escaped markup that replaces an iframe; null where no declared service covers its host.
	 *
	 * @param array<string, string|true> $attributes
	 */
	private function instead( Frame $frame, array $attributes ): ?string {
		$service = '' === $frame->service ? ( $this->services )()->service( $frame->address() ) : $frame->service;
		if ( '' === $service ) {
			return null;
		}
		if ( MapService::ID === $service ) {
			( $this->maps )()->note( $frame->host );
		}
		return self::has_scripts()
			? $this->waiting( $frame, $service, $attributes )
			: self::link( $frame, $attributes );
	}

	/** Whether the markup is for a page with the plugin's scripts: not for feeds, emails or the editor. */
	private static function has_scripts(): bool {
		return ! is_feed() && ! is_admin() && ! wp_doing_cron() && ! RequestKind::is_for_rest();
	}

	/** @param array<string, string|true> $attributes */
	private static function link( Frame $frame, array $attributes ): string {
		$title = self::title( $attributes );
		return sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $frame->page ),
			esc_html( '' === $title ? self::open( $frame ) : $title )
		);
	}

	/** @param array<string, string|true> $attributes */
	private function waiting( Frame $frame, string $service, array $attributes ): string {
		( $this->lazy_styles )()->bring( self::LOOK );
		wp_enqueue_script_module( self::MODULE );
		$title = self::title( $attributes );
		return '<div'
			. Html::attributes(
				[
					'class'              => 'brolga-frame',
					'data-brolga-module' => 'frame',
					'data-brolga-frame'  => (string) wp_json_encode( [ 'src' => $frame->url ] + $attributes ),
					'role'               => '' === $title ? null : 'group',
					'aria-label'         => '' === $title ? null : $title,
					'style'              => self::style( $attributes ),
				]
			)
			. '>'
			. ClickToLoad::html(
				$service,
				$frame->url,
				self::why( $service ),
				self::button( $service ),
				sprintf(
					'<a class="brolga-external__link" href="%s">%s</a>',
					esc_url( $frame->page ),
					esc_html( self::open( $frame ) )
				)
			)
			. '</div>';
	}

	/** @param array<string, string|true> $attributes */
	private static function title( array $attributes ): string {
		$title = $attributes['title'] ?? '';
		return is_string( $title ) ? trim( $title ) : '';
	}

	/** @param array<string, string|true> $attributes */
	private static function style( array $attributes ): string {
		$width  = self::pixels( $attributes['width'] ?? '' );
		$height = self::pixels( $attributes['height'] ?? '' );
		$own    = $attributes['style'] ?? '';
		$size   = match ( true ) {
			0 === $height => '',
			0 === $width  => "--brolga-frame-ratio:auto;--brolga-frame-height:{$height}px;",
			default       => "--brolga-frame-ratio:{$width}/{$height};--brolga-frame-width:{$width}px;",
		};
		return $size . ( is_string( $own ) ? $own : '' );
	}

	/**
	 * Parses a length in pixels, with or without `px`; returns 0 for other units and invalid values.
	 *
	 * @param string|true $length
	 */
	private static function pixels( string|bool $length ): int {
		return is_string( $length ) && 1 === preg_match( '/^\s*(\d{1,5})(?:px)?\s*$/', $length, $found )
			? (int) $found[1]
			: 0;
	}

	private static function why( string $service ): string {
		return match ( $service ) {
			/* translators: %s: a host, as www.youtube-nocookie.com. */
			VideoService::ID => __( 'The video is loaded from %s, which will see your IP address.', 'brolga' ),
			/* translators: %s: a host, as tile.openstreetmap.org. */
			MapService::ID   => __( 'The map is loaded from %s, which will see your IP address.', 'brolga' ),
			/* translators: %s: a host, as calendly.com. */
			default          => __( 'This content is loaded from %s, which will see your IP address.', 'brolga' ),
		};
	}

	private static function button( string $service ): string {
		return match ( $service ) {
			VideoService::ID => __( 'Show the video', 'brolga' ),
			MapService::ID   => __( 'Show the map', 'brolga' ),
			default          => __( 'Show the content', 'brolga' ),
		};
	}

	private static function open( Frame $frame ): string {
		/* translators: %s: YouTube, Google Maps or a host. */
		return sprintf( __( 'Open on %s', 'brolga' ), $frame->by );
	}
}
