<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * The image that stands for a page: the post's own, else the first of its
 * content, else the site's.
 *
 * @see SEO-3 SEO-6
 */
final class SeoImages {

	/** The site's icon as WordPress prints it for phones, so that nothing more is read for it. */
	private const ICON = 180;

	public function __construct(
		private readonly Attachments $attachments,
		private readonly ContentImage $content
	) {}

	/**
	 * The image; null where there is none.
	 *
	 * @param Told $told The page.
	 */
	public function of( Told $told ): ?SeoImage {
		if ( null !== $told->post && $told->is_open ) {
			$featured = (int) get_post_thumbnail_id( $told->post );
			$this->attachments->prime( $featured, is_front_page() ? self::logo_id() : 0 );
			$own = $this->attachments->image( $featured, $told->title ) ?? $this->content->of( $told->post );
			if ( null !== $own ) {
				return $own;
			}
		}
		return $this->logo();
	}

	/**
	 * What stands for the site: its logo, else its icon.
	 */
	public function logo(): ?SeoImage {
		$this->attachments->prime( self::logo_id() );
		$logo = $this->attachments->image( self::logo_id(), Told::site() );
		$icon = null === $logo ? get_site_icon_url( self::ICON ) : '';
		return '' === $icon ? $logo : new SeoImage( $icon, 0, 0, Told::site() );
	}

	/**
	 * The logo's id.
	 */
	private static function logo_id(): int {
		$id = get_theme_mod( 'custom_logo' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
