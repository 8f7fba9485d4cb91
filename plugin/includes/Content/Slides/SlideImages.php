<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Support\Module;

/**
 * Loads the images of all slides into the cache before the first slide is rendered; otherwise each
 * slide would query the database.
 *
 * @see SLIDER-29
 */
final class SlideImages implements Module {

	private const BLOCKS = [ 'brolga/slider', 'brolga/video-slider', 'brolga/carousel' ];

	/** The events at which this module is loaded: when the first of these blocks is rendered. */
	public const OCCASIONS = [ 'block brolga/slider', 'block brolga/video-slider', 'block brolga/carousel' ];

	private const ATTRIBUTES = [
		'brolga/slide'    => 'imageId',
		'brolga/video'    => 'posterId',
		'core/image'      => 'id',
		'core/cover'      => 'id',
		'core/media-text' => 'mediaId',
	];

	public function __construct( private readonly BlockRendering $rendering ) {}

	public function register(): void {
		foreach ( self::BLOCKS as $block ) {
			$this->rendering->before( $block, self::prime( ... ) );
		}
	}

	/** @param array<mixed> $block */
	private static function prime( array $block ): void {
		$ids = array_unique( self::images( $block ) );
		if ( count( $ids ) > 1 ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/**
	 * @param array<mixed> $block
	 * @return list<int>
	 */
	private static function images( array $block ): array {
		$ids = [];
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			if ( ! is_array( $inner ) ) {
				continue;
			}
			$name  = $inner['blockName'] ?? null;
			$attrs = $inner['attrs'] ?? null;
			$id    = is_string( $name ) && is_array( $attrs ) ? $attrs[ self::ATTRIBUTES[ $name ] ?? '' ] ?? 0 : 0;
			// WordPress accepts strings of digits as integers.
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
			$ids = [ ...$ids, ...self::images( $inner ) ];
		}
		return $ids;
	}
}
