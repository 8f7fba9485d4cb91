<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Resolves the links within the demo's texts. They assume fixed URLs, but a site may already have
 * a contact page, use other permalinks, or run in a subfolder.
 *
 * @see START-6
 */
final class DemoLinks {

	private const LINK = '~(?<=["(])(/(?:[a-z0-9-]+/)*)(?=["#?)])~';

	/** @param array<string, int> $posts Post IDs by the path that the demo's texts use. */
	public function __construct( private readonly array $posts ) {}

	public function settle( string $text ): string {
		return (string) preg_replace_callback(
			self::LINK,
			fn ( array $match ): string => $this->address( $match[1] ),
			$text
		);
	}

	private function address( string $path ): string {
		// The texts also link to posts below /blog/.
		$id      = $this->posts[ $path ] ?? $this->posts[ (string) preg_replace( '~^/blog/(?=.)~', '/', $path ) ] ?? 0;
		$address = $id > 0 ? get_permalink( $id ) : home_url( $path );
		return false === $address ? $path : wp_make_link_relative( $address );
	}
}
