<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/** An image that represents a page for search engines and social networks. */
final class SeoImage {

	/** Maximum characters of the alternative text. */
	public const ALT = 420;

	/**
	 * @param string $url Absolute.
	 * @param int $width In pixels; 0 if unknown.
	 * @param int $height In pixels; 0 if unknown.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly string $alt = ''
	) {}
}
