<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Kits\Kit;

/**
 * What a kit says: its file `kit.json`.
 *
 * @see KIT-1 KIT-9
 */
final class Kit {

	/** The version of the file format; a change that an older version cannot read counts it up. */
	public const FORMAT = 1;

	public const MAX_ITEMS  = 1000;
	public const MAX_IMAGES = 2000;

	/**
	 * @param string $origin URL of the site of origin, without a trailing slash.
	 * @param string $uploads URL of its uploads folder.
	 * @param string $theme The folder of its theme.
	 * @param array<array-key, mixed> $settings Values by name, by section.
	 * @param array{styles: string, logo: int, icon: int}|null $brand Global styles as JSON, and images.
	 * @param list<KitItem> $items
	 * @param list<KitImage> $images
	 * @param int $unreadable How many entries are none of the above.
	 */
	public function __construct(
		public readonly string $origin,
		public readonly string $uploads,
		public readonly string $theme,
		public readonly string $made,
		public readonly array $settings,
		public readonly ?array $brand,
		public readonly array $items,
		public readonly array $images,
		public readonly int $unreadable = 0
	) {}

	/** @throws KitRefused If it is of another version, or holds too much. */
	public static function read( Data $saved ): self {
		$format = $saved->number( 'format' );
		if ( $format > self::FORMAT ) {
			throw new KitRefused( __( 'This kit comes from a newer version of Brolga. Update Brolga on this site, then import the kit again.', 'brolga' ) );
		}
		$items  = $saved->each( 'items' );
		$images = $saved->each( 'images' );
		if ( self::FORMAT !== $format || 1 !== preg_match( '#^https?://[^\s"<>]+\z#', $saved->text( 'origin' ) ) ) {
			throw new KitRefused( __( 'This is not a kit of Brolga. Choose the .zip file that you downloaded from the other site.', 'brolga' ) );
		}
		if ( count( $items ) > self::MAX_ITEMS || count( $images ) > self::MAX_IMAGES ) {
			throw new KitRefused( sprintf(
				/* translators: 1: a number of pages and the like, 2: a number of images. */
				__( 'This kit holds too much. A kit can have %1$s items and %2$s images. Export fewer at a time.', 'brolga' ),
				number_format_i18n( self::MAX_ITEMS ),
				number_format_i18n( self::MAX_IMAGES )
			) );
		}
		$read_items  = array_values( array_filter( array_map( KitItem::read( ... ), $items ) ) );
		$read_images = array_values( array_filter( array_map( KitImage::read( ... ), $images ) ) );
		$brand       = $saved->at( 'brand' );
		return new self(
			untrailingslashit( $saved->text( 'origin' ) ),
			untrailingslashit( $saved->text( 'uploads' ) ),
			$saved->text( 'theme' ),
			$saved->text( 'made' ),
			$saved->at( 'settings' )->values,
			[] === $brand->values ? null : [
				'styles' => $brand->text( 'styles' ),
				'logo'   => $brand->number( 'logo' ),
				'icon'   => $brand->number( 'icon' ),
			],
			$read_items,
			$read_images,
			count( $items ) + count( $images ) - count( $read_items ) - count( $read_images )
		);
	}

	/** @return array<string, mixed> */
	public function for_file(): array {
		return [
			'format'   => self::FORMAT,
			'origin'   => $this->origin,
			'uploads'  => $this->uploads,
			'theme'    => $this->theme,
			'made'     => $this->made,
			'settings' => (object) $this->settings,
			'brand'    => (object) ( $this->brand ?? [] ),
			'items'    => array_map( static fn ( KitItem $item ): array => $item->for_file(), $this->items ),
			'images'   => array_map( static fn ( KitImage $image ): array => $image->for_file(), $this->images ),
		];
	}
}
