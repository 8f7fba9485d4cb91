<?php
/**
 * What the lightbox says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content;

/**
 * The texts of `@brolga/lightbox`, which a block hands to its view with its
 * markup: the lightbox is fetched later, and has no page of its own.
 *
 * @see GALLERY-7 GALLERY-8 GALLERY-9
 */
final class LightboxTexts {

	/**
	 * The texts in the visitor's language, by the names the lightbox has for them.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'label'       => __( 'Images', 'brolga' ),
			'close'       => __( 'Close', 'brolga' ),
			'previous'    => __( 'Previous image', 'brolga' ),
			'next'        => __( 'Next image', 'brolga' ),
			/* translators: {index}: the image's number, {count}: how many there are. Keep both as they are. */
			'position'    => __( 'Image {index} of {count}', 'brolga' ),
			'notFound'    => __( 'Content not found', 'brolga' ),
			'failed'      => __( 'The content could not be loaded.', 'brolga' ),
			'imageFailed' => __( 'The image could not be loaded.', 'brolga' ),
		];
	}
}
