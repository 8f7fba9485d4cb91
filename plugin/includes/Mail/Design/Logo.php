<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

/**
 * The site's logo, else its icon, as a file that mail programs show.
 *
 * @see EMAIL-864
 */
final class Logo {

	/** The name under which the email's HTML shows an enclosed file. */
	public const CID = 'brolga-logo';

	/** Maximum size of the file in pixels, shown at half that size for high-density screens. */
	private const WIDTH  = 400;
	private const HEIGHT = 128;

	/** An image that is wider than this in relation to its height usually contains the name. */
	private const WORDMARK = 1.8;

	private function __construct(
		public readonly string $file,
		public readonly string $url,
		public readonly int $width,
		public readonly bool $has_name
	) {}

	/** Null if the site has none. */
	public static function of_site(): ?self {
		// Mail programs show no SVG; if the logo is one, the site icon is tried.
		foreach ( [ get_theme_mod( 'custom_logo' ), get_option( 'site_icon' ) ] as $image ) {
			$file = is_numeric( $image ) && (int) $image > 0
				? MailImage::file( (int) $image, self::WIDTH, self::HEIGHT )
				: '';
			$size = '' === $file ? false : wp_getimagesize( $file );
			if ( is_array( $size ) && $size[0] > 0 && $size[1] > 0 ) {
				$ratio = $size[0] / $size[1];
				return new self(
					$file,
					MailImage::url_of( (int) $image, $file ),
					(int) round( min( $size[0], self::WIDTH / 2, self::HEIGHT / 2 * $ratio ) ),
					$ratio >= self::WORDMARK
				);
			}
		}
		return null;
	}
}
