<?php
/**
 * The images of slides, all of a block at once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Support\Module;

/**
 * Reads the images of all slides from the database before the first is
 * rendered: one after the other, each would ask for itself.
 *
 * @see SLIDER-29
 */
final class SlideImages implements Module {

	/** Blocks whose inner blocks have images. */
	private const BLOCKS = [ 'brolga/slider', 'brolga/video-slider', 'brolga/carousel' ];

	/** When the first of them begins. */
	public const OCCASIONS = [ 'block brolga/slider', 'block brolga/video-slider', 'block brolga/carousel' ];

	/** Where blocks keep the number of their image. */
	private const ATTRIBUTES = [
		'brolga/slide'    => 'imageId',
		'brolga/video'    => 'posterId',
		'core/image'      => 'id',
		'core/cover'      => 'id',
		'core/media-text' => 'mediaId',
	];

	public function __construct( private readonly Rendering $rendering ) {}

	/**
	 * Comes before blocks are rendered.
	 */
	public function register(): void {
		foreach ( self::BLOCKS as $block ) {
			$this->rendering->before( $block, self::prime( ... ) );
		}
	}

	/**
	 * Has the images ready.
	 *
	 * @param array<mixed> $block As it was parsed.
	 */
	private static function prime( array $block ): void {
		$ids = array_unique( self::images( $block ) );
		if ( count( $ids ) > 1 ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/**
	 * The numbers of the images in a block.
	 *
	 * @param array<mixed> $block As it was parsed.
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
			// WordPress takes digits for an integer, too.
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
			$ids = [ ...$ids, ...self::images( $inner ) ];
		}
		return $ids;
	}
}
