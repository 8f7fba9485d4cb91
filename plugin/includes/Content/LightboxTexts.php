<?php
declare( strict_types=1 );

namespace Brolga\Content;

/**
 * The translated texts of the script module `@brolga/lightbox`. Blocks print them with their
 * markup, because the module is loaded on demand and has no markup of its own.
 *
 * @see GALLERY-7 GALLERY-8 GALLERY-9
 */
final class LightboxTexts {

	/** @return array<string, string> */
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
