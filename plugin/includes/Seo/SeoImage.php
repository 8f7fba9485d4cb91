<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * An image that stands for a page.
 */
final class SeoImage {

	/** The most characters of its description. */
	public const ALT = 420;

	/**
	 * @param string $url    Its address, absolute.
	 * @param int    $width  In pixels; 0: not known.
	 * @param int    $height In pixels; 0: not known.
	 * @param string $alt    What it shows.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $alt = ''
	) {}
}
