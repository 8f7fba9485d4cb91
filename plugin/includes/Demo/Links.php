<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * The demo's texts link to each other as if the site were theirs alone. Here,
 * an owner may have a contact page already, other permalinks, or WordPress in a
 * folder.
 *
 * @see START-6
 */
final class Links {

	/** An address within the site, in a link, in Markdown or in a block's attribute. */
	private const LINK = '~(?<=["(])(/(?:[a-z0-9-]+/)*)(?=["#?)])~';

	/**
	 * Takes where everything is.
	 *
	 * @param array<string, int> $posts Ids by the path the demo knows them by.
	 */
	public function __construct( private readonly array $posts ) {}

	/**
	 * Lets a text's links lead to where things are.
	 *
	 * @param string $text Block markup.
	 */
	public function settle( string $text ): string {
		return (string) preg_replace_callback(
			self::LINK,
			fn ( array $match ): string => $this->address( $match[1] ),
			$text
		);
	}

	/**
	 * The address of a path, without scheme and host.
	 *
	 * @param string $path As the demo says it.
	 */
	private function address( string $path ): string {
		// Posts are linked to by the journal's address too.
		$id      = $this->posts[ $path ] ?? $this->posts[ (string) preg_replace( '~^/blog/(?=.)~', '/', $path ) ] ?? 0;
		$address = $id > 0 ? get_permalink( $id ) : home_url( $path );
		return false === $address ? $path : wp_make_link_relative( $address );
	}
}
