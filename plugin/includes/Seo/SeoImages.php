<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * Chooses the image that represents a page: the featured image, otherwise the first image of the
 * content, otherwise the site's logo or icon.
 *
 * @see SEO-3 SEO-6
 */
final class SeoImages {

	/** The icon's width in pixels. WordPress prints this size for phones, so it needs no further query. */
	private const ICON = 180;

	public function __construct(
		private readonly ImageAttachments $attachments,
		private readonly ContentImage $content
	) {}

	public function of( PageMetadata $metadata ): ?SeoImage {
		if ( null !== $metadata->post && $metadata->is_open ) {
			$featured = (int) get_post_thumbnail_id( $metadata->post );
			$this->attachments->prime( $featured, is_front_page() ? self::logo_id() : 0 );
			$own = $this->attachments->image( $featured, $metadata->title ) ?? $this->content->of( $metadata->post );
			if ( null !== $own ) {
				return $own;
			}
		}
		return $this->logo();
	}

	public function logo(): ?SeoImage {
		$this->attachments->prime( self::logo_id() );
		$logo = $this->attachments->image( self::logo_id(), PageMetadata::site() );
		$icon = null === $logo ? get_site_icon_url( self::ICON ) : '';
		return '' === $icon ? $logo : new SeoImage( $icon, 0, 0, PageMetadata::site() );
	}

	private static function logo_id(): int {
		$id = get_theme_mod( 'custom_logo' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
